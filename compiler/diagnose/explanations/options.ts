import type { options } from '../catalogue/options.ts';
import type { Explanations } from './explanation.ts';

export const optionExplanations: Explanations<typeof options> = {
  'unknown-option': {
    rule: 'A declarator has known options only.',
    why: 'A misspelt option would check nothing, and nobody would notice. TypeScript marks it while you type; the compiler refuses it even where the type was cast away.',
  },
  'options-not-object': {
    rule: 'The options of a declarator are an object type.',
    why: 'Each has a name, so that a description is not taken for a format. A text or a list beside the type has no names, and would say nothing.',
  },
  'option-not-applicable': {
    rule: 'An option applies to the type that it stands at.',
    why: '`ge` bounds numbers, `minLength` texts, `minItems` lists. An option at another type would check nothing. In a union, each option is for the members that it applies to.',
  },
  'option-not-constant': {
    rule: 'The value of an option is a literal type.',
    why: 'Options are types, read when the app is built. `{ ge: number }` says that there is a bound, and not which. `typeof most` of a `const most = 100` is a literal type, and so is an alias of one.',
  },
  'option-value': {
    rule: 'The value of an option is one that the option can have.',
    why: 'A length is a whole number from zero, a format one of those that there are, a media type `image/png` or `image/*`. Anything else could not be checked, or would never let a value pass.',
  },
  'contradicting-options': {
    rule: 'The constraints of a type leave some value that satisfies them all.',
    why: 'Where none does, every request is refused. What is declared at several places holds together: options at a parameter, a named type, comments and tags; each is looked at with all others. An `int` has the range of the safe integers.',
  },
  'bound-beyond-limit': {
    rule: 'What is said of an upload lies within the limits of its route: `maxSize` within `fileSize`, `maxItems` within `files`.',
    why: 'Limits guard the server, and come first: a file beyond `fileSize` is 413 before anybody asks for its `maxSize`, so that a larger `maxSize` promises in the document what no request can have. They are those of `static limits`, else of the config, else 10 MiB a file and 20 files. It is a warning, for `createApp` may be given others when the app starts.',
  },
  'comment-tag-value': {
    rule: 'A comment tag such as `@minimum` has a value that it can use.',
    why: 'Comments are no types, and TypeScript never complains of them. So a tag that cannot be understood is refused, and not passed over: it was meant to check something.',
  },
  'differing-constraints': {
    rule: 'A comment tag and an option at one field say the same, or only one of them is there; and a field has one default at most.',
    why: 'They are two ways to write one thing. Where they differ, one of them is out of date, and nobody can tell which.',
  },
  'invalid-regex': {
    rule: 'A `regex` compiles as a JavaScript pattern with the flag `u`.',
    why: 'It is compiled when the app starts, where it would throw. With the flag `u` a needless backslash is an error too: `\\\\-` outside of a class is written `-`.',
  },
  'unmatchable-regex': {
    rule: 'Some text matches a `regex`.',
    why: 'Nothing follows the end of a text, and nothing stands before its start. A pattern that asks for that refuses every value, which nobody can mean: most often the character itself was meant.',
  },
  'regex-backtracks': {
    rule: 'No text keeps a `regex` or a template literal type busy for long.',
    why: 'Where a text can be matched in many ways, JavaScript tries them one after the other before it gives up: a text of some dozen characters may take years, and the whole server waits. The text in the message shows it: paste it into a console. What helps: no repetition within a repetition, `^` in front, and alternatives that begin with different characters. A template literal type comes to a pattern, too: it is slow where two of its holes can hold the same characters and no text between them says where the one ends, as where two numbers stand side by side. A `maxLength` keeps longer texts from the pattern: up to 1000 nothing is said of a time that grows with the square of the length, and up to 31 of one that grows with its cube. Of one that grows exponentially it is said always, since some dozen characters are enough. This is a warning: it stops nothing, except with `build --strict`.',
  },
};
