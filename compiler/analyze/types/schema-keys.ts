import { ts } from 'ts-morph';
import { isIdentifier } from '../../print/quote.ts';
import { pascal } from '../../words.ts';
import type { Context } from '../context.ts';

/** A key of `components['schemas']`, and the name that it makes. */
interface SchemaKey {
  readonly symbol: ts.Symbol;
  readonly name: string;
}

/**
 * The keys of the types that openapi-typescript generates from a document: such a type has no name but
 * `components['schemas']['Pet']`. An alias of the app gives it no other name, because an alias in one page
 * must not change the code of another.
 */
export class SchemaKeys {
  readonly #given: Pick<Context, 'checker' | 'program'>;
  #found: ReadonlyMap<ts.Type, SchemaKey> | undefined;

  constructor(given: Pick<Context, 'checker' | 'program'>) {
    this.#given = given;
  }

  of(type: ts.Type): SchemaKey | undefined {
    if (type.aliasSymbol || !isWrittenOut(type)) return undefined;
    this.#found ??= new Map(this.#find());
    return this.#found.get(type);
  }

  *#find(): Iterable<[ts.Type, SchemaKey]> {
    const { checker, program } = this.#given;
    const all = program.getSourceFiles().flatMap(({ statements }) => statements.filter(isComponents));
    for (const components of all) {
      const schemas = checker.getTypeAtLocation(components.name).getProperty('schemas');
      for (const symbol of schemas ? checker.getTypeOfSymbol(schemas).getProperties() : []) {
        const name = [symbol.name, pascal(symbol.name)].find(isIdentifier);
        if (name && isWordedAt(symbol.valueDeclaration))
          yield [checker.getTypeOfSymbol(symbol), { symbol, name }];
      }
    }
  }
}

/**
 * Whether a type is a type literal or an intersection. Each is a type of its own, distinct from equal ones.
 */
function isWrittenOut(type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.Intersection) return true;
  return ((type.getSymbol()?.flags ?? 0) & ts.SymbolFlags.TypeLiteral) !== 0;
}

/** Whether a schema is written out, and is not a mere reference to another. */
function isWordedAt(node: ts.Declaration | undefined): boolean {
  const type = node && ts.isPropertySignature(node) ? node.type : undefined;
  return type !== undefined && (ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type));
}

const isComponents = (node: ts.Statement): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === 'components';
