import type { options } from '../catalogue/options.ts';
import type { Explanations } from './explanation.ts';

export const optionExplanations: Explanations<typeof options> = {
  'unknown-option': {
    rule: 'A declarator has known options only.',
    why: 'A misspelt option would silently check nothing. TypeScript reports it while you type; the compiler refuses it even where a cast hides it.',
  },
  'options-not-object': {
    rule: 'The options of a declarator are an object type.',
    why: 'Each option has a name, which distinguishes a description from a format, for example. A string or a list in this place has no names.',
  },
  'option-not-applicable': {
    rule: 'An option applies to the type that it belongs to.',
    why: '`ge` limits numbers, `minLength` strings, and `minItems` lists. On another type, an option would check nothing. In a union, each option applies to the members of its kind. Beside a type, as in `int & { ge: 1 }`, an object is a brand to TypeScript: options belong in the declarator.',
  },
  'option-not-constant': {
    rule: 'The value of an option is a literal type.',
    why: 'Options are types, which are read when the app is built. `{ ge: number }` says that there is a limit, but not which. `typeof most` with `const most = 100` is a literal type, and so is an alias of one.',
  },
  'option-value': {
    rule: 'The value of an option is valid for that option.',
    why: 'A length is a whole number of at least zero, a format is one of the known formats, and a media type is `image/png` or `image/*`. Other values could not be checked, or would refuse every request.',
  },
  'contradicting-options': {
    rule: 'At least one value satisfies all constraints of a type.',
    why: 'Otherwise every request would be refused. Constraints from several places apply together: options of a parameter, of a named type, and JSDoc tags. An `int` is limited to the safe integers.',
  },
  'bound-beyond-limit': {
    rule: 'The options of an upload are within the limits of its route: `maxSize` within `fileSize`, and `maxItems` within `files`.',
    why: 'Limits protect the server, and are checked first: a file larger than `fileSize` is answered with 413 before its `maxSize` is looked at, so a larger `maxSize` would promise something in the document that no request can use. The limits are those of `static limits`, otherwise those of the config, otherwise 10 MiB a file and 20 files. This is a warning, because `createApp` may set other limits when the app starts.',
  },
  'comment-tag-value': {
    rule: 'A JSDoc tag such as `@minimum` has a valid value.',
    why: 'TypeScript does not check comments. The compiler refuses a tag whose value it cannot use instead of ignoring it, because the tag was meant to check something.',
  },
  'unread-tag': {
    rule: '`@hidden` is in the JSDoc of a method or of a class, and a JSDoc has one `@summary`, `@description`, `@title` and `@returns` at most.',
    why: 'The document says what a route reads and sends. If it left out a field or a parameter, it would be wrong, and clients that are made from it could not send the value. Whoever hides a field mostly wants it kept secret, but would find it in every answer. Of several texts for one place of the document, only one is read. This is a warning, because typia and tools that document code have a tag of this name, too, or read several.',
  },
  'differing-constraints': {
    rule: 'A JSDoc tag and an option of the same field agree, and a field has at most one default.',
    why: 'They are two ways to write the same constraint. If they differ, one of them is out of date, and the compiler cannot know which.',
  },
  'invalid-regex': {
    rule: 'A `regex` is a valid JavaScript pattern with the `u` flag.',
    why: 'The pattern is compiled when the app starts, and would throw then. With the `u` flag, an unnecessary backslash is an error too: outside of a character class, write `-` instead of `\\\\-`.',
  },
  'unmatchable-regex': {
    rule: 'At least one string matches a `regex`.',
    why: 'Nothing can follow the end of a string or precede its start. A pattern that requires it refuses every value. Usually the character itself was meant.',
  },
  'regex-backtracks': {
    rule: 'No string keeps a `regex` or a template literal type busy for long.',
    why: 'If a string can match in many ways, JavaScript tries them one after the other before it gives up: a few dozen characters can take years, and block the whole server. The string in the message shows it: try it in a console. To avoid it, write no repetition within a repetition, begin the pattern with `^`, and begin alternatives with different characters. A template literal type is compiled to a pattern as well. It is slow where two placeholders can match the same characters and no text separates them, as with two numbers side by side. A `maxLength` keeps longer strings from the pattern: there is no warning about quadratic time up to a length of 1000, or about cubic time up to 31. There is always a warning about exponential time, because a few dozen characters are enough. This is a warning: it fails the build only with `build --strict`.',
  },
};
