import { grouped } from '../../grouped.ts';
import { tupleHead } from '../../model/answers.ts';
import { isDocumentedHeader } from '../../model/documented-headers.ts';
import type { Answer, AnswerHeader, Docs } from '../../model/model.ts';
import { byEntryKey } from '../../order.ts';
import { defined, docsOf, type Schema } from './plain-schemas.ts';

/** The headers that the types of one status's answers name; undefined where there are none. */
export function answerHeaders(answers: readonly Answer[]): Schema | undefined {
  const sets = answers.map((one) => tupleHead(one)?.headers ?? []);
  const byName = grouped(sets.flat().map((one) => [one.name.toLowerCase(), one]));
  const sorted = [...byName].filter(([name]) => isDocumentedHeader(name)).sort(byEntryKey);
  if (sorted.length === 0) return undefined;
  return Object.fromEntries(
    sorted.map(([, same]) => [
      same[0].name,
      headerObject(same, same.length === answers.length && same.every(({ optional }) => !optional)),
    ]),
  );
}

function headerObject(same: readonly AnswerHeader[], required: boolean): Schema {
  const docs: Docs = Object.assign({}, ...same.map((one) => one.docs).reverse());
  const { deprecated, description, example, ...rest } = docs;
  // Each cookie has a header line of its own. Other lists are joined by commas, which is the style of
  // headers.
  const isList = same.every(({ list }) => list) && same[0]!.name.toLowerCase() !== 'set-cookie';
  const values = same.flatMap((one) => one.values ?? []);
  const isOneOf = same.every((one) => one.values !== undefined);
  const schema = isList
    ? { type: 'array', items: { type: 'string' } }
    : { type: 'string', ...(isOneOf && { enum: [...new Set(values)].sort() }) };
  return defined({
    description,
    required: required || undefined,
    deprecated,
    example,
    schema: { ...schema, ...docsOf(rest) },
  });
}

/** The media types of a body: `usual`, unless the headers of the answer name others. */
export function contentTypes(answer: Answer, usual: readonly string[]): readonly string[] {
  const declared = tupleHead(answer)?.headers?.find(({ name }) => name.toLowerCase() === 'content-type');
  if (declared === undefined) return usual;
  const values = declared.values ?? [anyContent];
  return declared.optional ? [...usual, ...values] : values;
}

/** The media range for a media type that only the running app knows. */
export const anyContent = '*/*';
