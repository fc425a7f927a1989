import { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import { isInside } from '../../model/spans.ts';
import { literal } from '../../print/quote.ts';
import type { Context } from '../context.ts';
import { constrain, constrainNarrowed } from '../options/constraints.ts';
import { type Options, readOptions, type WrittenConstant } from '../options/options.ts';
import type { Place } from '../place.ts';
import { declaredNode } from '../syntax/type-nodes.ts';
import { mappedSource } from './homomorphic.ts';
import { keepsDefault } from './kept-defaults.ts';
import { type Mark, markOf, unmark } from './marks.ts';
import { isNothing } from './members.ts';

/**
 * The type of a field with the constraints of its declarator. `narrowed` tells that the type has fewer values
 * than the declared one.
 */
export function constrainField(
  type: Type,
  mark: Mark,
  place: Place,
  context: Context,
  narrowed = false,
): Type {
  let constrained = type;
  const examples: WrittenConstant[] = [];
  for (const one of [mark, ...mark.beside]) {
    const { constraints, default: filled, docs, example } = readOptions(one, 'field', place.span, context);
    if (filled && isInside(filled.span, place.span) && !place.isField && !isOfWholeField(one))
      context.diagnostics.add(
        'option-not-applicable',
        filled.span,
        'default',
        'anything but a field of a model',
        'Only fields have this option. The default of a parameter is its initializer: `limit: Query<int> = 10`.',
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
 * Whether options are written on the type of a field, and not on a part of it: a mapped type may put a list
 * around such a field, at whose place that list is met.
 */
function isOfWholeField({ options }: Mark): boolean {
  let node = options.getSymbol()?.declarations?.[0]?.parent;
  while (node && (ts.isParenthesizedTypeNode(node.parent) || ts.isUnionTypeNode(node.parent)))
    node = node.parent;
  return node !== undefined && (ts.isPropertySignature(node.parent) || ts.isPropertyDeclaration(node.parent));
}

/**
 * The options of a property's declarators other than constraints, outer declarators before inner ones;
 * undefined where it has no declarator. `members` are those of its type; for a type that a mapped type has
 * made, those of its source are read.
 */
export function fieldOptions(
  members: readonly ts.Type[],
  place: Place,
  context: Context,
): Pick<Options, 'docs' | 'default' | 'example'> | undefined {
  const { checker } = context;
  const marks = members
    .flatMap((one) => unmark(mappedSource(one, checker) ?? one, checker).mark ?? [])
    .concat(markOfNull(members, place, context) ?? [])
    .filter(({ source }) => source === 'field');
  const distinct = marks.filter((one, i) => marks.findIndex(({ self }) => self === one.self) === i);
  const read = distinct.map((mark) =>
    chain(mark, checker).map((one) => ({ mark: one, ...readOptions(one, 'field', place.span, context) })),
  );
  const [all] = read;
  if (all === undefined) return undefined;
  // A description belongs to one member of a union, but the default to the whole field.
  const defaults = read
    .flatMap((some) => keptDefault(some, members, checker) ?? [])
    .sort((a, b) => a.span.start - b.span.start);
  reportDiffering(defaults, context);
  return {
    docs: Object.assign({}, ...all.map(({ docs }) => docs).reverse()),
    default: defaults[0],
    example: all.find((one) => one.example)?.example,
  };
}

/** What the declarator of a field that can only be `null` would be: a `null` cannot carry a mark. */
function markOfNull(members: readonly ts.Type[], { node }: Place, context: Context): Mark | undefined {
  const type = members.find(({ flags }) => flags & ts.TypeFlags.Null);
  if (type === undefined || !members.every((one) => one === type || isNothing(one))) return undefined;
  const declared = declaredNode(node, context)?.parent as ts.TypeReferenceNode | undefined;
  const options = declared?.typeArguments?.[1];
  if (options === undefined) return undefined;
  return {
    source: 'field',
    type,
    options: context.checker.getTypeFromTypeNode(options),
    name: type,
    self: type,
    beside: [],
  };
}

/**
 * The default of a field, the outermost first, if it is still a value of the type that the field has become.
 */
function keptDefault(
  all: readonly (Options & { readonly mark: Mark })[],
  members: readonly ts.Type[],
  checker: ts.TypeChecker,
): WrittenConstant | undefined {
  const filled = all.find((one) => one.default);
  const written = filled?.mark.options.getProperty('default');
  if (written === undefined) return undefined;
  const value = checker.getTypeOfSymbol(written);
  return keepsDefault(all[0]!.mark, members, value, checker) ? filled?.default : undefined;
}

/**
 * Reports differing defaults in `Field<A, { default: 1 }> | Field<B, { default: 2 }>`: a field has one
 * default.
 */
function reportDiffering([first, ...others]: readonly WrittenConstant[], { diagnostics }: Context): void {
  const text = ({ value }: WrittenConstant) => `default: ${literal(value)}`;
  for (const other of others)
    if (text(first!) !== text(other))
      diagnostics.add('differing-constraints', other.span, text(first!), text(other));
}

function chain(mark: Mark, checker: ts.TypeChecker): readonly Mark[] {
  const inner = markOf(mark.type, checker);
  return [mark, ...mark.beside, ...(inner?.source === 'field' ? chain(inner, checker) : [])];
}
