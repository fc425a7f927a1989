import { builtinModules } from 'node:module';
import { isDevice } from '../../compiler/files/devices.ts';

/** Names that npm keeps for itself. */
const reservedNames = new Set(['node_modules', 'favicon.ico', 'package.json']);

const part = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * Why a text cannot name a new app, or undefined. The text becomes both the npm package name and the folder
 * name, so it must be valid as both: `shop`, or `@acme/shop`, whose folder is `shop`.
 */
export function projectNameFault(name: string, dependencies: readonly string[]): string | undefined {
  if (name === '') return 'it is empty';
  if (name.length > 214) return 'it is longer than 214 characters';
  const [scope, own] = name.startsWith('@') ? name.slice(1).split(/\/(.*)/s) : [undefined, name];
  if (own === undefined) return 'a name must follow the scope: `@acme/shop`';
  const wrong = [scope, own].find((one) => one !== undefined && !part.test(one));
  if (wrong !== undefined && /[/\\]|^\.\.?$/.test(wrong))
    return 'it is a path, not a name: run the command in the parent folder of the app';
  if (wrong !== undefined) return wrongPart(wrong) + suggestion(name, dependencies);
  if (/\.$/.test(own)) return 'it ends with a dot';
  if (reservedNames.has(own) || isDevice(own)) return 'it is a reserved name';
  if (scope === undefined && builtinModules.includes(own))
    return `${JSON.stringify(own)} is a built-in module of Node`;
  if (dependencies.includes(name)) return 'a dependency of the app has the same name';
  return undefined;
}

function wrongPart(text: string): string {
  if (/^[._-]/.test(text)) return `it begins with ${JSON.stringify(text[0])}`;
  const wrong = [...text].find((sign) => !/[a-z0-9._-]/.test(sign));
  if (wrong === undefined) return 'a part of it is empty';
  if (wrong !== wrong.toLowerCase()) return 'npm does not allow capital letters';
  return `${JSON.stringify(wrong)} is not allowed in package names`;
}

/** A hint with the nearest valid name, to be appended to a fault; empty where there is none. */
function suggestion(text: string, dependencies: readonly string[]): string {
  // Removing an accent changes the name less than replacing the letter by a hyphen.
  const plain = text.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  const parts = plain.toLowerCase().split('/');
  const names = parts.map((one) => one.replaceAll(/[^a-z0-9._-]+/g, '-').replaceAll(/^[._-]+|[._-]+$/g, ''));
  const name = `${text.startsWith('@') ? '@' : ''}${names.join('/')}`;
  return name !== text && projectNameFault(name, dependencies) === undefined
    ? `: write ${JSON.stringify(name)}`
    : '';
}

/** The folder of an app, below the current one. */
export function folderOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
