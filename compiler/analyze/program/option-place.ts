import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';

/**
 * The place of the option that an error is about. TypeScript looks for it in the app's config only, and for
 * one of a config that this extends gives `compilerOptions` as a whole, or nothing.
 */
export function optionPlace(
  error: ts.Diagnostic,
  config: ts.CompilerOptions['configFile'],
): Span | undefined {
  const { code, messageText } = error;
  // Of types that are not installed, TypeScript gives the place among what belongs to the error.
  const { file, length = 0, start = 0 } = error.file ? error : (error.relatedInformation?.[0] ?? error);
  const given = file && { file: file.fileName, start, end: start + length };
  if (file && file.text.slice(start, start + length) !== '"compilerOptions"') return given;
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  // `'target=ES3'` is an option with its value.
  const names = [...message.matchAll(/'([^'=]+)(?:=[^']*)?'/g)].map(([, name]) => name!);
  const { extendedSourceFiles = [] } = (config ?? {}) as Partial<ts.TsConfigSourceFile>;
  const written = extendedSourceFiles.flatMap((one) => writtenIn(one, names, namedByValue.get(code)) ?? []);
  // Of several configs the last one counts, but a config counts more than those that it extends, which follow.
  const counting = (before: Span, one: Span) => (basesOf(before.file).includes(one.file) ? before : one);
  return written.length === 0 ? given : written.reduce(counting);
}

/** The configs that a config extends, directly or indirectly. */
function basesOf(file: string): readonly string[] {
  const source = ts.readJsonConfigFile(file, ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  ts.parseJsonSourceFileConfigFileContent(source, host, dirname(file));
  return source.extendedSourceFiles ?? [];
}

/** The options of which an error names a value, or a part of it, instead of the option. */
const namedByValue: ReadonlyMap<number, string> = new Map([
  [2688, 'types'],
  [5095, 'moduleResolution'],
  ...[5061, 5062, 5063, 5064, 5066, 5090].map((code): [number, string] => [code, 'paths']),
]);

/** Where a config has the first of these options, or in an `option` the first of these values. */
function writtenIn(file: string, names: readonly string[], option: string | undefined): Span | undefined {
  const source = ts.readJsonConfigFile(file, ts.sys.readFile);
  const [options] = fieldsOf(source.statements[0]?.expression, 'compilerOptions');
  const wanted = option === undefined ? names : [option];
  const [found] = wanted.flatMap((name) => fieldsOf(options?.initializer, name));
  const node = found && ((option === undefined ? undefined : textIn(found.initializer, names)) ?? found.name);
  return node && { file, start: node.getStart(source), end: node.end };
}

/** The fields of an object in a config that have a name. */
export function fieldsOf(node: ts.Node | undefined, name: string): readonly ts.PropertyAssignment[] {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .filter((one) => ts.isStringLiteral(one.name) && one.name.text === name);
}

/** The first text within a value that is one of these. */
function textIn(node: ts.Node, texts: readonly string[]): ts.Node | undefined {
  return ts.isStringLiteral(node) && texts.includes(node.text)
    ? node
    : ts.forEachChild(node, (part) => textIn(part, texts));
}
