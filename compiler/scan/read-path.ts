import { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Segment, Span } from '../model/model.ts';
import { folderMeaning } from './segments.ts';

/**
 * The route path of a folder (relative to the routes folder, with `/`); undefined, with diagnostics, where a
 * folder name is invalid.
 */
export function readPath(
  folder: string,
  span: Span | undefined,
  diagnostics: Diagnostics,
): readonly Segment[] | undefined {
  const path: Segment[] = [];
  const faults = new Diagnostics();
  for (const name of folder === '' ? [] : folder.split('/')) {
    const meaning = folderMeaning(name);
    if (meaning.kind === 'malformed')
      faults.add('malformed-folder', span, name, meaning.reason, meaning.better, meaning.split);
    if (meaning.kind !== 'segment') continue;
    const { segment } = meaning;
    const last = path.at(-1);
    if (last?.kind === 'rest') faults.add('rest-segment-not-last', span, last.name, name);
    if (
      segment.kind !== 'static' &&
      path.some((other) => other.kind !== 'static' && other.name === segment.name)
    ) {
      faults.add('repeated-segment', span, segment.name, folder);
    }
    path.push(segment);
  }
  for (const fault of faults.sorted()) diagnostics.push(fault);
  return faults.hasErrors ? undefined : path;
}
