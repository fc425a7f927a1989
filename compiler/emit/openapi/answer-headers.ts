import { grouped } from '../../grouped.ts';
import { tupleHead } from '../../model/answers.ts';
import { isDocumentedHeader } from '../../model/documented-headers.ts';
import { join } from '../../model/join.ts';
import type { Answer, AnswerHeader, Docs, Type } from '../../model/model.ts';
import { membersOf, partsOf } from '../../model/walk.ts';
import { byEntryKey } from '../../order.ts';
import { defined, type Schema } from './plain-schemas.ts';
import type { Schemas } from './schema.ts';

/** The headers that the types of one status's answers name; undefined where there are none. */
export function answerHeaders(answers: readonly Answer[], schemas: Schemas): Schema | undefined {
  const sets = answers.map((one) => tupleHead(one)?.headers ?? []);
  const byName = grouped(sets.flat().map((one) => [one.name.toLowerCase(), one]));
  const sorted = [...byName].filter(([name]) => isDocumentedHeader(name)).sort(byEntryKey);
  if (sorted.length === 0) return undefined;
  return Object.fromEntries(
    sorted.map(([, same]) => [
      same[0].name,
      headerObject(same, same.length === answers.length && same.every(({ optional }) => !optional), schemas),
    ]),
  );
}

function headerObject(same: readonly AnswerHeader[], required: boolean, schemas: Schemas): Schema {
  const docs: Docs = Object.assign({}, ...same.map((one) => one.docs).reverse());
  const { deprecated, description, example, ...rest } = docs;
  const types = same.flatMap(({ type }) => membersOf(type));
  // Each cookie has a header line of its own. Other lists are joined by commas, which is the style of
  // headers.
  const isList = types.every(isListType) && same[0]!.name.toLowerCase() !== 'set-cookie';
  const type = join(isList ? types : types.flatMap((one) => (isListType(one) ? partsOf(one) : one)))!;
  return defined({
    description,
    required: required || undefined,
    deprecated,
    example,
    schema: schemas.property({ type, docs: rest }, 'output'),
  });
}

const isListType = ({ kind }: Type) => kind === 'list' || kind === 'tuple';

/** The media types of a body: `usual`, unless the headers of the answer name others. */
export function contentTypes(answer: Answer, usual: readonly string[]): readonly string[] {
  const declared = tupleHead(answer)?.headers?.find(({ name }) => name.toLowerCase() === 'content-type');
  if (declared === undefined) return usual;
  const { type } = declared;
  const values = type.kind === 'literal' ? type.values.map(String) : [anyContent];
  return declared.optional ? [...usual, ...values] : values;
}

/** The media range for a media type that only the running app knows. */
export const anyContent = '*/*';
