import type { types } from '../catalogue/types.ts';
import type { Explanations } from './explanation.ts';

export const typeExplanations: Explanations<typeof types> = {
  'any-type': {
    rule: 'No part of a request or an answer is `any`.',
    why: '`any` says nothing about a value: a request could not be checked, and an answer could leak every column of a database row. It also spreads silently, for example from `JSON.parse`. Where any JSON is allowed, write `unknown`.',
  },
  'unsupported-type': {
    rule: 'The types of JSON bodies consist of what JSON can represent.',
    why: 'JSON would lose a `Map`, a function or a `bigint`, or change it into something else, while the type still promises it. The same holds for objects with a `toJSON` method, such as a decimal that becomes a string, or an entity that leaves out its password: an answer is written from the fields of its type. A `Date` can be sent, as an ISO string, but not received: clients send a string.',
  },
  'type-too-large': {
    rule: 'Types are small enough for the compiler to follow.',
    why: 'The code that checks a type follows its structure with nested calls, and the call stack is limited. A type with thousands of fields is usually a table, which is `Record<string, Row>`. A type with hundreds of levels is usually a recursive type: a named model may contain itself. By default, incoming JSON may have at most 128 levels.',
  },
  'options-change-type': {
    rule: 'A type has the same fields, with the same types, whether or not its fields have options.',
    why: 'The compiler represents options as an object in the type. A condition such as `T[K] extends object` is therefore true for an `int`, although editors show a `number`; and a literal with options is not a key, so `Record<State, int>` would have no fields. Where only literals are selected, such as the keys of some fields, the compiler reads what editors show. It refuses any other such type rather than compile a different model from the one that editors show. A condition that first asks for strings, numbers and booleans gives the same result in both cases.',
  },
  'tag-with-script': {
    rule: "Only typia's own type tags are supported. Tags with a script of their own are not.",
    why: 'Such a tag contains its check as source code in a string, which only the validator could run. The document and the 422 answers could not describe it.',
  },
  'not-a-text-type': {
    rule: 'The types of path, query, header, cookie and form parameters can be read from a string.',
    why: 'There are rules for reading a number, a boolean, a literal or a list from a string, but none for a model: every client would write it differently. Declare several parameters, or a `Body`.',
  },
  'comma-in-item': {
    rule: 'The literals of a list that is read from a string contain no comma.',
    why: '`tags=a,b` is a list of two items, and so is `tags=a&tags=b`. A comma within an item could not be told from a separator, so an item with a comma is never received: the document would allow a value that no client can send.',
  },
  'header-value': {
    rule: 'The headers of an answer are strings.',
    why: 'HTTP sends headers as text, and there is no single way to write a date or a number: the app decides. For several values of one header, use a list of strings.',
  },
  'not-a-json-type': {
    rule: 'A body that is sent as JSON has a JSON content type.',
    why: 'A string is sent as JSON too, in quotes: as `text/plain`, clients would show the quotes, and the document would be wrong. Bytes are sent as they are, with any content type: as a `Blob` or a `ReadableStream` in a tuple, which the document describes, or as a `Response`, which it does not.',
  },
  'stream-content-type': {
    rule: 'A stream of items has no content type of its own.',
    why: "The items of a generator are sent as server-sent events or as lines of JSON, depending on the request's `Accept` header: a fixed content type would be wrong for one of the two. Bytes are sent as they are, with any content type: return a `ReadableStream` in a tuple with the content type.",
  },
  'ambiguous-return': {
    rule: 'The return type distinguishes a body from a body with a status.',
    why: 'A list may be the body itself, or a tuple of body and status, and both look alike at run time: `[todo, 201]` could be a list of two items. `reply(todo, 201)` returns a tuple whose type is unambiguous.',
  },
  'uncertain-promise': {
    rule: 'A handler returns a promise either always or never.',
    why: 'The generated code awaits only handlers that return a promise, which makes the others faster. A method that is declared `async` always returns one.',
  },
  'generator-return': {
    rule: 'A generator returns no value.',
    why: 'The values that a generator yields are sent to the client, one by one. The value that it returns is not sent. Yield the last item like all others.',
  },
  'type-error': {
    rule: 'The app has no TypeScript errors.',
    why: "Where TypeScript does not know a type, the compiler does not know it either, and guessing could generate the wrong checks. The errors are those that `tsc` reports under the app's own options; `TS2322` is TypeScript's code.",
  },
};
