import { ts } from 'ts-morph';
import { literal } from '../print/quote.ts';
import { optionsOf, optionValue, tagsOf } from './comment-tags.ts';
import type { Context } from './context.ts';
import { jsDocsOf } from './jsdoc.ts';
import type { Place } from './place.ts';
import { ownAlias } from './type-nodes.ts';

/** Warns of tags in the comment of a handler's parameter: where nothing but its declarator is asked, they hold nothing. */
export function reportTagsOfParameter(
  node: ts.ParameterDeclaration,
  name: string,
  place: Place,
  context: Context,
): void {
  for (const tag of jsDocsOf(node).flatMap((doc) => tagsOf(doc, place))) {
    const options = optionsOf(tag);
    if (options.length > 0) context.diagnostics.add('tag-of-parameter', tag.span, tag.text, name, options);
  }
}

/** Warns of the same in the comments of the types that are named where a type is written: only their fields are asked. */
export function reportTagsOfTypes(
  node: ts.Node | undefined,
  place: Place,
  context: Context,
  outer: readonly ts.Node[] = [],
): void {
  // The fields of what is written out have places of their own.
  if (node === undefined || ts.isTypeLiteralNode(node) || outer.includes(node)) return;
  const within = (one: ts.Node) => reportTagsOfTypes(one, place, context, [...outer, node]);
  ts.forEachChild(node, within);
  const alias = ts.isTypeNode(node) && ownAlias(node, context);
  if (!alias) return;
  for (const tag of jsDocsOf(alias).flatMap((doc) => tagsOf(doc, place))) {
    const options = optionsOf(tag).map((name) => {
      const value = optionValue(name, tag.value);
      return `${name}: ${value === undefined ? '...' : literal(value)}`;
    });
    if (options.length === 0) continue;
    const name = ts.idText(alias.name);
    const instead = `type ${name} = Field<${alias.type.getText()}, { ${options.join('; ')} }>`;
    context.diagnostics.add('tag-of-type', tag.span, tag.text, name, instead);
  }
  within(alias.type);
}
