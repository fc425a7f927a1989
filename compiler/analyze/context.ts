import { ts } from 'ts-morph';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Example, Span, WrittenPattern } from '../model/model.ts';
import { slashed } from '../paths.ts';
import type { Settings } from '../settings.ts';
import type { Dependencies } from './dependencies/dependencies.ts';
import { hasModifier } from './syntax/modifiers.ts';
import { declarationOf } from './syntax/symbols.ts';
import type { ThrownErrors } from './throws/thrown-errors.ts';
import type { FilledAliases } from './types/filled-aliases.ts';
import type { InferredAliases } from './types/inferred-aliases.ts';
import type { NamedTypes } from './types/named-types.ts';
import type { TypeNames } from './types/names.ts';
import type { SchemaKeys } from './types/schema-keys.ts';
import { isErrorType } from './typescript-internals.ts';

/** The Programs of an app, and what is known before its pages are read. */
export interface ProgramContext {
  /** The checker whose types are read: that of the marked Program, except for types that the marks hide. */
  readonly checker: ts.TypeChecker;
  /** The checker of the marked Program. */
  readonly marked: ts.TypeChecker;
  /** The checker of the plain Program. Both Programs share their nodes. */
  readonly plain: ts.TypeChecker;
  /** Whether the plain Program is compiled with `strictNullChecks`, as the marked Program always is. */
  readonly isPlainStrict: boolean;
  readonly program: ts.Program;
  readonly diagnostics: Diagnostics;
  /** The folders of the app's own files, as `ownFolders` gives them. */
  readonly own: readonly string[];
  /** Whether TypeScript has reported errors. A type in error looks like `any`. */
  readonly faulty: boolean;
  /** Reports imports and names outside of the app that lead nowhere, and returns whether there are any. */
  readonly reportUnresolved: () => boolean;
}

/** The shared state of reading the pages. */
export interface Context extends ProgramContext {
  /** The app's aliases of instantiated generic types. */
  readonly aliases: FilledAliases;
  /** The app's aliases of types that have no other name. */
  readonly inferred: InferredAliases;
  /** The schema keys of types that were generated from OpenAPI documents. */
  readonly schemas: SchemaKeys;
  /** The names of types, computed when they are first asked for. */
  readonly typeNames: TypeNames;
  /** The named types found so far. */
  readonly named: NamedTypes;
  /** The dependencies found so far. */
  readonly dependencies: Dependencies;
  /** The errors that functions of the app may throw. */
  readonly thrown: ThrownErrors;
  /** The patterns found so far. */
  readonly patterns: WrittenPattern[];
  /** The examples found so far. They are checked against their types once all types are known. */
  readonly examples: Example[];
}

/** The checker of the Program whose types are not the ones that are read. */
export const otherOf = ({ checker, marked, plain }: ProgramContext) => (checker === plain ? marked : plain);

/** The span of a node, without the comments and blanks before it. */
export function spanOf(node: ts.Node): Span {
  return { file: node.getSourceFile().fileName, start: node.getStart(), end: node.getEnd() };
}

/**
 * The app's folder and its routes folder, which may lie elsewhere: absolute paths with `/` as separator and
 * at the end.
 */
export function ownFolders({ root, routes }: Pick<Settings, 'root' | 'routes'>): readonly string[] {
  return [root, routes].map((folder) => `${slashed(folder)}/`);
}

/**
 * Whether a declaration is in a source file, where a mistake can be shown and fixed. That includes sources of
 * another package of the workspace.
 */
export function isSource(node: ts.Node): boolean {
  const { fileName, isDeclarationFile } = node.getSourceFile();
  return !isDeclarationFile && !fileName.includes('/node_modules/');
}

/** The declaration of a property, if it is in a source file. */
export function sourceDeclaration(symbol: ts.Symbol): ts.PropertySignature | undefined {
  const declaration = declarationOf(symbol);
  return declaration && isSource(declaration) ? (declaration as ts.PropertySignature) : undefined;
}

/** Whether a declaration is in a source file of the app itself. */
export function isOwn(node: ts.Node, { own }: Pick<Context, 'own'>): boolean {
  const { fileName } = node.getSourceFile();
  return isSource(node) && own.some((folder) => fileName.startsWith(folder));
}

/**
 * Whether a property name is a string, and neither a symbol nor `#name`. TypeScript escapes strings that look
 * like either.
 */
export function isPublicName({ escapedName }: ts.Symbol): boolean {
  return !/^__[@#]/.test(escapedName as string);
}

/** Whether a member of a class is private or protected. */
export function isHiddenMember(member: ts.Declaration): boolean {
  return hasModifier(member, ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
}

/**
 * Whether a type is an `any` that somebody wrote or left to inference, and not TypeScript's type of an error.
 */
export function isAny(type: ts.Type, context: Context): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0 && !isErroneous(type, context);
}

/**
 * Whether a type is TypeScript's type of an error, such as an import that leads nowhere. In the app's own
 * files TypeScript has reported that error; in those of other packages it is reported now.
 */
export function isErroneous(type: ts.Type, { faulty, reportUnresolved }: Context): boolean {
  return isErrorType(type) && (faulty || reportUnresolved());
}
