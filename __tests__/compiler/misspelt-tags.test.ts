import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The block tags and modifiers of JSDoc, of TSDoc, and of TypeDoc. */
const standard =
  `abstract access alias alpha async augments author beta borrows callback category class classdesc constant
  constructor constructs copyright decorator default defaultValue deprecated description document enum event eventProperty example
  experimental expand exports extends external file fileoverview fires function generator global group groupDescription
  hidden hideCategories hideGroups hideconstructor ignore implements import include inheritDoc inherits inner instance interface
  internal kind label lends license link listens member memberof method mixes mixin module name namespace noInheritDoc override
  overload overview package packageDocumentation param preventExpand preventInline primaryExport privateRemarks private prop property
  protected public readonly remarks requires return returns satisfies sealed see since sortStrategy static summary template this
  throws todo tutorial type typeParam typedef useDeclaredType variation version virtual yields`.split(/\s+/);

test('no tag of JSDoc, TSDoc or TypeDoc is taken for a slip', () => {
  const tags = standard
    .filter((name) => name !== 'throws' && name !== 'overload')
    .map((name) => ` * @${name}`);
  // Tags that are read at a field have tests of their values, and `@hidden` has a warning of its own there.
  const ofField = tags.filter((tag) => !/@(?:default|example|hidden|type)$/.test(tag));
  const page = `import type { Body } from 'routeclass';
/**\n${ofField.join('\n')}\n */\ntype Title = string;
interface Todo {\n/**\n${ofField.join('\n')}\n */\ntitle: Title;\n}
export default class Page {\n/**\n${tags.join('\n')}\n */\nget(): void {}\npost(\n/**\n${ofField.join('\n')}\n */\ntodo: Body<Todo>): void {}\n}\n`;
  const diagnostics = withApp({ 'routes/page.ts': page }, (root) => compilerOf(root).compile().diagnostics);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
});

test('an inherited comment is looked at where it is written', () => {
  const base = 'export class Base {\n/** @hiden */\nget(): void {}\n}\n';
  const page = "import { Base } from '../base.ts';\nexport default class Page extends Base {}\n";
  const diagnostics = withApp({ 'base.ts': base, 'routes/page.ts': page }, (root) => {
    return compilerOf(root).compile().diagnostics;
  });
  expect(diagnostics.map(({ code, span }) => [code, span?.file.endsWith('/base.ts')])).toEqual([
    ['misspelt-tag', true],
  ]);
});
