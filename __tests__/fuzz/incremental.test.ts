import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BothWays } from './support/both-ways.ts';
import { type Edit, editable, toggles } from './support/edited-app.ts';
import { slots } from './support/edited-slots.ts';
import { runs } from './support/runs.ts';

/** After an edit, a compiler that has compiled the app before gives the same result as a new one. */

let app: BothWays;
beforeEach(() => {
  app = new BothWays();
});
afterEach(() => app.remove());

const choose = (slot: string, choice: number): Edit => ({ kind: 'choose', slot, choice });

/**
 * The first alternative of each slot is valid, also in combination with those of others: so a few are tried
 * at once, and the previous ones are reverted.
 */
test('every slot has something else', () => {
  const names = Object.keys(slots);
  for (let i = 0; i < names.length; i += 3) {
    const before = names.slice(Math.max(0, i - 3), i).map((slot) => choose(slot, 0));
    const now = names.slice(i, i + 3).map((slot) => choose(slot, 1));
    expect(app.edit([...before, ...now])).toBe('');
  }
  expect(app.edit(names.map((slot) => choose(slot, 0)))).toBe('');
});

/**
 * Each file is removed and restored, broken and repaired, and gets comments, other line ends and a byte order
 * mark.
 */
test('every file is edited', () => {
  let undone: readonly Edit[] = [];
  for (let i = 0; i < editable.length; i += 2) {
    const edits = editable
      .slice(i, i + 2)
      .map((file, k) => ({ kind: toggles[(i / 2 + 3 * k) % toggles.length]!, file }));
    app.edit([...undone, ...edits]);
    undone = edits;
  }
  expect(app.edit(undone)).toBe('');
});

/** Trying every text of a slot, valid or not, takes a minute: only with `RUNS=10` and more. */
if (runs(0).numRuns! >= 10) {
  describe.each(Object.keys(slots))('%s', (slot) => {
    test.each([...slots[slot]!.entries()].slice(1))('%i: %s', (choice) => {
      app.edit([choose(slot, choice)]);
      expect(app.edit([choose(slot, 0)])).toBe('');
    });
  });
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...Object.keys(slots)).chain((slot) =>
      fc.record({
        kind: fc.constant('choose' as const),
        slot: fc.constant(slot),
        choice: fc.nat(slots[slot]!.length - 1),
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom(...toggles), file: fc.constantFrom(...editable) }),
  },
);

test('any edits, several at once', () => {
  const steps = fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc
      .property(steps, (all) => {
        for (const edits of all) app.edit(edits);
      })
      .beforeEach(() => {
        app.remove();
        app = new BothWays();
      }),
    runs(2),
  );
});
