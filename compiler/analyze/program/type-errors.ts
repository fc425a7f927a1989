import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import type { TypeErrorPlace } from '../../diagnose/type-error-place.ts';
import type { Span } from '../../model/model.ts';
import { relativePath } from '../../paths.ts';
import { causesOf } from './error-causes.ts';
import { withoutGuesses } from './guessed-types.ts';
import { withFileExtension } from './import-extensions.ts';
import { importersOf } from './importers.ts';
import { optionPlace } from './option-place.ts';
import { placeOf } from './type-error-place.ts';

/** Which files of a program are whose. Generated code is neither. */
export interface Files {
  readonly isOwn: (file: ts.SourceFile) => boolean;
  /** Whether a file is a source of another package of the workspace. */
  readonly isForeign: (file: ts.SourceFile) => boolean;
}

/**
 * Reports TypeScript's errors in the app's files under the app's own options, and those of the syntax in
 * other packages of the workspace, whose options may be different. Returns whether there are any. `root` is
 * the app's folder with a `/` at its end: messages write paths relative to it.
 */
export function reportTypeErrors(
  program: ts.Program | ts.SemanticDiagnosticsBuilderProgram,
  { isForeign, isOwn }: Files,
  root: string,
  diagnostics: Diagnostics,
): boolean {
  let faulty = false;
  const options = program.getCompilerOptions();
  const checker = ('getProgram' in program ? program.getProgram() : program).getTypeChecker();
  const isCommonJs = options.module === ts.ModuleKind.CommonJS;
  const report = (one: ts.Diagnostic, span: Span | undefined, place: TypeErrorPlace) => {
    if (one.category !== ts.DiagnosticCategory.Error || one.code === outsideRootDir) return;
    faulty = true;
    const message = withFileExtension(withRelativePaths(messageOf(one), root), one, options);
    diagnostics.add('type-error', span, `TS${one.code}`, message, { ...place, isCommonJs });
  };
  for (const one of program.getOptionsDiagnostics()) report(one, optionPlace(one, options.configFile), {});
  const reportSource = (one: ts.Diagnostic) =>
    report(one, spanAt(one), { ...placeOf(one, checker), causes: causesOf(one, checker) });
  // The builder checks the files that a change affects. The results for all others are cached.
  if ('getSemanticDiagnosticsOfNextAffectedFile' in program)
    while (program.getSemanticDiagnosticsOfNextAffectedFile() !== undefined);
  const files = program.getSourceFiles().filter((file) => isOwn(file) || isForeign(file));
  const broken = new Set(files.filter((file) => program.getSyntacticDiagnostics(file).length > 0));
  for (const file of broken)
    for (const one of syntaxErrors(program.getSyntacticDiagnostics(file), file)) reportSource(one);
  const unsure = broken.size > 0 ? importersOf(broken, files, checker) : broken;
  const errors = files
    .filter(isOwn)
    .flatMap((file) => (unsure.has(file) ? [] : program.getSemanticDiagnostics(file)));
  for (const one of withoutGuesses(errors, checker)) reportSource(one);
  // What else is found in a file with syntax errors, or in one that imports it, is noise.
  for (const file of unsure) diagnostics.ignore(file.fileName);
  return faulty;
}

/** The characters that an error of TypeScript's is about. */
export const spanAt = ({ file, length = 0, start = 0 }: ts.Diagnostic): Span | undefined =>
  file && { file: file.fileName, start, end: start + length };

/** A message with its paths relative to the app, also those of packages outside of it. */
function withRelativePaths(message: string, root: string): string {
  return message
    .replaceAll(absolutePath, withLetters)
    .replaceAll(root, '')
    .replaceAll(absolutePath, (path) => relativePath(root, path));
}

/** A path without TypeScript's escapes of letters beyond ASCII, such as `J\u00FCrgen`. */
const withLetters = (path: string) =>
  path.replaceAll(/\\u([\dA-F]{4})/g, (_, unit) => String.fromCharCode(Number.parseInt(unit, 16)));

/** A path where TypeScript names a module, and not a string literal type, which may look the same. */
const absolutePath = /(?<=\b(?:Module|File) '"?|\bimport\(")(?:[A-Za-z]:)?\/[^'"]+/g;

/** The first error of each line, without those that mostly follow from an earlier one. */
function syntaxErrors(errors: readonly ts.Diagnostic[], file: ts.SourceFile): readonly ts.Diagnostic[] {
  const lines = new Set<number>();
  return errors.filter(({ code, start = 0 }, i) => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    // An earlier error may have ended a block too early, or keep it open to the end of the file.
    const isLeftOver = code === declarationExpected && file.text[start] === '}';
    const isFollowing = i > 0 && (isLeftOver || start >= file.text.trimEnd().length);
    return !isFollowing && !lines.has(line) && lines.add(line);
  });
}

const declarationExpected = 1128;

/**
 * TypeScript 6 reports sources outside `rootDir`, such as those of another package, although nothing is
 * emitted here. Older versions and solutions accept them.
 */
const outsideRootDir = 6059;

/**
 * Errors about a file that is missing or included twice. TypeScript appends why it looked for the file: that
 * is our doing, or the hint says it.
 */
const ofFiles = [1149, 2688, 6053];

export function messageOf({ code, messageText }: ts.Diagnostic): string {
  if (typeof messageText === 'string' || !ofFiles.includes(code)) return firstLine(messageText);
  return firstLine(messageText.messageText);
}

/** The message chain on one line, with the last reason, which helps most. */
function firstLine(text: string | ts.DiagnosticMessageChain): string {
  if (typeof text === 'string') return text.replace(/\.$/, '');
  const parts = [text.messageText];
  for (let next = text.next?.[0]; next; next = next.next?.[0]) parts.push(next.messageText);
  return parts.map((part) => part.replace(/\.$/, '')).join(': ');
}
