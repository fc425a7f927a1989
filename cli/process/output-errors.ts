/**
 * Whether an error of standard output ends the command, such as that of a full disk. A pipe whose reader has
 * gone does not: `dev` goes on without it.
 */
export function endsCommand(error: NodeJS.ErrnoException): boolean {
  return error.code !== 'EPIPE';
}
