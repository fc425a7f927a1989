/** The types that the answers of all operations are made of, and what makes of an answer its data. */
export function answerTypes(raw: boolean): readonly string[] {
  return [okAnswer, errorAnswer, otherAnswer, ...(raw ? [rawAnswer] : []), unwrap, answerError, unreadable];
}

const okAnswer = `/** An answer that went well. A stream is the answer's body: it is read once, and leaving its loop closes the connection. */
export interface OkAnswer<Status extends number, Data> {
  readonly ok: true;
  readonly status: Status;
  readonly data: Data;
  readonly headers: Headers;
  readonly response: Response;
}`;

const errorAnswer = `/** An answer that did not, as the service says it. */
export interface ErrorAnswer<Status extends number, Problem> {
  readonly ok: false;
  readonly status: Status;
  readonly error: Problem;
  readonly headers: Headers;
  readonly response: Response;
}`;

const otherAnswer = `/** Whatever else came back, from the service or from what stands before it: \`response.status\` says which status. */
export interface OtherAnswer {
  readonly ok: false;
  readonly status: 'other';
  /** JSON that was parsed, or else the text. */
  readonly error: unknown;
  readonly headers: Headers;
  readonly response: Response;
}`;

const rawAnswer = `/** A \`Response\` that the service makes by hand: nothing is known of it, and its body has not been read. */
export interface RawAnswer {
  readonly ok: boolean;
  readonly status: 'other';
  readonly headers: Headers;
  readonly response: Response;
}`;

const unwrap = `/**
 * The data of an answer that went well, for whom every other is an exception: \`unwrap(await client.getTodos())\`.
 *
 * @throws AnswerError
 */
export function unwrap<A extends OkAnswer<number, unknown> | ErrorAnswer<number, unknown> | OtherAnswer>(
  answer: A,
): Extract<A, { readonly ok: true }>['data'] {
  if ('error' in answer) throw new AnswerError(answer);
  return answer.data;
}`;

const answerError = `/** An answer that did not go well, thrown by \`unwrap\`. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly answer: ErrorAnswer<number, unknown> | OtherAnswer;

  constructor(answer: ErrorAnswer<number, unknown> | OtherAnswer) {
    const text = \`The service answered \${answer.response.status}: \${JSON.stringify(answer.error)}\`;
    super(text.length > 500 ? \`\${text.slice(0, 500)}…\` : text);
    this.answer = answer;
  }
}`;

const unreadable = `/** An answer that says it is JSON, and is none. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  readonly response: Response;

  constructor(text: string, response: Response, cause: unknown) {
    super(\`The service answered \${response.status} with malformed JSON: \${text.slice(0, 200)}\`);
    this.response = response;
    Object.defineProperty(this, 'cause', { value: cause, configurable: true, writable: true });
  }
}`;
