import type { ts } from 'ts-morph';
import type { Docs, FileParameter, FileRules } from '../../model/model.ts';
import { symbolDocs } from '../comments/docs.ts';
import { type Context, spanOf } from '../context.ts';
import { checkTogether } from '../options/contradictions.ts';
import { ofFiles } from '../options/option-rules.ts';
import { type Option, readOptions } from '../options/options.ts';
import { optionsText } from '../options/options-type.ts';
import { declaredNode } from '../syntax/type-nodes.ts';
import { withAliasDocs } from '../types/alias-docs.ts';
import { markOf } from '../types/marks.ts';
import { typeText } from '../types/type-text.ts';

/** What the declaration of an upload says, except name and presence. */
interface DeclaredFile {
  readonly kind: 'file';
  readonly wireName: string;
  readonly several: boolean;
  readonly rules: FileRules;
  readonly ruleSpans: FileParameter['ruleSpans'];
  readonly docs: Docs;
  /** The declarator's `T`, or the list type of several uploads. */
  readonly declared: ts.Type;
}

/** Reads `File`, `File<Upload[], ...>` and `File[]`; undefined where the parameter is no upload. */
export function readFileParameter(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  context: Context,
): DeclaredFile | undefined {
  const { checker, diagnostics } = context;
  const present = checker.getNonNullableType(type);
  let item = present;
  let lists = 0;
  for (; checker.isArrayType(item); lists++) item = checker.getTypeArguments(item as ts.TypeReference)[0]!;
  const outside = lists > 0;
  const mark = markOf(item, checker);
  if (mark?.source !== 'file') return undefined;
  const span = spanOf(node.type ?? node.name);
  const inner = checker.getNonNullableType(mark.type);
  const inside = checker.isArrayType(inner);
  const upload = inside ? checker.getTypeArguments(inner as ts.TypeReference)[0]! : inner;
  if (upload.getSymbol()?.name !== 'Upload' || lists > 1 || (inside && outside))
    diagnostics.add(
      'not-an-upload',
      spanOf(declaredNode(node.type, context) ?? node.type ?? node.name),
      typeText(outside ? present : mark.type, context),
      optionsAlone(mark.type, context),
    );
  const { alias, constraints, docs } = readOptions(mark, 'file', span, context);
  const several = inside || outside;
  return {
    kind: 'file',
    wireName: alias ?? node.name.getText(),
    several,
    ...readRules(constraints, several, context),
    docs: withAliasDocs(
      symbolDocs(checker.getSymbolAtLocation(node.name)!, docs, checker),
      { type, node: node.type },
      context,
    ),
    declared: outside ? present : mark.type,
  };
}

/** The options of uploads, where a type is made of these alone: `File<{ maxSize: 1_000_000 }>`. */
function optionsAlone(type: ts.Type, context: Context): string | undefined {
  const isAlone = type.getProperties().every(({ name }) => ofFiles.includes(name));
  return isAlone ? optionsText(type, context) : undefined;
}

function readRules(
  constraints: readonly Option[],
  several: boolean,
  context: Context,
): Pick<FileParameter, 'rules' | 'ruleSpans'> {
  const applicable = ['maxSize', 'contentType', ...(several ? ['minItems', 'maxItems'] : [])];
  const rules: Option[] = [];
  for (const option of constraints) {
    const { name, span } = option;
    if (applicable.includes(name)) rules.push(option);
    else
      context.diagnostics.add(
        'option-not-applicable',
        span,
        name,
        several ? 'uploads' : 'an upload',
        '`maxSize` and `contentType` are for a `File`; `File<Upload[], ...>` has `minItems` and `maxItems` too.',
      );
  }
  if (several) checkTogether(constraints, false, context);
  return {
    rules: Object.fromEntries(rules.map(({ name, value }) => [name, value])) as FileRules,
    ruleSpans: Object.fromEntries(rules.map(({ name, span }) => [name, span])),
  };
}
