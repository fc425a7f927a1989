import { ts } from 'ts-morph';
import type { Span, Type } from '../../model/model.ts';
import { refused, resolved } from '../../model/walk.ts';
import { pascal } from '../../words.ts';
import { symbolDocs } from '../comments/docs.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import type { Place } from '../place.ts';
import { classMember } from './class-members.ts';
import { modelId } from './distinct-names.ts';
import { isNamedType, isWorthAName, type NamedTypes } from './named-types.ts';
import { declaringPlaces, modelSource, type Naming } from './names.ts';
import { Nesting } from './nesting.ts';
import { typeExamples } from './type-examples.ts';
import { typeText } from './type-text.ts';
import { refuseEndless } from './unsupported.ts';

/**
 * Makes models of types that have a name or need one. Each is read once; a type that refers back to itself is
 * written by name.
 */
export class ModelReader {
  readonly #context: Context;
  /** The readers of both Programs share the named types. */
  readonly #named: NamedTypes;
  readonly #nesting: Nesting;

  constructor(context: Context) {
    this.#context = context;
    this.#named = context.named;
    this.#nesting = new Nesting(context.checker);
  }

  /**
   * The type that `read` returns, or a reference to the model of the type where it has a name or needs one.
   */
  read(type: ts.Type, naming: Naming | undefined, place: Place, read: () => Type): Type {
    const id = naming ? this.#named.refer(naming.key) : this.#named.referUnnamed(type);
    if (id !== undefined) return { kind: 'model', id };
    if (this.#nesting.holds(type)) return this.#markRecursive(type, place);
    const inside = () => this.#nesting.inside(type, read);
    const made = naming ? this.readNamed(type, naming, place, inside) : inside();
    return this.#named.takeRecursive(type) ? this.#finishUnnamed(type, made, place) : made;
  }

  /** The same for a type with a name. It may be in progress already. */
  readNamed(type: ts.Type, naming: Naming, place: Place, read: () => Type): Type {
    const known = this.#named.refer(naming.key);
    if (known !== undefined) return { kind: 'model', id: known };
    if (this.#nesting.isEndless(naming.symbol, type)) {
      this.#nesting.giveUp(naming.symbol);
      return refuseEndless(naming.symbol.name, place, 'leads to ever new types', this.#context);
    }
    if (this.#nesting.isGivenUp) return refused;
    const places = declaringPlaces(naming, type, this.#context);
    const id = this.#named.begin(naming.key, modelId(places, naming.name));
    const made = this.#nesting.insideModel(naming.symbol, type, read);
    if (!isNamedType(made) || !(isWorthAName(made) || this.#named.isReferred(id))) {
      this.#named.forget(naming.key, id);
      return made;
    }
    const { checker } = this.#context;
    const examples = typeExamples(naming.symbol, made, place, this.#context);
    const method = type.isUnion() ? undefined : classMember(checker.getPropertiesOfType(type));
    this.#named.finish(id, {
      name: naming.name,
      source: modelSource(naming, type, this.#context),
      docs: {
        ...symbolDocs(naming.symbol, {}, checker),
        ...(examples.length > 0 && { examples }),
      },
      type: made,
      method,
      span: this.#spanOf(naming.symbol, place),
    });
    return { kind: 'model', id };
  }

  /** Names an unnamed type while it is being read, since a reference back to it needs a name. */
  #markRecursive(type: ts.Type, place: Place): Type {
    return { kind: 'model', id: this.#named.markRecursive(type, `#${unnamed(type, place)}`) };
  }

  #finishUnnamed(type: ts.Type, made: Type, place: Place): Type {
    const id = this.#named.refer(type)!;
    const own = resolved(made, this.#named.models);
    if (!isNamedType(own))
      return refuseEndless(
        typeText(type, this.#context),
        place,
        'leads to nothing but itself',
        this.#context,
      );
    const name = id.replace(/^#|#\d+$/g, '');
    const { span } = place;
    this.#named.finish(id, { name, source: undefined, docs: {}, type: own, method: undefined, span });
    return { kind: 'model', id };
  }

  /** The name in a type's declaration; where the app does not declare the type, the place that uses it. */
  #spanOf({ declarations }: ts.Symbol, place: Place): Span {
    const node = declarations?.[0] && ts.getNameOfDeclaration(declarations[0]);
    return node && isOwn(node, this.#context) ? spanOf(node) : place.span;
  }
}

/** A name for an unnamed type: its alias, or else one made from its place in the nearest model. */
function unnamed(type: ts.Type, place: Place): string {
  const [label] = place.label.split(' (');
  return type.aliasSymbol?.name ?? pascal(label!.replaceAll(/\b(?:an?|the) /g, ''));
}
