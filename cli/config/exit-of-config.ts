import { relativePath } from '../../compiler/paths.ts';
import { placeOfError } from '../error-place.ts';
import { printError } from '../report/print.ts';

/** Says which line of a config ends the process while it is loaded: the command would end without a word. */
export async function withExitReported<T>(root: string, load: () => Promise<T>): Promise<T> {
  const report = (status: number) => {
    const call = new Error();
    Error.captureStackTrace(call, process.exit);
    const place = placeOfError(call, root, (file) => !file.includes('/node_modules/'));
    if (place === undefined) return;
    const at = `${relativePath(root, place.file)}:${place.line}`;
    printError(`${at} ended this process with status ${status} by calling \`process.exit\``);
    // What the command was run for is not done, which a script must not take for a success.
    if (status === 0) process.exitCode = 1;
  };
  process.on('exit', report);
  try {
    return await load();
  } finally {
    process.off('exit', report);
  }
}
