/** The types that the answers of all operations are made of, and what makes of an answer its data. */
export function answerTypes(raw: boolean): readonly string[] {
  return [okAnswer, errorAnswer, otherAnswer, ...(raw ? [rawAnswer] : []), unwrap, answerError, unreadable];
}

const okAnswer = `/** A successful answer. If its data is a stream, it can be read once; leaving the loop early closes the connection. */
export interface OkAnswer<Status extends number, Data> {
  readonly ok: true;
  readonly status: Status;
  readonly data: Data;
  readonly headers: Headers;
  readonly response: Response;
}`;

const errorAnswer = `/** An error that the operation documents. */
export interface ErrorAnswer<Status extends number, Problem> {
  readonly ok: false;
  readonly status: Status;
  readonly error: Problem;
  readonly headers: Headers;
  readonly response: Response;
}`;

const otherAnswer = `/** Any other answer, of the service or of a proxy before it. Its status is \`response.status\`. */
export interface OtherAnswer {
  readonly ok: false;
  readonly status: 'other';
  /** The parsed JSON, or the text of anything else. */
  readonly error: unknown;
  readonly headers: Headers;
  readonly response: Response;
}`;

const rawAnswer = `/** A \`Response\` of the handler's own: its content is unknown, and its body has not been read. */
export interface RawAnswer {
  readonly ok: boolean;
  readonly status: 'other';
  readonly headers: Headers;
  readonly response: Response;
}`;

const unwrap = `/**
 * The data of a successful answer; any other is thrown as an error: \`unwrap(await client.getTodos())\`.
 *
 * @throws AnswerError
 */
export function unwrap<A extends OkAnswer<number, unknown> | ErrorAnswer<number, unknown> | OtherAnswer>(
  answer: A,
): Extract<A, { readonly ok: true }>['data'] {
  if ('error' in answer) throw new AnswerError(answer);
  return answer.data;
}`;

const answerError = `/** Thrown by \`unwrap\` for an answer that is not successful. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly answer: ErrorAnswer<number, unknown> | OtherAnswer;

  constructor(answer: ErrorAnswer<number, unknown> | OtherAnswer) {
    const text = \`The service answered \${answer.response.status}: \${JSON.stringify(answer.error)}\`;
    super(text.length > 500 ? \`\${text.slice(0, 500)}…\` : text);
    this.answer = answer;
  }
}`;

const unreadable = `/** Thrown for an answer whose content type is JSON, but whose body is not. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  readonly response: Response;

  constructor(text: string, response: Response, cause: unknown) {
    super(\`The service answered \${response.status} with malformed JSON: \${text.slice(0, 200)}\`);
    this.response = response;
    Object.defineProperty(this, 'cause', { value: cause, configurable: true, writable: true });
  }
}`;
