import type { Module } from '../print/module.ts';
import { regexLiteral } from '../print/quote.ts';
import { ranks } from './ranks.ts';

/** The name of a module's constant for a regular expression. */
export function patternConstant(pattern: string, module: Module): string {
  return module.constant(`/${pattern}/`, 'pattern', (name) =>
    module.add(`const ${name} = ${regexLiteral(pattern)};`, ranks.constants),
  );
}
