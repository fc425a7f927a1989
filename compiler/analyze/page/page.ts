import { ts } from 'ts-morph';
import { type Operation, type Route, type Verb, verbs } from '../../model/model.ts';
import { operationId } from '../../model/operation-id.ts';
import type { Page } from '../../scan/scan.ts';
import { following } from '../../too-large.ts';
import { reportLostBodies } from '../answers/lost-bodies.ts';
import { reportLostFields } from '../answers/lost-fields.ts';
import { reportLostKeys } from '../answers/lost-keys.ts';
import { readResult } from '../answers/returns.ts';
import { reportStringifiedBodies } from '../answers/stringified-bodies.ts';
import { reportUnreadStatus } from '../answers/unread-status.ts';
import { commentOf, type MemberFlags, memberFlags, methodDocs } from '../comments/docs.ts';
import { reportMisspeltTags } from '../comments/misspelt-tags.ts';
import { reportClassOperationId, writtenOperationId } from '../comments/operation-id-tag.ts';
import { reportParamTags } from '../comments/param-tags.ts';
import { reportRepeatedTags } from '../comments/repeated-tags.ts';
import { type Context, isHiddenMember, spanOf } from '../context.ts';
import { readParameter } from '../parameters/parameters.ts';
import { reportReadAgain } from '../parameters/read-again.ts';
import { declarationOf, defaultExported, resolved } from '../syntax/symbols.ts';
import { middlewareFunctions } from '../throws/middleware-functions.ts';
import { type Failures, sorted } from '../throws/thrown-errors.ts';
import type { TypeReader } from '../types/types.ts';
import { reportConstructor } from './constructors.ts';
import type { ErrorFiles } from './error-file.ts';
import { reportRouteDecorators } from './foreign-decorators.ts';
import { isMiddleware } from './middleware-file.ts';
import { reportNoClass } from './no-class.ts';
import { readStatics } from './statics.ts';
import { reportUnreadExports } from './unread-exports.ts';
import { reportSettingsOfComment, reportUnreadSettings } from './unread-settings.ts';
import { readVerbMethods, type VerbMethod } from './verb-methods.ts';

/** The JSDoc tags with an effect on route classes and on their methods. */
const classTags = ['deprecated', 'hidden'];
const methodTags = [...classTags, 'operationId', 'throws', 'exception'];

/** What reads the parts that pages share. */
interface Readers {
  readonly reader: TypeReader;
  readonly errorFiles: ErrorFiles;
}

/** The route of a page's class; undefined, with diagnostics, where there is none. */
export function readPage(
  page: Page,
  source: ts.SourceFile,
  { errorFiles, reader }: Readers,
  context: Context,
): Route | undefined {
  const { checker, diagnostics } = context;
  const node = routeClass(page, source, context);
  if (node === undefined) return undefined;
  const className = nameOf(node);
  const classSpan = spanOf(node.name ?? node);
  const symbol = checker.getSymbolAtLocation(node.name ?? node) ?? checker.getTypeAtLocation(node).symbol;
  const constructorType = checker.getTypeOfSymbol(symbol);
  const instance = checker.getDeclaredTypeOfSymbol(symbol);
  const statics = readStatics(constructorType, instance, context);
  reportUnreadSettings(constructorType, instance, context);
  reportUnreadExports(source, context);
  const { faulty, methods } = readVerbMethods(node, instance, context);
  // A class whose only method is misspelt gets no second diagnostic.
  if (methods.size === 0 && !faulty && !statics.faulty)
    diagnostics.add('no-verbs', classSpan, className, hiddenVerb(instance));
  const middleware = page.middleware.filter((file) => isMiddleware(file, context));
  const flags = memberFlags(symbol, checker);
  const before = context.thrown.of(middleware.flatMap((file) => middlewareFunctions(file, context)));
  return {
    file: page.file,
    folder: page.folder,
    path: page.path,
    errors: page.errorFiles.flatMap((file) => errorFiles.read(file) ?? []),
    middleware,
    className,
    classSpan,
    description: commentOf(symbol, checker),
    tags: statics.tags,
    limits: statics.limits,
    operations: following({ className, classSpan }, () =>
      verbs.flatMap((verb) => {
        const method = methods.get(verb);
        return method ? [readOperation(verb, method, { page, before, flags }, reader, context)] : [];
      }),
    ),
  };
}

