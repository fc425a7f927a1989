import { execFileSync, type SpawnSyncReturns } from 'node:child_process';
import { Errors } from '@oclif/core';
import { reasonOf } from '../../compiler/files/file-error.ts';

/** A commit of the repository that a folder is in. */
export interface Commit {
  readonly id: string;
  /** As people know it: `main (3f2a1bc)`. */
  readonly label: string;
}

/**
 * The commit of anything that git accepts as a revision; undefined where there is none.
 *
 * @throws CLIError without git or a repository
 */
export function commitOf(folder: string, revision: string): Commit | undefined {
  refuseNoRepository(folder);
  const id = git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return id === undefined ? undefined : labelled(id.trim(), revision);
}

/**
 * The merge base with the default branch, which is that of `origin`, or `main` or `master`. Undefined where
 * HEAD has no commit yet.
 */
export function mergeBase(folder: string): Commit | undefined {
  if (commitOf(folder, 'HEAD') === undefined) return undefined;
  const head = git(folder, ['rev-parse', '--abbrev-ref', '--verify', '--quiet', 'origin/HEAD'])?.trim();
  const names = [head, 'origin/main', 'origin/master', 'main', 'master'].filter((name) => name !== undefined);
  const branch = names.find((name) => commitOf(folder, name) !== undefined);
  if (branch === undefined)
    throw new Errors.CLIError(
      'there is no branch `main` or `master` to compare with: pass a revision with `--against <rev>`, or fetch the branch',
    );
  const id = git(folder, ['merge-base', '--end-of-options', branch, 'HEAD']);
  if (id === undefined)
    throw new Errors.CLIError(
      `HEAD and \`${branch}\` have no common ancestor here: fetch the whole history, or pass \`--against ${branch}\``,
    );
  return labelled(id.trim(), `the merge base with ${branch}`);
}

/**
 * The text of a file in a commit, by its path from the repository's root, or, with `./`, from `folder`.
 * Undefined where the commit does not have the file.
 */
export function fileAt(folder: string, { id }: Commit, path: string): string | undefined {
  const name = `${id}:${path}`;
  // Tests the type first: for a folder, `cat-file blob` fails as it does for a file whose object is lost.
  if (git(folder, ['cat-file', '-t', name])?.trim() !== 'blob') return undefined;
  return git(folder, ['cat-file', 'blob', name]);
}

function labelled(id: string, name: string): Commit {
  return { id, label: id.startsWith(name) ? id.slice(0, 7) : `${name} (${id.slice(0, 7)})` };
}

function refuseNoRepository(folder: string): void {
  if (git(folder, ['rev-parse', '--git-dir']) === undefined)
    throw new Errors.CLIError(`${JSON.stringify(folder)} is not in a git repository`);
}

/** What `execFileSync` throws: with a code where the program could not be run to its end. */
type Failure = NodeJS.ErrnoException & Partial<SpawnSyncReturns<string>>;

/** Messages of git for something that does not exist. */
const absence = /^not a git repository|^path .* (?:does not exist|exists on disk, but not) in /;

/**
 * The output of git; undefined where the requested object does not exist. Any other failure is thrown with
 * git's own message.
 */
function git(cwd: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      // The messages are parsed, so they must not be translated.
      env: { ...foundByFolder(process.env), LC_ALL: 'C' },
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { code, signal, stderr = '' } = error as Failure;
    if (code === 'ENOENT')
      throw new Errors.CLIError('git cannot be run: it is not installed, or not in PATH');
    if (code !== undefined) throw new Errors.CLIError(`git cannot be run: ${reasonOf(error)}`);
    if (signal !== null) throw new Errors.CLIError(`git was ended by ${signal}`);
    // Warnings may precede the message; with `--quiet` there is none.
    const message = /^(?:fatal|error): (.*)/ms.exec(stderr)?.[1];
    if (message === undefined || absence.test(message)) return undefined;
    throw new Errors.CLIError(`git failed: ${oneLine(message)}`);
  }
}

/**
 * The environment without the variables by which a git hook names its repository. In a linked worktree, a
 * hook sets `GIT_DIR` but not `GIT_WORK_TREE`, and git would take the current folder for the work tree.
 * Without them, git finds both from the folder.
 */
function foundByFolder(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.GIT_WORK_TREE !== undefined) return env;
  const { GIT_DIR, GIT_INDEX_FILE, GIT_PREFIX, ...rest } = env;
  return rest;
}

/** `... at '/app'\nTo add an exception, call:\n\n\tgit config ...` */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(/:\s*\n\s*/g, ': ')
    .replace(/\.?\s*\n\s*(?:(?:fatal|error|hint): +)?/g, '. ');
}
