import type { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { typeText } from '../types/type-text.ts';
import { nameOf } from './parameter-names.ts';

/** Whether a parameter takes h3's event. */
export const isEvent = (type: ts.Type) =>
  type.getSymbol()?.name === 'H3Event' && type.getProperty('req') !== undefined;

/**
 * Reports an event type that describes the request, `H3Event<{ query: { a: string } }>`: nothing checks the
 * request against it.
 */
export function reportTypedEvent(node: ts.ParameterDeclaration, event: ts.Type, context: Context): void {
  const { checker, diagnostics } = context;
  const [request] = checker.getTypeArguments(event as ts.TypeReference);
  const [declared] = (event as ts.TypeReference).target.typeParameters ?? [];
  const known = declared && checker.getDefaultFromTypeParameter(declared);
  if (!request || !known || checker.isTypeAssignableTo(known, request)) return;
  diagnostics.add('typed-event', spanOf(node.type ?? node.name), nameOf(node), typeText(event, context));
}

/** The names of the types that the platform and other frameworks pass to handlers. */
const given =
  /^(?:(?:Fastify|Hono|Next)?Request|(?:Next|Server)?Response|FastifyReply|IncomingMessage|Context|Event|Headers|FormData|URLSearchParams|AbortSignal|ReadableStream)$/;

/**
 * Whether a type is a request or context type declared outside of the app, in place of which h3's event is
 * used here: Express's `Request`, Hono's `Context`.
 */
export function isForeignRequestType(type: ts.Type, context: Context): boolean {
  const symbol = type.getSymbol();
  const declaration = symbol?.declarations?.[0];
  if (symbol === undefined || declaration === undefined || isOwn(declaration, context)) return false;
  return given.test(symbol.name);
}
