import { ts } from 'ts-morph';
import { type ForeignSetting, foreignSetting } from '../../diagnose/foreign-settings.ts';
import { verbs } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { specifiersOf } from '../program/imports-of.ts';
import { declarationOf, isCallable } from '../syntax/symbols.ts';

const handler: ForeignSetting = {
  instead: 'the methods of the class answer requests',
  hint: 'Write a method in the class, `post() { ... }`.',
};

/**
 * Warns of what a page exports beside its class where other frameworks read it, as in
 * `export const middleware = [auth]` and `export function POST()`, and no file does.
 */
export function reportUnreadExports(source: ts.SourceFile, context: Context): void {
  const { checker, diagnostics } = context;
  const module = checker.getSymbolAtLocation(source);
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const node = declarationOf(symbol);
    if (!node || node.getSourceFile() !== source || !isOwn(node, context)) continue;
    if (!ts.isVariableDeclaration(node) && !ts.isFunctionDeclaration(node)) continue;
    const { name } = symbol;
    const setting = isCallable(symbol, checker) ? functionMeant(name) : foreignSetting(name);
    if (setting && node.name && !isUsed(node.name, name, source) && !isImported(name, source, context))
      diagnostics.add('unread-setting', spanOf(node.name), `export ${name}`, setting);
  }
}

/** What an exported function was probably meant as. One named `authorize` is a helper that tests may call. */
function functionMeant(name: string): ForeignSetting | undefined {
  if (verbs.some((verb) => verb.toUpperCase() === name)) return handler;
  const setting = foreignSetting(name);
  return setting === foreignSetting('middleware') ? setting : undefined;
}

/** Whether a file has a name at another place than its declaration. */
function isUsed(declared: ts.Node, name: string, node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return node !== declared && ts.idText(node) === name;
  return ts.forEachChild(node, (child) => isUsed(declared, name, child) || undefined) ?? false;
}

/** Whether another file imports the page and has the name somewhere. */
function isImported(name: string, source: ts.SourceFile, { checker, program }: Context): boolean {
  const leadsHere = (one: ts.Expression) => checker.getSymbolAtLocation(one)?.valueDeclaration === source;
  return program
    .getSourceFiles()
    .some((file) => file !== source && file.text.includes(name) && specifiersOf(file).some(leadsHere));
}
