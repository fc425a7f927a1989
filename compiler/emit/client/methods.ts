import { credentialsOf } from '../../model/credentials.ts';
import type { CredentialScheme, Model, Operation, Route } from '../../model/model.ts';
import { pathText } from '../../model/path.ts';
import { wholeModel } from '../../model/whole-operation.ts';
import { freeName } from '../../print/free-name.ts';
import { identifierPart, isIdentifier } from '../../print/quote.ts';
import { capital, pascal, uncapital } from '../../words.ts';
import { isRaw, type StatusAnswer, statusAnswers } from './answers.ts';
import { type RequestPart, requestParts } from './request.ts';

/** One method of a client, for an operation in the document. */
export interface Method {
  readonly name: string;
  readonly operation: Operation;
  readonly route: Route;
  readonly parts: readonly RequestPart[];
  readonly answers: readonly StatusAnswer[];
  readonly isRaw: boolean;
  /**
   * The credentials that the operation asks for. Header names of keys are in one spelling, that of their
   * first use.
   */
  readonly auth: readonly CredentialScheme[];
}

/**
 * The methods of an app's client in the order of the document, and the operations for which there cannot be a
 * method: `GET /search`.
 */
export function methodsOf(declared: Model): {
  readonly methods: readonly Method[];
  readonly leftOut: readonly string[];
} {
  const leftOut: string[] = [];
  // A client with a method `then` would be taken for a promise.
  const taken = new Set(['then', '__proto__']);
  const headers = new Map<string, string>();
  const methods = wholeModel(declared).routes.flatMap((route) =>
    route.operations.flatMap((operation): Method[] => {
      if (operation.hidden) return [];
      const parts = sendable(requestParts(operation, route), operation);
      if (parts === undefined) {
        leftOut.push(`${operation.verb.toUpperCase()} ${pathText(route.path)}`);
        return [];
      }
      const name = freeName(methodName(operation.operationId), (one) => taken.has(one));
      taken.add(name);
      const answers = statusAnswers(operation, route);
      return [
        { name, operation, route, parts, answers, isRaw: isRaw(operation), auth: authOf(operation, headers) },
      ];
    }),
  );
  return { methods, leftOut };
}

/** The credentials of an operation. `headers` holds the header names of keys by their lower-case form. */
function authOf(operation: Operation, headers: Map<string, string>): readonly CredentialScheme[] {
  return credentialsOf(operation).map(({ scheme }) => {
    if (scheme.kind !== 'apiKey') return scheme;
    const lower = scheme.header.toLowerCase();
    const header = headers.get(lower) ?? scheme.header;
    headers.set(lower, header);
    return { ...scheme, header };
  });
}

/**
 * `fetch` sends no body with GET: an optional body is left out, and an operation that requires one gets no
 * method.
 */
function sendable(parts: readonly RequestPart[], { verb }: Operation): readonly RequestPart[] | undefined {
  if (verb !== 'get') return parts;
  const isBody = ({ name }: RequestPart) => name === 'body' || name === 'form';
  if (parts.some((one) => isBody(one) && one.isRequired)) return undefined;
  return parts.filter((one) => !isBody(one));
}

/**
 * The name of a method: the operation's id without characters that a name cannot have, `usersList` for
 * `users.list`.
 */
function methodName(id: string): string {
  if (isIdentifier(id)) return id;
  const name = uncapital(identifierPart(pascal(id)));
  return isIdentifier(name) ? name : `_${name}`;
}

/** The name from which a method's types get theirs: `GetTodos`. */
export const typeStem = ({ name }: Method): string => capital(name);
