import { isObject } from '../json/is-object.ts';
import { oneOf, quoted } from './bounds.ts';
import { type Explain, type Faults, inside, type Loc } from './faults.ts';
import type { Presence } from './presence.ts';
import { shortened } from './sizes.ts';

/**
 * The explainer of an object. `fields` is called when first needed, so that models can refer to each other.
 * `others` returns the explainer for the value of an undeclared key, if there is one.
 */
export function model(
  fields: () => Readonly<Record<string, Presence>>,
  others?: (key: string) => Explain | undefined,
): Explain {
  let known: ReadonlyMap<string, Presence> | undefined;
  let list: readonly (readonly [name: string, presence: Presence])[] = [];
  return (value, loc, faults) => {
    if (!isObject(value)) {
      return faults.add('model_attributes_type', loc, 'The value must be an object.', value);
    }
    if (known === undefined) {
      list = Object.entries(fields());
      known = new Map(list);
    }
    for (const [name, presence] of list) {
      if (faults.isFull) return;
      const { message } = presence;
      if (message === undefined) explainField(value, name, presence, inside(loc, name), faults);
      else {
        const at = inside(loc, name);
        faults.word(message, at, () => explainField(value, name, presence, at, faults));
      }
    }
    if (others === undefined) return;
    for (const key of Object.keys(value)) {
      if (faults.isFull) return;
      if (!known.has(key)) others(key)?.(value[key], inside(loc, key), faults);
    }
  };
}

function explainField(
  value: { readonly [key: string]: unknown },
  name: string,
  { isRequired, explain }: Presence,
  loc: Loc,
  faults: Faults,
): void {
  if (Object.hasOwn(value, name)) explain(value[name], loc, faults);
  else if (isRequired) faults.add('missing', loc, `The field '${name}' is required.`, value);
}

/**
 * The explainer of a union with a discriminator: `members` are pairs of a tag and the explainer of its
 * member. In `ctx`, names and tags are in quotes, as in pydantic.
 */
export function tagged(
  discriminator: string,
  members: () => readonly (readonly [tag: unknown, member: Explain])[],
): Explain {
  let known: Map<unknown, Explain> | undefined;
  return (value, loc, faults) => {
    if (!isObject(value)) {
      return faults.add('model_attributes_type', loc, 'The value must be an object.', value);
    }
    if (!Object.hasOwn(value, discriminator)) {
      const ctx = { discriminator: quoted(discriminator) };
      return faults.add('union_tag_not_found', loc, `The field '${discriminator}' is required.`, value, ctx);
    }
    known ??= new Map(members());
    const tag = value[discriminator];
    const member = known.get(tag);
    if (member !== undefined) return member(value, loc, faults);
    const tags = [...known.keys()];
    const msg = `The field '${discriminator}' must be ${oneOf(tags)}.`;
    const expected_tags = tags.map(quoted).join(', ');
    const ctx = { discriminator: quoted(discriminator), tag: shortened(tag), expected_tags };
    faults.add('union_tag_invalid', loc, msg, value, ctx);
  };
}
