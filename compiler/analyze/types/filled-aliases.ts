import { ts } from 'ts-morph';
import { type Context, isOwn } from '../context.ts';
import { declaredAliases } from '../syntax/declared-aliases.ts';
import { symbolNamed } from '../syntax/symbols.ts';

/**
 * The app's aliases of instantiated generic types, `type TodoPatch = Partial<Todo>`. TypeScript forgets such
 * an alias where the generic type is homomorphic, but makes a new type for each, by which the alias is found
 * again. `Exclude` and `Awaited` return an existing type, which keeps its own name.
 */
export class FilledAliases {
  readonly #given: Pick<Context, 'checker' | 'program' | 'own'>;
  #found: ReadonlyMap<ts.Type, ts.Symbol> | undefined;

  constructor(given: Pick<Context, 'checker' | 'program' | 'own'>) {
    this.#given = given;
  }

  of(type: ts.Type): ts.Symbol | undefined {
    if (type.aliasTypeArguments === undefined) return undefined;
    this.#found ??= this.#find();
    return this.#found.get(type);
  }

  #find(): ReadonlyMap<ts.Type, ts.Symbol> {
    const { checker, program } = this.#given;
    const found = new Map<ts.Type, ts.Symbol>();
    for (const source of program.getSourceFiles()) {
      if (!isOwn(source, this.#given)) continue;
      for (const alias of declaredAliases(source)) {
        if (alias.typeParameters) continue;
        const symbol = checker.getSymbolAtLocation(alias.name);
        const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
        if (type?.aliasSymbol && this.#leadsTo(type.aliasSymbol, alias.type)) found.set(type, symbol!);
      }
    }
    return found;
  }

  /** Whether a type node is an instantiation of the generic type, directly or through aliases. */
  #leadsTo(generic: ts.Symbol, written: ts.TypeNode): boolean {
    if (!ts.isTypeReferenceNode(written) || !written.typeArguments) return false;
    const { checker } = this.#given;
    const symbol = symbolNamed(written, checker);
    const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
    return symbol === generic || (alias !== undefined && this.#leadsTo(generic, alias.type));
  }
}
