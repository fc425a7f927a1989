import { ts } from 'ts-morph';
import type { Parameter, Presence, TextSource } from '../model.ts';
import { evaluate } from './constants.ts';
import { type Context, spanOf, typeText } from './context.ts';
import { symbolDocs } from './docs.ts';
import { type Mark, markOf } from './marks.ts';
import { constrain, readOptions } from './options.ts';
import type { TypeReader } from './types.ts';

/** One parameter of a handler; undefined, with a diagnostic, where its declaration says too little. */
export function readParameter(node: ts.ParameterDeclaration, reader: TypeReader, context: Context): Parameter | undefined {
  const { checker, diagnostics } = context;
  if (node.dotDotDotToken || !ts.isIdentifier(node.name)) {
    diagnostics.add('parameter-pattern', spanOf(node), node.dotDotDotToken ? 'rest' : 'destructured');
    return undefined;
  }
  const name = ts.idText(node.name);
  const span = spanOf(node.name);
  const type = checker.getTypeAtLocation(node);
  if (isEvent(type)) return { kind: 'event', name, span };
  const mark = markOf(type, checker);
  if (mark === undefined || mark.source === 'field') {
    const shown = mark ? `Field<${typeText(mark.type, context)}>` : typeText(checker.getNonNullableType(type), context);
    diagnostics.add('parameter-without-declarator', span, name, shown === 'any' ? 'string' : shown);
    return undefined;
  }
  return { name, span, ...readDeclared(node, mark, reader, context) };
}

function readDeclared(node: ts.ParameterDeclaration, mark: Mark, reader: TypeReader, context: Context) {
  const place = { span: spanOf(node.type ?? node.name), label: `\`${node.name.getText()}\`` };
  const inner = markOf(mark.type, context.checker);
  if (inner !== undefined && inner.source !== 'field') {
    context.diagnostics.add('nested-declarator', place.span, capital(mark.source), capital(inner.source));
  }
  const { alias, constraints, docs } = readOptions(mark.options, mark.source, place.span, context);
  const common = {
    type: constrain(reader.read(mark.type, place), constraints, context),
    docs: symbolDocs(context.checker.getSymbolAtLocation(node.name)!, docs, context.checker),
    presence: readPresence(node, mark, context),
  };
  if (mark.source === 'body') return { kind: 'body', ...common } as const;
  const source = mark.source as TextSource;
  const name = node.name.getText();
  const wireName = source === 'header' ? (alias ?? headerName(name)).toLowerCase() : (alias ?? name);
  return { kind: 'text', source, wireName, ...common } as const;
}

function readPresence(node: ts.ParameterDeclaration, mark: Mark, { checker, diagnostics }: Context): Presence {
  if (node.initializer) {
    const constant = evaluate(node.initializer, checker);
    const span = spanOf(node.initializer);
    if (constant === undefined) diagnostics.add('default-not-constant', span, node.initializer.getText());
    else if (constant.value !== undefined) return { kind: 'default', value: constant.value, span };
    return { kind: 'optional' };
  }
  const declared = node.type && checker.getTypeFromTypeNode(node.type);
  const undefinable = [declared, mark.type].some((type) => type?.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined));
  return { kind: node.questionToken || undefinable ? 'optional' : 'required' };
}

/** `user_agent` and `userAgent` are `user-agent`. */
function headerName(name: string): string {
  return name.replaceAll('_', '-').replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`);
}

const isEvent = (type: ts.Type) => type.symbol?.name === 'H3Event' && type.getProperty('req') !== undefined;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
