import type { ts } from 'ts-morph';
import { type Context, isOwn } from './context.ts';

/** Whether a parameter takes h3's event. */
export const isEvent = (type: ts.Type) =>
  type.symbol?.name === 'H3Event' && type.getProperty('req') !== undefined;

/** What the handlers of the platform and of other frameworks are given, by its name where it is declared. */
const given =
  /^(?:(?:Fastify|Hono|Next)?Request|(?:Next|Server)?Response|FastifyReply|IncomingMessage|Context|Event|Headers|FormData|URLSearchParams|AbortSignal|ReadableStream)$/;

/** Whether a type is such a one from outside of the app, for all of which h3's event stands here: Express's `Request`, Hono's `Context`. */
export function isHandedElsewhere({ symbol }: ts.Type, context: Context): boolean {
  const declaration = (symbol as ts.Symbol | undefined)?.declarations?.[0];
  return declaration !== undefined && !isOwn(declaration, context) && given.test(symbol.name);
}
