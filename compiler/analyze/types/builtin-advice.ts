import { ts } from 'ts-morph';
import type { ReadText } from '../../diagnose/catalogue/types.ts';
import type { Context } from '../context.ts';
import { isDate } from './dates.ts';
import { membersOf } from './members.ts';
import type { Refusal } from './refusals.ts';
import { textForm } from './text-form.ts';
import { typeText } from './type-text.ts';

/** The names of types that hold bytes, in TypeScript's libraries and in Node's. */
export const holdsBytes = /^(?:Buffer|ArrayBuffer|DataView|(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)$/;

/** What to write instead; `sent` is the advice where a client sends the value, if that differs. */
type Advice = Pick<Refusal, 'hint' | 'sent'>;

/** What to write instead of a built-in object of JavaScript or Node that has no JSON form. */
export function builtinAdvice(name: string, type: ts.Type, context: Context): Advice {
  if (holdsBytes.test(name)) return bytesAdvice;
  // `NodeJS.ReadableStream` is any stream of Node's, of which only the chunks are certain.
  if (type.getProperty('unpipe') !== undefined)
    return streamAdvice(type.getProperty('readableFlowing') ? 'stream' : 'Readable.from(stream)');
  return {
    hint:
      collectionHint(name, type, context) ??
      textHint(type, context) ??
      (iterates.test(name) ? listAdvice : hints[name]) ??
      'Write a model of the data it holds.',
    ...(name === 'URLSearchParams' && { sent: formAdvice }),
  };
}

function collectionHint(name: string, type: ts.Type, context: Context): string | undefined {
  const parts = context.checker.getTypeArguments(type as ts.TypeReference);
  // JSON has no symbols: any of the types below would be refused as well.
  if (parts.some(({ flags }) => flags & ts.TypeFlags.ESSymbolLike)) return undefined;
  if (/^(?:Readonly)?Map$/.test(name)) {
    const [key, value] = [partOf(parts[0]!, context), partOf(parts[1]!, context)];
    const entry = `[${key.isText ? 'String(key)' : 'key'}, ${value.isText ? 'String(value)' : 'value'}]`;
    const made = (key.isText || value.isText) && `Array.from(map, ([key, value]) => ${entry})`;
    return key.isText || isFieldName(parts[0]!, context)
      ? `Write \`Record<string, ${value.text}>\`: \`Object.fromEntries(${made || 'map'})\` makes one.`
      : `Write \`Array<[${key.text}, ${value.text}]>\`: \`${made || '[...map]'}\` makes one.`;
  }
  if (/^(?:Readonly)?Set$/.test(name)) {
    const { isText, text } = partOf(parts[0]!, context);
    const made = isText ? 'Array.from(set, String)' : '[...set]';
    return `Write \`Field<Array<${text}>, { uniqueItems: true }>\`: \`${made}\` makes one.`;
  }
  return undefined;
}

/** Whether values of a type are names of fields as they are: the text of any object is `[object Object]`. */
function isFieldName(type: ts.Type, { checker }: Context): boolean {
  const names = [checker.getStringType(), checker.getNumberType()];
  return membersOf(type).every((one) => names.some((name) => checker.isTypeAssignableTo(one, name)));
}

/** What to write for a part of a collection, and whether that is a text in place of what JSON does not have. */
function partOf(type: ts.Type, context: Context): { readonly text: string; readonly isText: boolean } {
  // `any` would be refused as well.
  if (type.flags & ts.TypeFlags.Any) return { text: 'unknown', isText: false };
  const form = formOf(type, context);
  return form ? { text: textOf(form), isText: true } : { text: typeText(type, context), isText: false };
}

function textHint(type: ts.Type, context: Context): string | undefined {
  const form = formOf(type, context);
  return form && `Write \`${textOf(form)}\`: \`it.toString()\` makes one, and \`${form.read}\` reads it.`;
}

/** JSON has a form for a `Date`. */
const formOf = (type: ts.Type, context: Context) =>
  isDate(type, context) ? undefined : textForm(type, context);

const textOf = ({ option }: ReadText) => (option === undefined ? 'string' : `Field<string, { ${option} }>`);

const bytesAdvice: Advice = {
  hint: 'To answer with bytes, return `new Blob([bytes])`, or `ReadableStream.from(chunks)` to send them in chunks.',
  sent: 'To receive bytes, declare a parameter `file: File`, or read any body with `event: H3Event` and `await event.req.arrayBuffer()`. In a model, write `string`, with the bytes in base64.',
};

const streamAdvice = (readable: string): Advice => ({
  hint: `Return \`Readable.toWeb(${readable})\`, with \`Readable\` of \`node:stream\`: a stream of bytes must be the entire body of an answer.`,
  sent: 'To receive a stream, declare `event: H3Event`, and read `event.req.body`.',
});

const fromEntries = 'Write `Record<string, string>`: `Object.fromEntries(it)` makes one.';

/** `Body<URLSearchParams>` is meant to be the form of that encoding. */
const formAdvice =
  'To receive a form, declare a parameter for each of its fields, as in `title: Form<string>`.';

/** The names of iterators, as `map.values()` returns one. */
const iterates = /^(?:(?:Array|Iterable|Map|Set|String)Iterator|Generator|Iterable|IteratorObject)$/;

const listAdvice =
  'Write a list, `[...items]`; or, to stream the items, `async *` before the name of the method, and `yield*` for them.';

const hints: Record<string, string> = {
  Promise:
    'Await it, or a list of promises with `await Promise.all(list)`. In a type, write `Awaited` around it: `Awaited<ReturnType<typeof load>>`.',
  RegExp: 'Write `string`.',
  String: 'Write `string`, in lower case.',
  Number: 'Write `number` or `int`, in lower case.',
  Boolean: 'Write `boolean`, in lower case.',
  Object: 'Write a model, or `Record<string, unknown>` for any object.',
  FormData: 'Declare a parameter for each of its fields, as in `title: Form<string>, image: File`.',
  Headers: fromEntries,
  URLSearchParams: fromEntries,
};
