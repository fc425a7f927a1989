import type { IMetadataTypeTag } from '@typia/interface';
import type { ListType, NumberType, StringType } from '../../model/model.ts';

type Constrained = StringType | NumberType | ListType;

/** The kind of a tag, its value, and the check: an expression with `$input` for the value. */
type Constraint = readonly [kind: string, value: unknown, check: string];

/**
 * The constraints of a type as typia's tags.
 *
 * @param patterns gives the name under which a module holds a regular expression
 */
export function constraintTags(type: Constrained, patterns: (pattern: string) => string): IMetadataTypeTag[] {
  const target = type.kind === 'list' ? 'array' : type.kind;
  return constraintsOf(type, patterns).map(([kind, value, validate]) => ({
    target,
    name: kind,
    kind,
    value,
    validate,
    exclusive: true,
  }));
}

function constraintsOf(type: Constrained, patterns: (pattern: string) => string): readonly Constraint[] {
  if (type.kind === 'string') return [...ofLength(type), ...ofText(type, patterns)];
  return type.kind === 'number' ? [...ofNumber(type)] : [...ofList(type)];
}

/** A least length of zero asks for nothing, like a least number of items in a list. */
function* ofLength({ maxLength, minLength }: StringType): Iterable<Constraint> {
  const points = '$importInternal("codePoints")($input)';
  // A text has at most as many code points as UTF-16 units, and at least half as many: most need no counting.
  if (minLength === 1) yield ['minLength', 1, '1 <= $input.length'];
  else if (minLength)
    yield ['minLength', minLength, `(${2 * minLength} <= $input.length || ${minLength} <= ${points})`];
  if (maxLength !== undefined)
    yield ['maxLength', maxLength, `($input.length <= ${maxLength} || ${points} <= ${maxLength})`];
}

function* ofText(
  { format, regex, template }: StringType,
  patterns: (pattern: string) => string,
): Iterable<Constraint> {
  if (template !== undefined)
    yield ['template', template.pattern, `${patterns(template.pattern)}.test($input)`];
  if (regex !== undefined) yield ['pattern', regex, `${patterns(regex)}.test($input)`];
  if (format !== undefined)
    yield ['format', format, `$importInternal(${JSON.stringify(formatCheck(format))})($input)`];
}

function* ofNumber({ ge, gt, int, le, lt, multipleOf }: NumberType): Iterable<Constraint> {
  // typia does not test an `int64` for being finite, which the tag's own check does.
  if (int) yield ['type', 'int64', 'Number.isSafeInteger($input)'];
  if (ge !== undefined) yield ['minimum', ge, `${ge} <= $input`];
  if (gt !== undefined) yield ['exclusiveMinimum', gt, `${gt} < $input`];
  if (le !== undefined) yield ['maximum', le, `$input <= ${le}`];
  if (lt !== undefined) yield ['exclusiveMaximum', lt, `$input < ${lt}`];
  if (multipleOf !== undefined)
    yield ['multipleOf', multipleOf, `$importInternal("isMultipleOf")($input, ${multipleOf})`];
}

function* ofList({ maxItems, minItems, uniqueItems }: ListType): Iterable<Constraint> {
  if (minItems) yield ['minItems', minItems, `${minItems} <= $input.length`];
  if (maxItems !== undefined) yield ['maxItems', maxItems, `$input.length <= ${maxItems}`];
  if (uniqueItems) yield ['uniqueItems', true, '$importInternal("isUnique")($input)'];
}

/** `isFormatDateTime` for `date-time`. */
function formatCheck(format: string): string {
  return `isFormat${format.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;
}
