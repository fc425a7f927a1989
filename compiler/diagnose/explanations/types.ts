import type { types } from '../catalogue/types.ts';
import type { Explanations } from './explanation.ts';

export const typeExplanations: Explanations<typeof types> = {
  'any-type': {
    rule: 'Nothing that crosses HTTP is `any`.',
    why: '`any` says nothing: it cannot be checked on its way in, and on its way out it would let every column of a row leave. It spreads silently, as from `JSON.parse`. Where any JSON is really meant, `unknown` says so.',
  },
  'unsupported-type': {
    rule: 'What crosses HTTP as JSON is made of what JSON has.',
    why: 'A `Map`, a function or a `bigint` would be lost on the way, or become something else, while the type goes on to promise it. So would what a `toJSON` makes of an object, a text of a decimal, an entity without its password: an answer is written by the fields of its type. A `Date` can be written, as its ISO text, and never comes in: a client sends a text.',
  },
  'type-too-large': {
    rule: 'Types are small enough to be followed to their ends.',
    why: 'The code that checks a type is written by following it, one call inside the other, and the call stack is limited. A type of thousands of fields is most often a table in disguise, `Record<string, Row>`, and one that is hundreds of levels deep is one that should lead back to itself: a model with a name may hold itself. JSON that comes in may be 128 levels deep anyway, where the limits do not say otherwise.',
  },
  'options-change-type': {
    rule: 'A type has the same fields with options as without, and these the same types.',
    why: 'To the compiler a type carries its options as an object does, so a condition such as `T[K] extends object` takes an `int` for an object, while an editor shows a number. A literal with options on it is no key to it, so `Record<State, int>` would have no fields. Rather than compile another model than the one that is shown, it is refused. A condition that asks for strings, numbers and booleans first tells them in both cases.',
  },
  'tag-with-script': {
    rule: "Tags of typia are those that typia itself has: a tag's own script is not run.",
    why: 'A script in a type is a text of code, for the one checker that typia prints. The document and the answers that say what was wrong know nothing of it.',
  },
  'not-an-upload': {
    rule: 'A `File` is an upload, or a list of uploads.',
    why: 'A file arrives as bytes with a name and a type. A text from a form is `Form<string>`; what a file says is read from it in the method: `await image.text()`.',
  },
  'body-and-form': {
    rule: 'A method reads a JSON body or a form, not both.',
    why: 'A request has one body of one content type. Fields that come beside a file are `Form` parameters; what a dependency reads counts too.',
  },
  'not-a-text-type': {
    rule: 'What comes from path, query, headers, cookies and forms can be read from a text.',
    why: 'There is a rule for reading a number, a boolean, a literal or a list from a text, and none for a model: every client would write it in another way. Several parameters, or a `Body`, do.',
  },
  'comma-in-item': {
    rule: 'What an item of a list in a text may be holds no comma.',
    why: '`tags=a,b` is a list of two, and so is `tags=a&tags=b`. A comma within an item could not be told from one between two, so an item with one is never received: the schema would offer what no client can send.',
  },
  'header-value': {
    rule: 'The headers of a tuple are texts.',
    why: 'A header is a text on the wire, and how a date or a number becomes one is for the author to say. Several values of one name are a list of texts.',
  },
  'not-a-json-type': {
    rule: 'A body that is sent as JSON has a content type of JSON.',
    why: 'A string is written as JSON too, with quotes around it: under `text/plain` clients would show the quotes, and the document would promise what never comes. Bytes are sent as they are, under any type: a `Blob` or a `ReadableStream` in a tuple, which the document describes, or a `Response`, which it does not.',
  },
  'stream-content-type': {
    rule: 'A stream of items has no content type of its own.',
    why: 'The items of a generator are framed as events or as lines of JSON, by what the client accepts: a content type that says anything else would be wrong for one client or another. Bytes are sent as they are, under any type: a `ReadableStream` in a tuple with the content type.',
  },
  'ambiguous-return': {
    rule: 'The return type tells a body from a body with a status.',
    why: 'A list may be the body itself, or a tuple of body and status, and at run time both look alike: `[todo, 201]` might be a list of two. `reply(todo, 201)` gives a tuple whose type says so.',
  },
  'uncertain-promise': {
    rule: 'A handler returns a promise always or never.',
    why: 'Code for a handler that is not async waits for nothing, which makes it fast. Declared `async`, a method gives a promise in every case.',
  },
  'generator-return': {
    rule: 'A generator returns nothing.',
    why: 'What it yields is sent, item by item; what it returns goes to nobody. A last item is yielded like all others.',
  },
  'type-error': {
    rule: "The app has no errors of TypeScript's.",
    why: "Where TypeScript does not know a type, neither does the compiler, and guessing would give code that checks something else. The errors are those that `tsc` shows under the app's own options, with TypeScript's number beside our code.",
  },
};
