import { isBodiless, isErrorStatus, isRedirect } from '../../../runtime/exchange/status.ts';
import type { Entry } from '../diagnostic.ts';
import { code } from './code.ts';

const itemIsEvent =
  'each item that is yielded is sent as an event. For events with names or ids, use `createEventStream` of h3.';

/** What methods return and throw. */
export const answers = {
  'unread-status': (what: string, status: number | undefined, isField = false): Entry => ({
    severity: 'warning',
    message: isField
      ? `${code(what)} does not set the status of the answer: the whole object is its body, sent with 200`
      : `\`${what}\` does not set the status of the answer: the return value of the method does`,
    hint: isErrorStatus(status)
      ? `Write \`throw new HttpError(${status}, 'It failed')\`, or return \`reply(body, ${status})\`.`
      : `Return ${answerOf(status ?? 201)}.`,
  }),
  'lost-body': (lost: LostBody): Entry => ({
    severity: 'warning',
    ...wordsOf(lost),
  }),
  'stringified-body': (sent: string, value: string, kind: 'event' | 'fields' | 'text'): Entry => ({
    severity: 'warning',
    message:
      kind === 'text'
        ? `${code(sent)} is sent as the JSON of a text: clients would have to parse it twice`
        : `${code(sent)} is sent as the data of an event: clients would get an event within an event`,
    hint: {
      event: `Write ${code(value)} itself: ${itemIsEvent}`,
      fields: `Write ${code(value)} itself: ${itemIsEvent} If the object is meant, declare the return type of the method.`,
      text: `Write ${code(value)} itself: what a method gives is converted to JSON. If the text is meant, declare the return type of the method.`,
    }[kind],
  }),
  'lost-keys': (record: string, hasFields: boolean): Entry => ({
    severity: 'warning',
    message: `the keys of ${code(record)}${hasFields ? ', but for the fields of its type,' : ''} are not sent: TypeScript leaves them out of the type of an object with other fields`,
    hint: `Send the record as a field, ${code(`{ byKey: ${record} }`)}, or declare the return type of the method, such as \`Record<string, unknown>\`.`,
  }),
  'lost-fields': (field: string): Entry => ({
    severity: 'warning',
    message: `the field ${code(field)} is not sent: the inferred return type does not have it, because another answer has the other fields alone`,
    hint: 'Declare the return type of the method: TypeScript keeps both types of a union that is written, such as `Todo | TodoSummary`.',
  }),
  'throws-tag': ({ kind, meant, text }: ThrowsTagFault): Entry => {
    switch (kind) {
      case 'status':
        return {
          message: `${code(text)} is not the status of an HTTP error, which is from 400 to 599`,
          hint: 'Write `@throws {404} Text`, or `@throws {404 USER_NOT_FOUND} Text` with the code of the error.',
        };
      case 'name':
        return {
          message: `${code(text)} is not the name of a class`,
          hint:
            meant === undefined
              ? 'Write a status, `@throws {404} Text`, or the name of a class that the file declares, or imports and uses.'
              : `Did you mean \`${meant}\`?`,
        };
      case 'no-status':
        return {
          message: `the status of the class ${code(text)} is not known`,
          hint: 'Write the status: `@throws {404} Text`.',
        };
      case 'form':
        return {
          message: '`@throws` has no error in its braces',
          hint: 'Write `@throws {404} Text` or `@throws {ResourceNotFound} Text`.',
        };
    }
  },
  'error-status': (status: number): Entry => ({
    message: `${status} is not the status of an HTTP error, which is from 400 to 599`,
    hint:
      status >= 200 && status <= 399
        ? `Return ${answerOf(status)}, because this status is not an error.`
        : "Write the status of an error: `new HttpError(404, 'No such todo')`.",
  }),
  'thrown-answer': (thrown: string, isInVerb: boolean): Entry => ({
    severity: 'warning',
    message: `${code(thrown)} is an answer, but it is thrown, which gives a 500`,
    hint: `Write \`return\` instead of \`throw\`${isInVerb ? '' : ', here and in the callers of this function'}; or throw an error: \`new HttpError(404, 'No such todo')\`.`,
  }),
  'dropped-answer': (made: string, kind: 'error' | 'function' | 'verb'): Entry => ({
    severity: 'warning',
    message:
      kind === 'error'
        ? `${code(made)} makes an error, but it is not thrown, so the function goes on`
        : `${code(made)} makes an answer, but it is not returned, so it is not sent`,
    hint: {
      error: `Write ${code(`throw ${made}`)}.`,
      function: `Write ${code(`return ${made}`)}, and return it in the callers of this function, too; or throw an error: \`new HttpError(401, 'Log in first')\`.`,
      verb: `Write ${code(`return ${made}`)}.`,
    }[kind],
  }),
  'foreign-error': (thrown: string, status: number | undefined): Entry => ({
    severity: 'warning',
    message: `${code(thrown)} is not an \`HttpError\`, so it gives a 500`,
    hint: `Write \`new HttpError(${status ?? 404}, 'What went wrong')\`, with \`import { HttpError } from 'routeclass'\`; a class of your own can extend it.`,
  }),
} as const;

/** A body that is not sent: before a comma operator and its status, on the line after its `return`, or with 204. */
type LostBody =
  | { readonly kind: 'comma'; readonly parts: readonly string[] }
  | { readonly kind: 'line'; readonly value: string }
  | { readonly kind: 'status'; readonly statuses: readonly number[] };

function wordsOf(lost: LostBody): Pick<Entry, 'message' | 'hint'> {
  switch (lost.kind) {
    case 'comma':
      return {
        message: `the comma operator returns ${code(lost.parts.at(-1)!)} alone: the values before it are lost`,
        hint: `Return ${code(`reply(${lost.parts.join(', ')})`)}.`,
      };
    case 'line':
      return {
        message: '`return` ends at the end of its line: the value below it is lost',
        hint: `Begin the value on the same line: ${code(`return ${lost.value}`)}.`,
      };
    case 'status':
      return {
        message: `an answer with the status ${lost.statuses.join(' or ')} has no body: this one is not sent`,
        hint: `Return ${answerOf(lost.statuses[0]!)}, or the body with another status: \`reply(body, 200)\`.`,
      };
  }
}

/** The expression that a method returns for a status that is no error. */
function answerOf(status: number): string {
  if (isBodiless(status)) return code(`reply(undefined, ${status})`);
  return code(isRedirect(status) ? `redirect('/todos', ${status})` : `reply(body, ${status})`);
}

/** What is wrong with a `@throws`. `text` is the status or the name in it. */
interface ThrowsTagFault {
  readonly kind: 'status' | 'name' | 'no-status' | 'form';
  readonly text: string;
  readonly meant?: string | undefined;
}
