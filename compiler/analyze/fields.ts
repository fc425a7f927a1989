import type { ts } from 'ts-morph';
import type { Type } from '../model.ts';
import { constrain, constrainNarrowed } from './constraints.ts';
import type { Context } from './context.ts';
import { mappedSource } from './homomorphic.ts';
import { keepsDefault } from './kept-defaults.ts';
import { type Mark, markOf, unmark } from './marks.ts';
import { type Options, readOptions } from './options.ts';
import type { Place } from './place.ts';

/** The type of what is declared as a field, with what its declarators say of it; `narrowed` where it is less than was declared. */
export function constrainField(
  type: Type,
  mark: Mark,
  place: Place,
  context: Context,
  narrowed = false,
): Type {
  let constrained = type;
  const examples: NonNullable<Options['example']>[] = [];
  for (const one of [mark, ...mark.beside]) {
    const { constraints, default: filled, docs, example } = readOptions(one, 'field', place.span, context);
    const isHere = filled && filled.span.file === place.span.file && filled.span.start >= place.span.start;
    if (isHere && filled.span.end <= place.span.end && !place.isField)
      context.diagnostics.add(
        'option-not-applicable',
        filled.span,
        'default',
        'what is no field of a model',
        'Only a field can be left out and filled in. A parameter has an initializer: `limit: Query<int> = 10`.',
      );
    constrained =
      narrowed || one !== mark
        ? constrainNarrowed(constrained, constraints, context)
        : constrain(constrained, constraints, context);
    if (Object.keys(docs).length > 0)
      constrained = { ...constrained, docs: { ...constrained.docs, ...docs } };
    if (example) examples.push(example);
  }
  for (const example of examples) context.examples.push({ ...example, type: constrained });
  return constrained;
}

/**
 * What the declarators of a property say beside its constraints, the outer ones before those inside them; undefined where it has none. `members`
 * are those of its type; of one that a mapped type has made, what it was made of is asked.
 */
export function fieldOptions(
  members: readonly ts.Type[],
  place: Place,
  context: Context,
): Pick<Options, 'docs' | 'default' | 'example'> | undefined {
  const { checker } = context;
  const mark = members
    .map((one) => unmark(mappedSource(one, checker) ?? one, checker).mark)
    .find((one) => one?.source === 'field');
  if (mark === undefined) return undefined;
  const marks = chain(mark, checker);
  const all = marks.map((one) => readOptions(one, 'field', place.span, context));
  const filled = all.findIndex((one) => one.default);
  const written = marks[filled]?.options.getProperty('default');
  const isKept = written && keepsDefault(members, checker.getTypeOfSymbol(written), checker);
  return {
    docs: Object.assign({}, ...all.map(({ docs }) => docs).reverse()),
    default: isKept ? all[filled]?.default : undefined,
    example: all.find((one) => one.example)?.example,
  };
}

function chain(mark: Mark, checker: ts.TypeChecker): readonly Mark[] {
  const inner = markOf(mark.type, checker);
  return [mark, ...mark.beside, ...(inner?.source === 'field' ? chain(inner, checker) : [])];
}
