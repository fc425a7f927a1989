import type { Exchange } from '../exchange/exchange.ts';
import { queryReader } from '../text/query.ts';
import { type Explain, entriesWithin, Faults, inside, type Loc, type ValidationEntry } from './faults.ts';
import { type Presence, required } from './presence.ts';
import { sources } from './sources.ts';
import { joins } from './text.ts';

/** Explains one parameter of a handler: reads its value and adds its entries. */
export type Place = (x: Exchange, body: unknown, faults: Faults) => void;

/**
 * The explainers of a handler's parameters. It is a generated function, called once, for the first refused
 * request: an app with many routes starts without calling any of them.
 */
export type Explainer = () => readonly Place[];

const described = new WeakMap<Explainer, readonly Place[]>();

/**
 * Everything that is wrong with a request that the generated check refused; at most `limit` entries. Never
 * empty, because the request was refused for something.
 */
export function explain(
  explainer: Explainer,
  x: Exchange,
  body: unknown,
  limit: number,
): readonly ValidationEntry[] {
  return atLeastOne(find(explainer, x, body, limit));
}

function find(explainer: Explainer, x: Exchange, body: unknown, limit: number): readonly ValidationEntry[] {
  const faults = new Faults(limit);
  for (const place of placesOf(explainer)) if (!faults.isFull) place(x, body, faults);
  return faults.entries;
}

function placesOf(explainer: Explainer): readonly Place[] {
  const known = described.get(explainer);
  if (known !== undefined) return known;
  const places = explainer();
  described.set(explainer, places);
  return places;
}

/**
 * The faults that several explainers find, sorted by source. A fault that more than one finds is listed once,
 * with the message of the last explainer, which is the operation's own. Never empty.
 */
export function explainAll(
  explainers: readonly Explainer[],
  x: Exchange,
  body: unknown,
  limit: number,
): readonly ValidationEntry[] {
  const found = new Map(explainers.flatMap((one) => [...keyed(find(one, x, body, limit))]));
  const rank = ({ loc }: ValidationEntry) => sources.indexOf(String(loc[0]));
  return atLeastOne([...found.values()].sort((a, b) => rank(a) - rank(b)).slice(0, entriesWithin(limit)));
}

/** The faults of one explainer by type, place and rule, regardless of their messages. Equal ones all stay. */
function keyed(faults: readonly ValidationEntry[]): ReadonlyMap<string, ValidationEntry> {
  const all = new Map<string, ValidationEntry>();
  for (const fault of faults) {
    let key = JSON.stringify([fault.type, fault.loc, fault.ctx]);
    while (all.has(key)) key += '+';
    all.set(key, fault);
  }
  return all;
}

function atLeastOne(faults: readonly ValidationEntry[]): readonly ValidationEntry[] {
  if (faults.length > 0) return faults;
  const ctx = { reason: 'It does not fit the declared types' };
  return [{ type: 'value_error', loc: [], msg: 'The request is invalid.', input: null, ctx }];
}

export function inQuery(name: string, given: Presence | Explain): Place {
  const presence = presenceOf(given);
  const loc = at('query', name);
  const read = queryReader([name], joins in presence.explain ? [name] : []);
  return (x, _body, faults) => check(read(x.search)[0], presence, loc, 'query parameter', faults);
}

/** `index` counts the dynamic segments of the route. */
export function inPath(index: number, name: string, given: Presence | Explain): Place {
  const presence = presenceOf(given);
  const loc = at('path', name);
  return (x, _body, faults) => check(x.param(index), presence, loc, 'path segment', faults);
}

/** A dynamic segment by name, for a parameter whose position differs between routes. */
export function inSegment(name: string, given: Presence | Explain): Place {
  const presence = presenceOf(given);
  const loc = at('path', name);
  return (x, _body, faults) => check(x.segment(name), presence, loc, 'path segment', faults);
}

/** `name` is as it appears in `loc`; the header is found in any case. */
export function inHeader(name: string, given: Presence | Explain): Place {
  const presence = presenceOf(given);
  const loc = at('header', name);
  const lowerName = name.toLowerCase();
  return (x, _body, faults) => check(x.header(lowerName), presence, loc, 'header', faults);
}

export function inCookie(name: string, given: Presence | Explain): Place {
  const presence = presenceOf(given);
  const loc = at('cookie', name);
  return (x, _body, faults) => check(x.cookie(name), presence, loc, 'cookie', faults);
}

export function inBody(given: Presence | Explain): Place {
  const { isRequired, explain, message } = presenceOf(given);
  const loc = inside(undefined, 'body');
  const explainBody = (body: unknown, faults: Faults) => {
    if (body !== undefined) explain(body, loc, faults);
    else if (isRequired) faults.add('missing', loc, 'The body is required, as application/json.', null);
  };
  if (message === undefined) return (_x, body, faults) => explainBody(body, faults);
  return (_x, body, faults) => faults.word(message, loc, () => explainBody(body, faults));
}

/** The place of the parameter `name` of a source. */
export function at(source: string, name: string): Loc {
  return inside(inside(undefined, source), name);
}

/**
 * Adds the entries of a value, or `missing` if it is required and absent. `kind` names the place in the
 * message; `parent` is the object that lacks the value, null for a parameter.
 */
export function check(
  value: unknown,
  { isRequired, explain, message }: Presence,
  loc: Loc,
  kind: string,
  faults: Faults,
  parent: () => unknown = () => null,
): void {
  const explainIt = () => {
    if (value !== undefined) explain(value, loc, faults);
    else if (isRequired) faults.add('missing', loc, `The ${kind} '${loc.step}' is required.`, parent());
  };
  if (message === undefined) explainIt();
  else faults.word(message, loc, explainIt);
}

export function presenceOf(given: Presence | Explain): Presence {
  return typeof given === 'function' ? required(given) : given;
}
