import { constants } from 'node:os';

/** The code of a file system error (`ENOENT`), undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  // Not `instanceof`, because an error of Node's may come from another realm.
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'string' ? named(error.code) : undefined;
}

/** Node has no names for some of the system's errors: that of a disk quota is `Unknown system error -122`. */
function named(code: string): string {
  const number = /^Unknown system error -(\d+)$/.exec(code)?.[1];
  if (number === undefined) return code;
  return Object.entries(constants.errno).find(([, value]) => value === Number(number))?.[0] ?? code;
}

const reasons: { readonly [code: string]: string } = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EBUSY: 'it is in use',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the disk quota is exceeded',
  ENOENT: 'a symbolic link in its path is broken',
  ENOTDIR: 'a file is where a folder should be',
  EEXIST: 'a file is where a folder should be',
  EISDIR: 'a folder is where a file should be',
  ELOOP: 'symbolic links in its path form a loop',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
};

/** Why a file system call failed, in words. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) return String(error);
  return reasons[code] ?? code;
}
