import { oneOf } from './bounds.ts';
import type { Explain } from './faults.ts';
import { isObject } from './json.ts';
import type { Presence } from './presence.ts';

/**
 * The fields of an object. `fields` is called when first needed, so that models may hold each other; `others` gives what explains
 * the value of a key that is no field, where something is said of it.
 */
export function model(
  fields: () => Readonly<Record<string, Presence>>,
  others?: (key: string) => Explain | undefined,
): Explain {
  let known: Map<string, Presence> | undefined;
  return (value, loc, faults) => {
    if (!isObject(value)) {
      return faults.add('model_attributes_type', loc, 'The value must be an object.', value);
    }
    known ??= new Map(Object.entries(fields()));
    for (const [name, { isRequired, explain, message }] of known) {
      if (faults.isFull) return;
      const at = [...loc, name];
      faults.word(message, at, () => {
        if (Object.hasOwn(value, name)) explain(value[name], at, faults);
        else if (isRequired) faults.add('missing', at, `The field '${name}' is required.`, value);
      });
    }
    if (others === undefined) return;
    for (const key of Object.keys(value)) {
      if (faults.isFull) return;
      if (!known.has(key)) others(key)?.(value[key], [...loc, key], faults);
    }
  };
}

/** A union whose members are told apart by the field `discriminator`: rows of the field's value and its member. */
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
      const ctx = { discriminator };
      return faults.add('union_tag_not_found', loc, `The field '${discriminator}' is required.`, value, ctx);
    }
    known ??= new Map(members());
    const tag = value[discriminator];
    const member = known.get(tag);
    if (member !== undefined) return member(value, loc, faults);
    const expected_tags = oneOf([...known.keys()]);
    const msg = `The field '${discriminator}' must be ${expected_tags}.`;
    faults.add('union_tag_invalid', loc, msg, value, { discriminator, tag, expected_tags });
  };
}
