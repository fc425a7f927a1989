import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Errors } from '@oclif/core';
import type { JsonObject } from '../../compiler/diff/json.ts';
import { reasonOf } from '../../compiler/files/file-error.ts';
import { kindOf } from '../../compiler/files/look.ts';
import { relativePath } from '../../compiler/paths.ts';
import type { OutputFile } from '../../compiler/print/module.ts';
import type { Settings } from '../../compiler/settings.ts';
import { type Commit, commitOf, fileAt, mergeBase } from './git.ts';
import { parseDocument } from './parse-document.ts';

/** One of the two documents that are compared. */
interface FoundDocument {
  /** What messages call it: `old.json`, `main (3f2a1bc)`. */
  readonly label: string;
  readonly document: JsonObject;
}

/**
 * The document that an argument names: an existing file; `<rev>:<path>` as in git; or a revision, for the
 * app's own document in it. `settings` is called only for a revision alone.
 */
export async function findDocument(
  given: string,
  root: string,
  settings: () => Promise<Settings>,
): Promise<FoundDocument> {
  const { kind, text } = lookAt(given);
  if (text !== undefined) return { label: given, document: parseDocument(text, given) };
  // A folder is not a document, but a revision may have the same name.
  const folderFault = kind === 'folder' ? `${JSON.stringify(given)} is a folder, not a document` : undefined;
  if (/^(?:\.{0,2}[\\/]|[a-z]:[\\/])|^[^:]*\.(?:json|ya?ml)$/i.test(given))
    throw new Errors.CLIError(folderFault ?? `there is no file ${JSON.stringify(given)}`);
  const [, revision, path] = /^(.+?):(.+)$/s.exec(given) ?? [undefined, given];
  const commit = commitOf(root, revision);
  if (commit === undefined)
    throw new Errors.CLIError(
      path === undefined
        ? (folderFault ?? `there is neither a file nor a git revision ${JSON.stringify(given)}`)
        : `there is no git revision ${JSON.stringify(revision)}`,
    );
  if (path !== undefined) return documentAt(root, commit, path);
  return ownDocumentAt(commit, await settings());
}

/** @throws CLIError for a file that cannot be read */
function lookAt(path: string) {
  try {
    const kind = kindOf(path);
    return { kind, text: kind === 'file' ? readFileSync(path, 'utf8') : undefined };
  } catch (error) {
    throw new Errors.CLIError(`${JSON.stringify(path)} cannot be read: ${reasonOf(error)}`);
  }
}

/** The document that clients were written for; undefined where the app had none yet. */
export interface BaseDocument {
  readonly label: string;
  readonly document: JsonObject | undefined;
}

/**
 * The app's own document in a revision; without one, in the merge base with the default branch, where it may
 * not exist yet.
 */
export function baseDocument(settings: Settings, against: string | undefined): BaseDocument {
  if (against === undefined) {
    const base = mergeBase(settings.root);
    if (base === undefined) return { label: 'a branch without commits', document: undefined };
    return { label: base.label, document: documentIn(settings.root, base, ownPath(settings))?.document };
  }
  const commit = commitOf(settings.root, against);
  if (commit === undefined) throw new Errors.CLIError(`there is no git revision ${JSON.stringify(against)}`);
  return ownDocumentAt(commit, settings);
}

/** The document among the files of a build. */
export function builtDocument(files: readonly OutputFile[]): JsonObject {
  return parseDocument(files.find(({ path }) => path === 'openapi.json')!.text, 'the app');
}

function ownDocumentAt(commit: Commit, settings: Settings): FoundDocument {
  return { ...documentAt(settings.root, commit, ownPath(settings)), label: commit.label };
}

const ownPath = ({ out, root }: Settings) => `./${relativePath(root, join(out, 'openapi.json'))}`;

function documentAt(root: string, commit: Commit, path: string): FoundDocument {
  const found = documentIn(root, commit, path);
  if (found === undefined)
    throw new Errors.CLIError(`there is no file ${JSON.stringify(shownPath(path))} in ${commit.label}`);
  return found;
}

function documentIn(root: string, commit: Commit, path: string): FoundDocument | undefined {
  const text = fileAt(root, commit, path);
  if (text === undefined) return undefined;
  const label = `${shownPath(path)} of ${commit.label}`;
  return { label, document: parseDocument(text, label) };
}

const shownPath = (path: string) => path.replace(/^\.\//, '');
