import type { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { ModelReader } from './model-reader.ts';
import type { Naming } from './names.ts';
import { declaredIn } from './other-parts.ts';
import { hasOtherKinds } from './value-kinds.ts';

/** Reads a type of the marked Program. */
type ReadMarked = (type: ts.Type, place: Place) => Type;

/**
 * Makes models of types of the plain Program. A type that the app declares is read in the marked Program
 * instead, where it has its marks, so that it is the same model everywhere: both Programs share their nodes,
 * and so the symbols of declarations. An instantiated generic type gets no name here, because its name would
 * be that of the marked one.
 */
export class PlainModels extends ModelReader {
  readonly #context: Context;
  readonly #readMarked: ReadMarked;

  constructor(context: Context, readMarked: ReadMarked) {
    super(context);
    this.#context = context;
    this.#readMarked = readMarked;
  }

  override read(type: ts.Type, _: Naming | undefined, place: Place, read: () => Type): Type {
    const marked = this.#markedOf(type);
    return marked
      ? this.#readMarked(marked, { ...place, other: type })
      : super.read(type, undefined, place, read);
  }

  override readNamed(type: ts.Type, _: Naming, place: Place, read: () => Type): Type {
    const marked = this.#markedOf(type);
    return marked ? this.#readMarked(marked, { ...place, other: type }) : read();
  }

  /**
   * The same type in the marked Program, if it is declared or written out; undefined for the type of an
   * expression or a generic, and for a condition that the marks change.
   */
  #markedOf(type: ts.Type): ts.Type | undefined {
    const { marked, plain } = this.#context;
    const found = declaredIn(marked, type, plain);
    return found && !hasOtherKinds(found, type, this.#context) ? found : undefined;
  }
}
