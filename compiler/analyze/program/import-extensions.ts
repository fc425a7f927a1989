import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';

/**
 * The message of an error of TypeScript's with the extension that an import lacks. TypeScript always writes
 * that of the JavaScript, and nothing for a folder, where it has looked for no file, nor for a name with a dot
 * in it, such as `todo.dto`, whose end it takes for an extension. Where the app's imports may end in `.ts`,
 * the extension is the one of the file.
 */
export function withFileExtension(
  message: string,
  { code, file, length = 0, start = 0 }: ts.Diagnostic,
  { allowImportingTsExtensions }: ts.CompilerOptions,
): string {
  if (file === undefined) return message;
  const extensionAt = (path: string) =>
    extensions.find((one) => ts.sys.fileExists(join(dirname(file.fileName), path + one)));
  if (code === extensionMissing && allowImportingTsExtensions)
    return message.replace(suggestion, (written, path: string) => {
      const found = extensionAt(path);
      return found === undefined ? written : path + found;
    });
  const meant = pathMeant(code, file.text.slice(start + 1, start + length - 1));
  if (meant === undefined) return message;
  const found = extensionAt(meant);
  const extension = allowImportingTsExtensions ? found : found?.replace(/tsx?$/, 'js');
  return extension === undefined ? message : `${message}. Did you mean '${meant}${extension}'?`;
}

/** The path that an import lacks only an extension for, where TypeScript has not looked for the file. */
function pathMeant(code: number, written: string): string | undefined {
  if (code === nothingFound) return `${written.replace(/\/$/, '')}/index`;
  return code === moduleNotFound && written.startsWith('.') ? written : undefined;
}

/** TypeScript's errors for an import without an extension: of a file, and of something else. */
const extensionMissing = 2835;
const nothingFound = 2834;
const moduleNotFound = 2307;

const suggestion = /(?<=\bDid you mean ')(.+)\.\w+(?='\?$)/;

/** In the order in which TypeScript looks for the file that is meant. */
const extensions = ['.mts', '.ts', '.cts', '.mjs', '.js', '.cjs', '.tsx', '.jsx', '.json'];
