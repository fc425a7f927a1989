import { ts } from 'ts-morph';
import { isHeaderName } from '../../header-names.ts';
import type { CredentialParameter, CredentialScheme } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { readOptions } from '../options/options.ts';
import { isDeclarationsFile } from '../program/declarations.ts';
import { aliasNamed } from '../syntax/symbols.ts';
import { type CredentialSource, type Mark, unmark } from '../types/marks.ts';
import { membersOf } from '../types/members.ts';
import { typeText } from '../types/type-text.ts';
import { annotationOf } from './annotations.ts';

type CredentialMark = Mark & { readonly source: CredentialSource };

export function isCredential(mark: Mark): mark is CredentialMark {
  return mark.source === 'bearer' || mark.source === 'basic' || mark.source === 'apiKey';
}

/** What `Bearer`, `Basic` and `ApiKey` declare, except name and presence. */
export function readCredential(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  mark: CredentialMark,
  context: Context,
): Pick<CredentialParameter, 'kind' | 'scheme' | 'alias' | 'description'> {
  const { checker, diagnostics } = context;
  const name = node.name.getText();
  const span = spanOf(node.type ?? node.name);
  if (node.initializer) diagnostics.add('credential-default', spanOf(node.initializer), name);
  const members = membersOf(type);
  const others = members.filter((member) => {
    const isAbsent = (member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
    return !isAbsent && unmark(member, checker).mark?.self !== mark.self;
  });
  if (others.length > 0) diagnostics.add('conflicting-credentials', span, name, undefined);
  const { constraints, docs } = readOptions(mark, mark.source, span, context);
  const option = (wanted: string) =>
    constraints.find((one) => one.name === wanted)?.value as string | undefined;
  return {
    kind: 'credential',
    scheme: schemeOf(mark, option, node, context),
    alias: aliasChain(annotationOf(node, checker), context).find(({ isApp }) => isApp)?.name,
    description: docs.description,
  };
}

function schemeOf(
  mark: CredentialMark,
  option: (name: string) => string | undefined,
  node: ts.ParameterDeclaration,
  context: Context,
): CredentialScheme {
  if (mark.source === 'bearer') return { kind: 'bearer', format: option('bearerFormat') };
  if (mark.source === 'basic') return { kind: 'basic', realm: option('realm') };
  const header = mark.name.isStringLiteral() ? mark.name.value : undefined;
  const fault =
    header === undefined
      ? 'type'
      : header.toLowerCase() === 'authorization'
        ? 'authorization'
        : isHeaderName(header)
          ? undefined
          : 'name';
  if (fault !== undefined) {
    const chain = aliasChain(annotationOf(node, context.checker), context);
    const written = chain.find(({ isApp, name }) => !isApp && name === 'ApiKey');
    const at = written?.node.typeArguments?.[0] ?? node.type ?? node.name;
    context.diagnostics.add('api-key-header', spanOf(at), header ?? typeText(mark.name, context), fault);
  }
  return { kind: 'apiKey', header: header ?? '' };
}

interface AliasReference {
  readonly name: string;
  readonly node: ts.TypeReferenceNode;
  /** Whether the alias is declared by the app and not by the package. */
  readonly isApp: boolean;
}

/** The chain of aliases of a type, from the one at the parameter to the package's own. */
function aliasChain(node: ts.TypeNode | undefined, context: Context): readonly AliasReference[] {
  if (node === undefined) return [];
  if (ts.isParenthesizedTypeNode(node)) return aliasChain(node.type, context);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => aliasChain(one, context));
  if (!ts.isTypeReferenceNode(node)) return [];
  const { checker } = context;
  const declaration = aliasNamed(node, checker);
  if (declaration === undefined) return [];
  const name = ts.idText(declaration.name);
  if (isDeclarationsFile(declaration.getSourceFile())) return [{ name, node, isApp: false }];
  return isOwn(declaration, context)
    ? [{ name, node, isApp: true }, ...aliasChain(declaration.type, context)]
    : [];
}
