import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';

/**
 * The message of an error of TypeScript's with the extension that an import lacks. TypeScript always writes
 * that of the JavaScript. Where the app's imports may end in `.ts`, it is the one of the file.
 */
export function withFileExtension(
  message: string,
  { code, file }: ts.Diagnostic,
  { allowImportingTsExtensions }: ts.CompilerOptions,
): string {
  if (code !== extensionMissing || file === undefined || !allowImportingTsExtensions) return message;
  return message.replace(suggestion, (written, path: string) => {
    const found = extensions.find((one) => ts.sys.fileExists(join(dirname(file.fileName), path + one)));
    return found === undefined ? written : path + found;
  });
}

const extensionMissing = 2835;

const suggestion = /(?<=\bDid you mean ')(.+)\.\w+(?='\?$)/;

/** In the order in which TypeScript looks for the file that is meant. */
const extensions = ['.mts', '.ts', '.cts', '.mjs', '.js', '.cjs', '.tsx', '.jsx', '.json'];
