import type { Models } from '../model/model.ts';
import { byEntryKey } from '../order.ts';
import { freeName } from '../print/free-name.ts';
import { fileStem, kebab, shortened } from '../print/names.ts';

/**
 * The file name of each model, by id, without extension. Models whose names give the same file name, because
 * they differ only in punctuation or Unicode normalization, are numbered.
 */
export function modelStems(models: Models): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  const taken = new Set<string>();
  for (const [id, { name }] of [...models].sort(byEntryKey)) {
    const stem = freeName(stemOf(name), (one) => taken.has(one), '-');
    taken.add(stem);
    stems.set(id, stem);
  }
  return stems;
}

function stemOf(name: string): string {
  const letters = shortened(kebab(name.normalize('NFC')));
  return fileStem(letters.replaceAll(/^-+|-+$/g, '')) || 'model';
}
