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
  const { messageText } = error;
  // Of types that are not installed, TypeScript gives the place among what belongs to the error.
  const { file, length = 0, start = 0 } = error.file ? error : (error.relatedInformation?.[0] ?? error);
  const given = file && { file: file.fileName, start, end: start + length };
  if (file && file.text.slice(start, start + length) !== '"compilerOptions"') return given;
  const [, ...names] = ts.flattenDiagnosticMessageText(messageText, ' ').split(/'(\w+)'/);
  const { extendedSourceFiles = [] } = (config ?? {}) as Partial<ts.TsConfigSourceFile>;
  return extendedSourceFiles.flatMap((one) => writtenIn(one, names) ?? [])[0] ?? given;
}

/** The name of the first of these options that a config has. */
function writtenIn(file: string, names: readonly string[]): Span | undefined {
  const source = ts.readJsonConfigFile(file, ts.sys.readFile);
  const [options] = fieldsOf(source.statements[0]?.expression, ['compilerOptions']);
  const [option] = fieldsOf(options?.initializer, names);
  return option && { file, start: option.name.getStart(source), end: option.name.end };
}

function fieldsOf(
  node: ts.Expression | undefined,
  names: readonly string[],
): readonly ts.PropertyAssignment[] {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => ts.isStringLiteral(name) && names.includes(name.text));
}
