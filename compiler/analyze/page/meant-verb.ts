import type { ts } from 'ts-morph';
import { nearest } from '../../diagnose/suggest.ts';
import { type Verb, verbs } from '../../model/model.ts';

/** First words of the names that methods have in other tools, where the verb is in a decorator or a table. */
const firstWords: readonly (readonly [RegExp, Verb])[] = [
  [/^(?:all|fetch|find|get|index|list|read|search|show)(?![a-z])/, 'get'],
  [/^(?:add|create|insert|post|store)(?![a-z])/, 'post'],
  [/^(?:put|replace|update)(?![a-z])/, 'put'],
  [/^(?:modify|patch)(?![a-z])/, 'patch'],
  [/^(?:delete|destroy|remove)(?![a-z])/, 'delete'],
];

/** The verb that a method was probably meant as: a misspelt one, or `get` for `findAll`, if it is free. */
export function meantVerb(name: string, instance: ts.Type): Verb | undefined {
  const meant = nearest(name, verbs) ?? firstWords.find(([words]) => words.test(name))?.[1];
  return verbs.find((verb) => verb === meant && instance.getProperty(verb) === undefined);
}
