import { ts } from 'ts-morph';
import { join } from '../../model/join.ts';
import type { Answer, TupleHead } from '../../model/model.ts';
import { refused } from '../../model/walk.ts';
import { type Context, otherOf, spanOf } from '../context.ts';
import { type Place, within } from '../place.ts';
import { streamedNode } from '../syntax/type-nodes.ts';
import { holdsBytes } from '../types/builtin-advice.ts';
import { builtinName, byteStreams, itemStreams } from '../types/builtins.ts';
import { basesOf, isTypeReference, membersOf } from '../types/members.ts';
import { otherAs } from '../types/other-parts.ts';
import { typeText } from '../types/type-text.ts';
import type { TypeReader } from '../types/types.ts';

/** Whether a type that is no union is a stream: of items, or of bytes. */
export function streamKind(type: ts.Type, context: Context): 'items' | 'bytes' | undefined {
  return streamOf(type, context)?.kind;
}

/** A stream of TypeScript's libraries. */
interface Stream {
  readonly kind: 'items' | 'bytes';
  readonly name: string;
  /** Its type arguments. */
  readonly args: readonly ts.Type[];
}

/** The stream that a type is or extends, or that an intersection contains. */
function streamOf(type: ts.Type, context: Context): Stream | undefined {
  if (type.isIntersection()) return streamAmong(type.types, context);
  if (!(type.flags & ts.TypeFlags.Object)) return undefined;
  const args = isTypeReference(type) ? context.checker.getTypeArguments(type) : [];
  const name = builtinName(type, context.program) ?? '';
  if (itemStreams.some((one) => one === name)) return { kind: 'items', name, args };
  if (byteStreams.some((one) => one === name)) return { kind: 'bytes', name, args };
  const base = streamAmong(basesOf(type, context.checker), context);
  const parameters: readonly ts.Type[] = isTypeReference(type) ? (type.target.typeParameters ?? []) : [];
  const given = (one: ts.Type) => args[parameters.indexOf(one)] ?? one;
  return base && { ...base, args: base.args.map(given) };
}

/** A stream of both bytes and items is sent as bytes. */
function streamAmong(types: readonly ts.Type[], context: Context): Stream | undefined {
  const streams = types.flatMap((one) => streamOf(one, context) ?? []);
  return streams.find(({ kind }) => kind === 'bytes') ?? streams[0];
}

/** Where streams are returned, and the status and headers of their tuple. */
interface StreamPlace {
  readonly place: Place;
  readonly tuple: TupleHead | undefined;
  /** The expression that the generator returns, if it has a single `return`. */
  readonly returned: ts.Node | undefined;
}

/**
 * The answers for the streams among the members of a union. All streams of items become one, whose item type
 * is the union of theirs.
 */
export function readStreams(
  streams: readonly ts.Type[],
  { place, returned, tuple }: StreamPlace,
  reader: TypeReader,
  context: Context,
): readonly Answer[] {
  const answers: Answer[] = [];
  const items = streams.filter((one) => streamKind(one, context) === 'items');
  const bytes = streams.filter((one) => streamKind(one, context) === 'bytes');
  const node = streamedNode(place.node, itemStreams);
  const types = items.map((one) => {
    const other = otherAs(one, place, context);
    const stream = other && streamOf(other, { ...context, checker: otherOf(context) });
    const at = within(place, node, `an item of ${place.label}`, stream?.args[0]);
    const isReturned = reportReturned(one, place, returned, context);
    const [item] = streamOf(one, context)!.args;
    if (!(item!.flags & ts.TypeFlags.Never)) return reader.readInner(item!, at);
    if (!isReturned) reportEmpty(one, at, context);
    return refused;
  });
  const type = join(types);
  if (type) answers.push({ kind: 'items', type, tuple });
  for (const one of bytes) reportChunks(one, place, context);
  if (bytes.length > 0) answers.push({ kind: 'bytes', of: sourcesOf(bytes, context), tuple });
  return answers;
}

/** Whether some types are streams of bytes, blobs or both. */
function sourcesOf(bytes: readonly ts.Type[], context: Context): readonly ('ReadableStream' | 'Blob')[] {
  const areStreams = bytes.map((one) => streamOf(one, context)?.name === 'ReadableStream');
  return [
    ...(areStreams.includes(true) ? (['ReadableStream'] as const) : []),
    ...(areStreams.includes(false) ? (['Blob'] as const) : []),
  ];
}

/** Reports a stream of items that never has one, such as a generator without a `yield`. */
function reportEmpty(stream: ts.Type, { span }: Place, context: Context): void {
  const hint = 'Write `yield` for each value to send.';
  context.diagnostics.add('unsupported-type', span, typeText(stream, context), 'it yields nothing', hint);
}

/** Reports the return value of a generator, which a stream cannot send. Returns whether it has one. */
function reportReturned(
  generator: ts.Type,
  place: Place,
  returned: ts.Node | undefined,
  context: Context,
): boolean {
  const { Any, Never, Undefined, Unknown, Void } = ts.TypeFlags;
  const { args, name } = streamOf(generator, context)!;
  const [, value] = args;
  if (name !== 'AsyncGenerator' || value === undefined) return false;
  const lost = membersOf(value).filter(({ flags }) => !(flags & (Any | Never | Undefined | Unknown | Void)));
  if (lost.length === 0) return false;
  const node = streamedNode(place.node, itemStreams, 1) ?? returned;
  context.diagnostics.add('generator-return', node ? spanOf(node) : place.span, typeText(value, context));
  return true;
}

/** Reports chunks that are neither bytes nor text, which have no form on the wire. */
function reportChunks(stream: ts.Type, place: Place, context: Context): void {
  const [chunk] = streamOf(stream, context)!.args;
  if (chunk === undefined || membersOf(chunk).every((one) => isChunk(one, context))) return;
  context.diagnostics.add(
    'unsupported-type',
    within(place, streamedNode(place.node, byteStreams)).span,
    typeText(stream, context),
    'its chunks are neither bytes nor text',
    'Write `async *get()` for a stream of items, or encode the chunks.',
  );
}

function isChunk(type: ts.Type, { program }: Context): boolean {
  const { Any, Never, StringLike, Unknown } = ts.TypeFlags;
  if (type.flags & (Any | Never | StringLike | Unknown)) return true;
  const name = builtinName(type, program) ?? '';
  return holdsBytes.test(name);
}
