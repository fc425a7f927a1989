import { ts } from 'ts-morph';
import { byCodeUnit } from '../../order.ts';
import { type Context, isOwn } from '../context.ts';
import { isArrayLike } from './lists.ts';
import { unmark } from './marks.ts';
import { isObjectType } from './members.ts';

/**
 * The aliases by which the app calls object types that have no other name,
 * `type Book = z.infer<typeof book>`: of several the first. Only one that stands beside what the fields come
 * from names a type wherever it is met: whatever reaches the type reaches that file too, so that no page
 * names what another compiles to.
 */
export class InferredAliases {
  readonly #given: Pick<Context, 'checker' | 'own'>;
  readonly #files: () => readonly ts.SourceFile[];
  #found: ReadonlyMap<ts.Type, readonly ts.TypeAliasDeclaration[]> | undefined;

  /** @param files gives the files that may name a type: all that the pages reach which are read */
  constructor(given: Pick<Context, 'checker' | 'own'>, files: () => readonly ts.SourceFile[]) {
    this.#given = given;
    this.#files = files;
  }

  of(type: ts.Type): ts.Symbol | undefined {
    const { checker } = this.#given;
    if (!isObjectType(type) || isArrayLike(type, checker) || unmark(type, checker).mark) return undefined;
    this.#found ??= this.#find();
    const alias = this.#found.get(type)?.find((one) => this.#isBesideFields(one, type));
    return alias && checker.getSymbolAtLocation(alias.name);
  }

  /**
   * By what they stand for. Fields are asked for where a type is met: TypeScript works them out, and that is
   * not to come earlier.
   */
  #find(): ReadonlyMap<ts.Type, readonly ts.TypeAliasDeclaration[]> {
    const { checker } = this.#given;
    const found = new Map<ts.Type, ts.TypeAliasDeclaration[]>();
    const sources = this.#files().filter((source) => isOwn(source, this.#given));
    for (const { statements } of sources.sort((a, b) => byCodeUnit(a.fileName, b.fileName))) {
      for (const alias of statements.filter(isInferred)) {
        const type = checker.getTypeAtLocation(alias.name);
        found.set(type, [...(found.get(type) ?? []), alias]);
      }
    }
    return found;
  }

  /**
   * Whether the file declares fields of the type itself, or of what it is made of: a mapped type may tell of
   * its fields by name alone.
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
 * `z.infer<typeof book>`, `(typeof books)['select']`, `typeof book`: what something else makes, and no mere
 * second name.
 */
function isInferred(node: ts.Statement): node is ts.TypeAliasDeclaration {
  if (!ts.isTypeAliasDeclaration(node) || node.typeParameters) return false;
  const { type } = node;
  if (ts.isTypeReferenceNode(type)) return type.typeArguments !== undefined;
  return ts.isIndexedAccessTypeNode(type) || ts.isTypeQueryNode(type);
}
