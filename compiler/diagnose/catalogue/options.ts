import type { Entry } from '../diagnostic.ts';
import { code, typeCode } from './code.ts';

/** Why the declarators of credentials have no type argument: their values always have the same type. */
const alone: { readonly [declarator: string]: string } = {
  bearer: '`Bearer` takes no type: it is a string',
  basic: '`Basic` takes no type: it is a user name and a password',
  apiKey: "`ApiKey<'X-Key'>` takes no type: it is a string",
};

/** Options of declarators, and the comment tags that say the same. */
export const options = {
  'unknown-option': (option: string, advice: string): Entry => ({
    message: `there is no option \`${option}\``,
    hint: advice,
  }),
  'options-not-object': (type: string, sample: string, declarator = '', whole?: string): Entry => ({
    message: `options must be an object type of literals, not ${typeCode(type)}`,
    hint:
      whole === undefined
        ? `${Object.hasOwn(alone, declarator) ? `${alone[declarator]}. ` : ''}Write each option by its name, as in \`{ ${sample} }\`.`
        : `The options come after the type: write ${code(whole)}.`,
  }),
  'option-not-applicable': (option: string, type: string, advice: string): Entry => ({
    message: `\`${option}\` does not apply to ${type}`,
    hint: advice,
  }),
  'option-not-constant': (option: string, sample: string, isWidened = false): Entry => ({
    message: `the value of \`${option}\` must be a literal`,
    hint: isWidened
      ? 'Write `as const` behind the object, `const options = { ge: 1 } as const`: without it, the type of each value is `number`, `string` or `boolean`.'
      : `Write the value, as in \`{ ${sample} }\`: types such as \`number\` or \`string\` have no value at build time.`,
  }),
  'option-value': (option: string, expected: string, sample: string): Entry => ({
    message: `\`${option}\` must be ${expected}`,
    hint: `Write it as in \`{ ${sample} }\`.`,
  }),
  'contradicting-options': (first: string, second: string): Entry => ({
    message: `\`${first}\` and \`${second}\` contradict each other: no value satisfies both`,
    hint: 'Change one of the two.',
  }),
  'bound-beyond-limit': (option: string, bound: number, { isOfClass, limit, name }: UploadLimit): Entry => ({
    severity: 'warning',
    message: `\`${option}\` is ${bound}, but the limit \`${name}\` of the route is ${limit}: larger requests are answered with 413`,
    hint: isOfClass
      ? `Lower \`${option}\`, or write \`${name}: ${bound}\` in \`static limits\`.`
      : `Lower \`${option}\`, or raise the limit: \`static limits = { ${name}: ${bound} }\` in the class, or \`limits: { ${name}: ${bound} }\` in the config.`,
  }),
  'comment-tag-value': (tag: string, wanted: string, sample: string): Entry => ({
    message: `the value of \`${tag}\` must be ${wanted}`,
    hint: `Write it as in \`/** ${sample} */\`.`,
  }),
  'unread-tag': (place: 'field' | 'parameter' | 'repeated', tag = 'hidden'): Entry => ({
    severity: 'warning',
    message:
      place === 'repeated'
        ? `\`@${tag}\` is written more than once, but only one of them is read`
        : `\`@hidden\` has no effect on a ${place}: it leaves whole methods out of the document`,
    hint: {
      field:
        "Leave the field out of the type, as with `Omit<User, 'password'>`: what a type lacks is neither read nor sent.",
      parameter: 'Remove it, or write it in the JSDoc of the method.',
      repeated: 'Write one tag with the text of both.',
    }[place],
  }),
  'differing-constraints': (tag: string, option: string): Entry => ({
    message: `\`${tag}\` and \`${option}\` contradict each other`,
    hint: 'Remove one of the two.',
  }),
  'unmatchable-regex': (anchor: '^' | '$', pattern: string): Entry => ({
    message:
      anchor === '$'
        ? 'no string matches the `regex`: characters must follow `$`, which matches only the end of the string'
        : 'no string matches the `regex`: characters must precede `^`, which matches only the start of the string',
    hint: hintOfAnchor(anchor, pattern),
  }),
  'invalid-regex': (fault: RegexFault): Entry => ({
    message:
      fault.kind === 'lost'
        ? `the \`regex\` loses the backslash of \`${fault.escape}\`: in a string literal, it stands for \`${fault.escape === '\\b' ? '\\u0008' : fault.escape.slice(1)}\``
        : `the \`regex\` does not compile: ${fault.reason}`,
    hint:
      fault.kind === 'lost'
        ? `Write the backslash twice: \`'\\${fault.escape}'\`.`
        : "It is a JavaScript pattern with the `u` flag. A backslash in a string type is written twice: `'\\\\d+'`.",
  }),
  'regex-backtracks': (kind: 'regex' | 'template', growth: string, attack: string): Entry => ({
    severity: 'warning',
    message: `the time that the ${kind === 'regex' ? '`regex`' : 'template literal type'} takes can grow ${growth}, as with \`${attack}\``,
    hint:
      kind === 'template'
        ? "Put a text between the two placeholders that neither of them can match, or write a `string` with a `regex`: `Field<string, { regex: '^[a-z]+-[A-Z]+$' }>`."
        : "Make sure that a string can match in only one way: no repetition within a repetition, no adjacent parts that match the same characters, and `^` at the start, as in `'^[a-z]+(?:-[a-z]+)*$'`.",
  }),
} as const;

function hintOfAnchor(anchor: '^' | '$', pattern: string): string {
  if (/^\/.*\/[a-z]*$/s.test(pattern))
    return 'Remove the slashes around the pattern: they are part of it here.';
  if (/^`.*`$/s.test(pattern)) return 'Remove the backticks around the pattern: they are part of it here.';
  // In tsoa, the pattern of a tag may be followed by a message.
  if (anchor === '$' && /\S\$\s+\p{L}/u.test(pattern))
    return 'Remove the text after the `$`: it is part of the pattern. A message for clients belongs in the option `message`.';
  return anchor === '$'
    ? 'Remove the `$`, or write `[$]` for the character itself.'
    : "Remove the `^`, or write `'\\\\^'` for the character itself.";
}

/** A limit of uploads, and whether it is set in the route class. */
interface UploadLimit {
  readonly name: 'fileSize' | 'files';
  readonly limit: number;
  readonly isOfClass: boolean;
}

/** A pattern that does not compile, or an escape whose backslash its string does not keep. */
type RegexFault =
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'lost'; readonly escape: string };