/**
 * The class of a page, with diagnostics about the class itself; undefined where its methods cannot be read.
 */
function routeClass(
  { file }: Page,
  source: ts.SourceFile,
  context: Context,
): ts.ClassLikeDeclaration | undefined {
  const { checker, diagnostics } = context;
  const node = defaultClass(source, checker) ?? reportNoClass(file, source, context);
  if (node === undefined) return undefined;
  const className = nameOf(node);
  const generic = node.typeParameters?.[0];
  if (generic) {
    diagnostics.add('generic-class', spanOf(generic), className);
    return undefined;
  }
  const abstract = node.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
  if (abstract) diagnostics.add('abstract-class', spanOf(abstract), className);
  reportConstructor(node, className, context);
  reportRouteDecorators(node, context);
  reportClassOperationId(node, context);
  reportMisspeltTags(node, classTags, context);
  reportSettingsOfComment(node, context);
  return node;
}

const nameOf = ({ name }: ts.ClassLikeDeclaration) => (name ? ts.idText(name) : 'the class');

function defaultClass(source: ts.SourceFile, checker: ts.TypeChecker): ts.ClassLikeDeclaration | undefined {
  const symbol = resolved(defaultExported(source, checker), checker);
  return symbol?.declarations?.find(ts.isClassLike);
}

/** A private member that has the name of a verb. */
const hiddenVerb = (instance: ts.Type) =>
  verbs.find((verb) => {
    const method = instance.getProperty(verb);
    const declaration = method && declarationOf(method);
    return declaration !== undefined && isHiddenMember(declaration);
  });

/** What all operations of a page share. */
interface PageContext {
  readonly page: Page;
  /** What the middleware before the operations may throw. */
  readonly before: Failures;
  readonly flags: MemberFlags;
}

function readOperation(
  verb: Verb,
  { declaration, shown, signature }: VerbMethod,
  { before, flags, page }: PageContext,
  reader: TypeReader,
  context: Context,
): Operation {
  const { checker, plain } = context;
  const { path } = page;
  // The method's own symbol: the class's symbol would also have the comments of a mixin method that it
  // overrides.
  const declared = checker.getSymbolAtLocation(declaration.name)!;
  const docs = methodDocs(declared, flags, checker);
  const written = writtenOperationId(declared, declaration, context);
  reportMisspeltTags(declaration, methodTags, context);
  reportRepeatedTags(declaration, 'method', context);
  reportSettingsOfComment(declaration, context);
  reportUnreadStatus(declaration, context);
  reportLostBodies(declaration, context);
  reportStringifiedBodies(declaration, context);
  reportLostKeys(declaration, context);
  reportLostFields(declaration, context);
  const failures = context.thrown.of([declaration]);
  const parameterType = (i: number) => ({
    type: checker.getTypeOfSymbol(signature.parameters[i]!),
    shown: shown && plain.getTypeOfSymbol(shown.parameters[i]!),
  });
  const { count } = context.diagnostics;
  // Callers do not pass the `this` parameter.
  const parameters = declaration.parameters
    .filter((node) => node.name.getText() !== 'this')
    .flatMap((node, i) => readParameter(node, parameterType(i), { path, reader }, context) ?? []);
  reportParamTags(declaration, parameters, context);
  reportReadAgain(declaration, parameters, context);
  return {
    ...docs,
    verb,
    span: spanOf(declaration.name),
    operationId: written?.id ?? operationId(verb, path),
    operationIdSpan: written?.span ?? spanOf(declaration.name),
    parameters,
    result: context.diagnostics.newSince(count, () =>
      readResult(declaration, { signature, other: shown }, reader, context),
    ),
    throws: sorted([...before.throws, ...failures.throws]),
    foreign: [...before.foreign, ...failures.foreign],
  };
}
