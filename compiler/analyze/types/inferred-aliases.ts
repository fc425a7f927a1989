import { ts } from 'ts-morph';
import { grouped } from '../../grouped.ts';
import { byCodeUnit } from '../../order.ts';
import { type Context, isOwn } from '../context.ts';
import { declaredAliases } from '../syntax/declared-aliases.ts';
import { isArrayLike } from './lists.ts';
import { unmark } from './marks.ts';
import { isObjectType } from './members.ts';

/**
 * The aliases that the app declares for object types without a name of their own, such as `type Book =
 * z.infer<typeof book>`; the first, where there are several. An alias counts only if its file also declares
 * fields of the type. Every page that uses the type then reads that file as well, so the name does not depend
 * on which other pages are compiled.
 */
export class InferredAliases {
  readonly #given: Pick<Context, 'checker' | 'own'>;
  readonly #files: () => readonly ts.SourceFile[];
  #found: ReadonlyMap<ts.Type, readonly ts.TypeAliasDeclaration[]> | undefined;

  /** @param files returns the files that may name a type: all that the pages import, also indirectly */
  constructor(given: Pick<Context, 'checker' | 'own'>, files: () => readonly ts.SourceFile[]) {
    this.#given = given;
    this.#files = files;
  }

  of(type: ts.Type): ts.Symbol | undefined {
    const { checker } = this.#given;
    this.#found ??= this.#find();
    // None for a type of the plain Program. To compare one of those with types of this checker would leave
    // parts of it without their type arguments, and TypeScript would later fail on them.
    const aliases = this.#found.get(type);
    if (aliases === undefined || !isObjectType(type)) return undefined;
    if (isArrayLike(type, checker) || unmark(type, checker).mark) return undefined;
    const alias = aliases.find((one) => this.#isBesideFields(one, type));
    return alias && checker.getSymbolAtLocation(alias.name);
  }

  /**
   * The aliases by their types. The fields of a type are not read here, but only when the type is met: until
   * then TypeScript has not computed them.
   */
  #find(): ReadonlyMap<ts.Type, readonly ts.TypeAliasDeclaration[]> {
    const { checker } = this.#given;
    const aliases = this.#files()
      .filter((source) => isOwn(source, this.#given))
      .sort((a, b) => byCodeUnit(a.fileName, b.fileName))
      .flatMap(declaredAliases)
      .filter(isInferred);
    return grouped(aliases.map((alias) => [checker.getTypeAtLocation(alias.name), alias]));
  }

  /**
   * Whether the file of the alias declares a field of the type, or of a type that the alias refers to: a
   * field of a mapped type may have no declaration of its own.
   */
  #isBesideFields({ type: written }: ts.TypeAliasDeclaration, type: ts.Type): boolean {
    const { checker } = this.#given;
    const source = written.getSourceFile();
    const names = checker.getPropertiesOfType(type).map(({ name }) => name);
    return [type, ...this.#typesIn(written)].some((one) => {
      const fields = names.map((name) => checker.getPropertyOfType(one, name));
      return fields.every(Boolean) && fields.some((field) => isDeclaredIn(field!, source));
    });
  }

  /** The types of all names in a type node. */
  #typesIn(node: ts.Node): readonly ts.Type[] {
    if (ts.isIdentifier(node)) return [this.#given.checker.getTypeAtLocation(node)];
    return node.getChildren().flatMap((child) => this.#typesIn(child));
  }
}

const isDeclaredIn = ({ declarations }: ts.Symbol, source: ts.SourceFile) =>
  declarations?.some((one) => one.getSourceFile() === source) ?? false;

/**
 * Whether an alias is for a type that is computed, and not only another name for a type:
 * `z.infer<typeof book>`, `(typeof books)['select']`, `typeof book`.
 */
function isInferred(node: ts.TypeAliasDeclaration): boolean {
  if (node.typeParameters) return false;
  const { type } = node;
  if (ts.isTypeReferenceNode(type)) return type.typeArguments !== undefined;
  return ts.isIndexedAccessTypeNode(type) || ts.isTypeQueryNode(type);
}
