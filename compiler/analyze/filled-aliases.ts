import { ts } from 'ts-morph';
import { type Context, isOwn } from './context.ts';

/**
 * The aliases by which the app calls a generic type that is filled in, `type TodoPatch = Partial<Todo>`. TypeScript forgets them where the
 * generic is homomorphic, but makes a type of its own for each, by which they are found again.
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
      for (const statement of source.statements) {
        if (!ts.isTypeAliasDeclaration(statement) || statement.typeParameters) continue;
        if (!ts.isTypeReferenceNode(statement.type) || !statement.type.typeArguments) continue;
        const symbol = checker.getSymbolAtLocation(statement.name);
        if (symbol) found.set(checker.getDeclaredTypeOfSymbol(symbol), symbol);
      }
    }
    return found;
  }
}
