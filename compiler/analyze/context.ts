import { ts } from 'ts-morph';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Example, Span, WrittenPattern } from '../model/model.ts';
import { slashed } from '../paths.ts';
import type { Settings } from '../settings.ts';
import type { Dependencies } from './dependencies/dependencies.ts';
import type { ThrownErrors } from './throws/thrown-errors.ts';
import type { FilledAliases } from './types/filled-aliases.ts';
import type { InferredAliases } from './types/inferred-aliases.ts';
import type { NamedTypes } from './types/named-types.ts';
import type { TypeNames } from './types/names.ts';
import type { SchemaKeys } from './types/schema-keys.ts';

/** What every part of the analysis needs. */
export interface Context {
  /** Of the Program whose types are read: the one with marks, but for what these hide. */
  readonly checker: ts.TypeChecker;
  /** Of the Program with marks. */
  readonly marked: ts.TypeChecker;
  /** Of the Program without marks. Both Programs share their nodes. */
  readonly plain: ts.TypeChecker;
  /** Whether the plain Program tells null and undefined from other values, as the one with marks always does. */
  readonly isPlainStrict: boolean;
  readonly program: ts.Program;
  readonly diagnostics: Diagnostics;
  /** How the app calls generic types that are filled in. */
  readonly aliases: FilledAliases;
  /** How it calls types that have no other name. */
  readonly inferred: InferredAliases;
  /** The schemas of documents that types were made of. */
  readonly schemas: SchemaKeys;
  /** The names of types, as far as they were asked for. */
  readonly typeNames: TypeNames;
  /** The named types met so far. */
  readonly named: NamedTypes;
  /** The functions that were depended on so far. */
  readonly dependencies: Dependencies;
  /** What functions of the app may throw. */
  readonly thrown: ThrownErrors;
  /** The patterns that were read so far. */
  readonly patterns: WrittenPattern[];
  /** Takes the examples, which are held to their types when all of those are known. */
  readonly examples: Example[];
  /** The folders of the app's own files, as `ownFolders` gives them. */
  readonly own: readonly string[];
  /** Whether TypeScript has found errors, whose echo is a type that it calls `any`. */
  readonly faulty: boolean;
}

/** Where a node stands, without the comments and blanks before it. */
export function spanOf(node: ts.Node): Span {
  return { file: node.getSourceFile().fileName, start: node.getStart(), end: node.getEnd() };
}

/** The app's folder, and that of its routes, which may lie elsewhere: absolute, with `/` everywhere and at the end. */
export function ownFolders({ root, routes }: Pick<Settings, 'root' | 'routes'>): readonly string[] {
  return [root, routes].map((folder) => `${slashed(folder)}/`);
}

/**
 * Whether a declaration is a source, and so a place where a mistake can be shown and mended: also one of
 * another package of the workspace.
 */
export function isSource(node: ts.Node): boolean {
  const { fileName, isDeclarationFile } = node.getSourceFile();
  return !isDeclarationFile && !fileName.includes('/node_modules/');
}

/** Whether a declaration is a source of the app itself. */
export function isOwn(node: ts.Node, { own }: Pick<Context, 'own'>): boolean {
  const { fileName } = node.getSourceFile();
  return isSource(node) && own.some((folder) => fileName.startsWith(folder));
}

/** Whether a name is a text, and neither a symbol nor `#name`; what is written so as a text is, TypeScript escapes. */
export function isPublicName({ escapedName }: ts.Symbol): boolean {
  return !/^__[@#]/.test(escapedName as string);
}

/** Whether a member of a class is private or protected. */
export function isHiddenMember(member: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(member) & hidden) !== 0;
}

/** `any` that somebody has written or left to be, and not what TypeScript makes of a type in error. */
export function isAny(type: ts.Type, context: Context): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0 && !isErroneous(type, context);
}

/** What TypeScript makes of a type in error, such as one whose import leads nowhere: it has said so itself. */
export function isErroneous(type: ts.Type, { faulty }: Context): boolean {
  const { flags, intrinsicName } = type as ts.Type & { intrinsicName?: string };
  return faulty && (flags & ts.TypeFlags.Any) !== 0 && intrinsicName !== 'any';
}
