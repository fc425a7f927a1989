import { ts } from 'ts-morph';

/**
 * What the analysis uses of TypeScript beyond its public types, which do not declare it, or declare it
 * differently. Nothing else relies on such details, so this is what another version of TypeScript may break.
 */

/** Whether a type is TypeScript's type of an error. It has the flags of `any`, and differs in its name. */
export function isErrorType(type: ts.Type): boolean {
  const { flags, intrinsicName } = type as ts.Type & { readonly intrinsicName?: string };
  return (flags & ts.TypeFlags.Any) !== 0 && intrinsicName !== 'any';
}

/** The `this` parameter of a signature, with type parameters of the class filled in. */
export function thisParameterOf(signature: ts.Signature): ts.Symbol | undefined {
  return (signature as ts.Signature & { readonly thisParameter?: ts.Symbol }).thisParameter;
}

/** `T` of a mapped type `{ [K in keyof T]: ... }`; undefined for any other type. */
export function mappedFrom(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  checker.getPropertiesOfType(type); // computes it
  return (type as ts.Type & { readonly modifiersType?: ts.Type }).modifiersType;
}

/** `Keys` of a mapped type `{ [K in Keys]: ... }`; undefined for any other type. */
export function mappedKeys(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  checker.getPropertiesOfType(type); // computes it
  return (type as ts.Type & { readonly constraintType?: ts.Type }).constraintType;
}

/**
 * The mapped type that gives a field its type, and the field that this one is made of, if there are such. A
 * field that is made of several has several keys.
 */
export function fieldSource(field: ts.Symbol): {
  readonly mapped: ts.MappedTypeNode | undefined;
  readonly made: ts.Symbol | undefined;
} {
  const { links } = field as ts.Symbol & {
    readonly links?: {
      readonly mappedType?: ts.Type & { readonly declaration: ts.MappedTypeNode };
      readonly keyType?: ts.Type;
      readonly syntheticOrigin?: ts.Symbol;
    };
  };
  const made = links?.keyType?.isUnion() ? undefined : links?.syntheticOrigin;
  return { mapped: links?.mappedType?.declaration, made };
}

/** The type arguments of a generic type of which only the first are given: a default may refer to these. */
export function filledArguments(
  given: readonly ts.Type[],
  parameters: readonly ts.Type[],
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  const internal = checker as ts.TypeChecker & {
    fillMissingTypeArguments(
      given: readonly ts.Type[],
      parameters: readonly ts.Type[],
      least: number,
      isJavaScript: boolean,
    ): readonly ts.Type[];
  };
  return internal.fillMissingTypeArguments(given, parameters, 0, false);
}

/** The type that a union was made from, with its named unions still apart, as TypeScript's messages show it. */
export function unionOrigin(type: ts.Type): ts.Type | undefined {
  return (type as ts.Type & { readonly origin?: ts.Type }).origin;
}

/** The symbol of a name in a type node that the checker has made of a type. */
export function symbolOfMadeName(node: ts.Identifier): ts.Symbol | undefined {
  return (node as ts.Identifier & { readonly symbol?: ts.Symbol }).symbol;
}

/** The symbol that a name would have at a node, whether or not the name is written there. */
export function resolveName(
  name: string,
  at: ts.Node,
  meaning: ts.SymbolFlags,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const resolver = checker as ts.TypeChecker & {
    resolveName(
      name: string,
      at: ts.Node,
      meaning: ts.SymbolFlags,
      noGlobals: boolean,
    ): ts.Symbol | undefined;
  };
  return resolver.resolveName(name, at, meaning, false);
}

type Documented = ts.Node & { jsDoc?: readonly ts.JSDoc[] };

/** All JSDoc comments of a node. */
export function jsDocsOf(node: ts.Node): readonly ts.JSDoc[] {
  return (node as Documented).jsDoc ?? [];
}

export function setJsDocs(node: ts.Node, docs: readonly ts.JSDoc[]): void {
  (node as Documented).jsDoc = docs;
}

/** The JSDoc of a declaration that has no symbol of its own, in the form that symbols have it. */
export function commentedNode(node: ts.Declaration) {
  const { JsDoc } = ts as typeof ts & {
    JsDoc: {
      getJsDocCommentsFromDeclarations(
        declarations: readonly ts.Declaration[],
        checker?: ts.TypeChecker,
      ): ts.SymbolDisplayPart[];
      getJsDocTagsFromDeclarations(
        declarations: readonly ts.Declaration[],
        checker?: ts.TypeChecker,
      ): ts.JSDocTagInfo[];
    };
  };
  return {
    valueDeclaration: node,
    getDocumentationComment: (checker?: ts.TypeChecker) =>
      JsDoc.getJsDocCommentsFromDeclarations([node], checker),
    getJsDocTags: (checker?: ts.TypeChecker) => JsDoc.getJsDocTagsFromDeclarations([node], checker),
  };
}

/** Parses a single JSDoc comment. The nodes keep their positions in `text`. */
export function parseJsDoc(text: string, { end, pos }: ts.TextRange): ts.JSDoc | undefined {
  const { parseIsolatedJSDocComment: parse } = ts as typeof ts & {
    parseIsolatedJSDocComment(
      text: string,
      start: number,
      length: number,
    ): { readonly jsDoc: ts.JSDoc } | undefined;
  };
  return parse(text, pos, end - pos)?.jsDoc;
}

type Versioned = ts.SourceFile & { version?: string };

/** The version of a file, by which a builder program detects changes. */
export function fileVersion(file: ts.SourceFile): string | undefined {
  return (file as Versioned).version;
}

export function setFileVersion(file: ts.SourceFile, version: string): void {
  (file as Versioned).version = version;
}

/** The syntax errors of a tsconfig file. */
export function syntaxErrorsOf(config: ts.TsConfigSourceFile): readonly ts.Diagnostic[] {
  return (config as ts.TsConfigSourceFile & { readonly parseDiagnostics: readonly ts.Diagnostic[] })
    .parseDiagnostics;
}
