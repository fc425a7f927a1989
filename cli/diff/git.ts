import { execFileSync } from 'node:child_process';
import { Errors } from '@oclif/core';

/** A commit of the repository that a folder is in. */
export interface Commit {
  readonly id: string;
  /** As people know it: `main (3f2a1bc)`. */
  readonly label: string;
}

/**
 * The commit of a revision, whatever git takes for one; undefined where there is none. Without git or a
 * repository it is an error.
 */
export function commitOf(folder: string, revision: string): Commit | undefined {
  refuseNoRepository(folder);
  const id = git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return id === undefined ? undefined : labelled(id.trim(), revision);
}

/**
 * Where the work in a folder has left the default branch: that of `origin`, or `main` or `master`. Undefined
 * before the first commit of the work.
 */
export function mergeBase(folder: string): Commit | undefined {
  if (commitOf(folder, 'HEAD') === undefined) return undefined;
  const head = git(folder, ['rev-parse', '--abbrev-ref', '--verify', '--quiet', 'origin/HEAD'])?.trim();
  const names = [head, 'origin/main', 'origin/master', 'main', 'master'].filter((name) => name !== undefined);
  const branch = names.find((name) => commitOf(folder, name) !== undefined);
  if (branch === undefined)
    throw new Errors.CLIError(
      'there is no branch `main` or `master` to compare with: name a revision with `--against <rev>`, or fetch the branch',
    );
  const id = git(folder, ['merge-base', '--end-of-options', branch, 'HEAD']);
  if (id === undefined)
    throw new Errors.CLIError(
      `HEAD and \`${branch}\` have no common ancestor here: fetch the whole history, or pass \`--against ${branch}\``,
    );
  return labelled(id.trim(), `the merge base with ${branch}`);
}

/**
 * The text of a file as it was in a commit: its path from the repository's root, or with `./` from the
 * folder; undefined where it was not there.
 */
export function fileAt(folder: string, { id }: Commit, path: string): string | undefined {
  const name = `${id}:${path}`;
  // Of a folder git would say the same as of a file that it has lost.
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

/** What git says of what is not there. */
const absence = /^not a git repository|^path .* (?:does not exist|exists on disk, but not) in /;

/**
 * What git prints; undefined where there is nothing of the kind. What else it refuses is an error with its
 * own words.
 */
function git(cwd: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      // What it says is read: not in the user's language.
      env: { ...foundByFolder(process.env), LC_ALL: 'C' },
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    if (code === 'ENOENT')
      throw new Errors.CLIError('git cannot be run: it is not installed, or not in PATH');
    // Before it there may be warnings; with `--quiet` there is none of it.
    const said = /^(?:fatal|error): (.*)/ms.exec(stderr)?.[1];
    if (said === undefined || absence.test(said)) return undefined;
    throw new Errors.CLIError(`git refuses: ${oneLine(said)}`);
  }
}

/**
 * A hook of git's in a linked worktree has the repository in its environment without the work tree, for which
 * git then takes the folder that it is run in: from that folder it finds both by itself.
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
