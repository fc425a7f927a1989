import type { answers } from '../catalogue/answers.ts';
import type { Explanations } from './explanation.ts';

export const answerExplanations: Explanations<typeof answers> = {
  'unread-status': {
    rule: 'The status of an answer is the one that the method returns.',
    why: 'A method returns the status together with the body, `reply(body, 201)`, so that the document and the types of clients contain it; a body alone has the status 200. In h3, handlers set the status on the event. Here it would contradict the document, and is ignored. A status in a field, `{ statusCode: 201, body }`, is part of the body. This is a warning. Headers that are set on the event are sent.',
  },
  'lost-body': {
    rule: 'A body follows its `return` on the same line, and with its status it is `reply(body, 201)`. Answers with 204, 205 and 304 have no body.',
    why: 'In Python, `return body, 201` returns both. In JavaScript, the comma operator evaluates to its last operand: clients would get the number as the body, with status 200, and the document would say the same. Other uses of the comma operator are not reported. A line break after `return` ends the statement: the value on the next line is never reached, and clients would get 204. HTTP has no body in answers with 204, 205 and 304: what is given with them is not sent, and not in the document; only `null` is taken for no body. All of these are warnings, because the code is valid.',
  },
  'stringified-body': {
    rule: 'A method returns the value, not its JSON.',
    why: 'In frameworks that send texts as they are, handlers call `JSON.stringify` themselves. Here, every body is converted to JSON, a text too: clients would get a JSON string with JSON in it, and the document would only say `string`. A stream sends each item that is yielded as an event, or as a line of JSON: a text that begins with `data: `, or an object with `event` and `data`, would be the data of an event, and not an event. The value itself has a type, which validates the answer and is in the document. This is a warning. Except for such a text, it is not given where the return type is declared, as in `get(): string`, and not for a text that is only part of the body.',
  },
  'lost-keys': {
    rule: 'A record is a field of an answer, or all of it.',
    why: 'An answer has the fields of its type. For TypeScript, the type of `{ ...counts, total }` is `{ total: number }` if `counts` is a `Record<string, number>`: it has no type for the one field beside any number of others. So the keys of the record would silently be missing in the answer, as they are in the document. This is a warning. It is not given where the return type is declared, and not where all that is spread are records, whose keys TypeScript keeps.',
  },
  'lost-fields': {
    rule: 'Answers with different fields, and the same status, have a declared return type.',
    why: 'An answer has the fields of its type. Where a method returns both `reply({ id, name }, 200)` and `reply({ id }, 200)`, each of the first type is also one of the second, and TypeScript infers the second alone: `[{ id: number }, 200]`. So the name would silently be missing in the answer, as it is in the document. The same is true of two interfaces, one of which extends the other; not of object literals that are returned without a status, whose types TypeScript keeps apart. This is a warning. It is not given where the return type is declared, and not where the type of a body is written, as in `reply<Summary, 200>(ada, 200)`.',
  },
  'throws-tag': {
    rule: 'A `@throws` names HTTP errors by status or by class: `@throws {404} Text`, `@throws {ResourceNotFound} Text`.',
    why: 'The compiler finds the errors that handlers throw by following their calls, and lists them in the document. The tag adds errors that it cannot see, such as those of packages, and its text replaces the description of those that it does see. A status may be followed by a code, `{404 USER_NOT_FOUND}`, or be written without braces, `@throws 404 Text`; several errors are separated by `|`, `{404 | 409}`. With an invalid status, or with a name that is not a class, the error would silently be missing from the document. Other errors, `@throws {RangeError}`, and plain text, `@throws when the disk is full`, are ignored.',
  },
  'error-status': {
    rule: 'The status of an `HttpError` is between 400 and 599.',
    why: 'Error handlers, logs and the document recognise errors by their status. The constructor throws for any other status, so the client would get 500. Answers that are not errors are returned: `reply(body, 201)`, `redirect(location)`.',
  },
  'thrown-answer': {
    rule: 'Answers are returned, and errors are thrown.',
    why: 'In other frameworks, `throw redirect(location)` and `throw new Response(...)` answer a request. Here, the answer is what a method returns, so that its type says what clients get. A thrown value that is not an HTTP error is a fault of the app: 500, with a line in the log. This is a warning, because the `unhandled` handler of an `error.ts` may know the value. Values that the function itself catches are not reported.',
  },
  'dropped-answer': {
    rule: 'An answer is returned, and an error is thrown.',
    why: 'In other frameworks, `redirect(location)` sends an answer, or throws it. Here, `reply` and `redirect` only make a tuple of a body, a status and headers, and `Response.json(body)` a `Response`: what a method returns is the answer, so that its type says what clients get. Without its `throw`, `new HttpError(404, text)` does nothing. This is a warning.',
  },
  'foreign-error': {
    rule: 'Errors with a status are `HttpError`, or classes that extend it.',
    why: "In other frameworks, Hono's `HTTPException`, NestJS's `HttpException`, errors with a `statusCode`, as in Fastify and `http-errors`, and those of an app's own with a `status` or a `code`, as in `new ApiError('No such todo', 404)`, and objects such as `{ status: 404, message }` determine the answer. Here, every error other than an `HttpError` or h3's `HTTPError` is a fault of the app: 500, with a line in the log. This is a warning. It is not given for errors that are caught, or where an `error.ts` above the route has a function of the app's own for `unhandled`, which may know them.",
  },
};
