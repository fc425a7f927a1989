import { ts } from 'ts-morph';
import type { TypeErrorPlace } from '../../diagnose/type-error-place.ts';
import { answerOfCommas } from '../answers/lost-bodies.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { meantMember } from './meant-member.ts';

/** The source around an error of TypeScript's. */
export function placeOf(error: ts.Diagnostic, checker: ts.TypeChecker): TypeErrorPlace {
  const { file, length = 0, start = 0 } = error;
  return {
    imported: importedAt(error),
    ...calledWith(error),
    fieldOf: expectedAround(error, checker),
    isBody: isBody(error),
    meantMember: meantMember(error, checker),
    text: file?.text.slice(start, start + length) ?? '',
    ...textsAround(error),
  };
}

/** The text before and after an error, on the same lines. Calls that are chained over lines are one line. */
function textsAround({ file, start = 0, length = 0 }: ts.Diagnostic) {
  if (file === undefined) return {};
  const [after] = /^.*(?:\s+\??\.(?!\.).*)*/.exec(file.text.slice(start + length))!;
  return {
    before: file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start),
    after: after.replaceAll(/\s*\n\s*/g, ''),
  };
}

/** The names imported from the module that an error is about. */
function importedAt({ file, start }: ts.Diagnostic): readonly string[] {
  for (const node of file?.statements ?? []) {
    if (!ts.isImportDeclaration(node) || node.moduleSpecifier.getStart(file) !== start) continue;
    const bindings = node.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : [];
  }
  return [];
}

/** The function that is called with the node of an error as an argument, and the type arguments of the call. */
function calledWith(error: ts.Diagnostic): Pick<TypeErrorPlace, 'argumentOf' | 'typeArguments'> | undefined {
  return readAround(error, (node, isMeant) =>
    (ts.isCallExpression(node) || ts.isNewExpression(node)) && node.arguments?.some(isMeant)
      ? {
          argumentOf: node.expression.getText(error.file),
          typeArguments: node.typeArguments?.map(oneLine) ?? [],
        }
      : undefined,
  );
}

/** The type that is expected of the object to whose field an error belongs. */
function expectedAround(error: ts.Diagnostic, checker: ts.TypeChecker): string | undefined {
  return readAround(error, (node, isMeant) => {
    if (!ts.isObjectLiteralElementLike(node) || node.name === undefined || !isMeant(node.name))
      return undefined;
    const { parent } = node;
    const type = ts.isObjectLiteralExpression(parent) ? checker.getContextualType(parent) : undefined;
    return type && checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  });
}

/** Whether the node of an error is followed by a comma and a status, as in `return body, 404`. */
function isBody(error: ts.Diagnostic): boolean {
  const isJoined = readAround(
    error,
    (node, isMeant) =>
      (ts.isBinaryExpression(node) && isMeant(node.left) && answerOfCommas(node) !== undefined) || undefined,
  );
  return isJoined ?? false;
}

/** Calls `read` with the nodes around an error, from the outermost, until one gives a result. */
export function readAround<T>(
  { file, start, length = 0 }: ts.Diagnostic,
  read: (node: ts.Node, isMeant: (part: ts.Node) => boolean) => T | undefined,
): T | undefined {
  if (file === undefined || start === undefined) return undefined;
  const isMeant = (node: ts.Node) => node.getStart(file) === start && node.end === start + length;
  const find = (node: ts.Node): T | undefined => {
    if (node.pos > start || node.end < start + length) return undefined;
    return read(node, isMeant) ?? ts.forEachChild(node, find);
  };
  return find(file);
}
