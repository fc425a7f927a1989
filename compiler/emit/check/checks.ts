import {
  FunctionProgrammer,
  type ImportProgrammer,
  IsProgrammer,
  type ITypiaContext,
  type MetadataCollection,
  type MetadataObjectType,
  MetadataSchema,
} from '@typia/core';
import ts from 'typescript';
import type { Models, TupleType, Type } from '../../model/model.ts';
import { isRequired } from '../../model/walk.ts';
import { all, conditionOf, conditionText, conjuncts } from '../../print/condition.ts';
import { functionText } from '../../print/function.ts';
import type { Module, RuntimeValue } from '../../print/module.ts';
import { member } from '../../print/quote.ts';
import { patternConstant } from '../pattern.ts';
import { ranks } from '../ranks.ts';
import {
  and,
  functionName,
  isPresenceTest,
  isSliceTest,
  isThere,
  replaceCall,
  returnedOnce,
  shapeCall,
} from './check-nodes.ts';
import { inParts } from './in-parts.ts';
import { partsLast } from './parts-last.ts';
import { isRuledAlone, type Shape, type Shapes } from './shapes.ts';
import {
  type Check,
  eitherCondition,
  hasLength,
  othersCondition,
  ruledCondition,
  tailedCondition,
} from './structure-checks.ts';
import { isCheckedByTypia, shapeName, TypiaMetadata } from './typia-metadata.ts';

/**
 * The checks of one module: expressions that are true where a value has a type. typia's own programmers make
 * them, from metadata of the Model's types.
 */
export class Checks {
  readonly #module: Module;
  readonly #shapes: Shapes;
  readonly #models: Models;
  readonly #functor = new FunctionProgrammer('is');
  /** The context of typia's programmers. Numbers of JSON are finite: `1e400` is invalid. */
  readonly #props: { context: ITypiaContext; functor: FunctionProgrammer; options: { numeric: true } };
  readonly #sets = new Map<string, string>();
  readonly #guard: (shape: Shape) => string;
  /** The functions that were called, by their local names. */
  readonly #called = new Set<string>();

  /** `guard` gives the local name of the function that checks a shape. */
  constructor(module: Module, shapes: Shapes, models: Models, guard: (shape: Shape) => string) {
    this.#module = module;
    this.#models = models;
    this.#shapes = shapes;
    this.#guard = guard;
    this.#props = {
      context: typiaContext((name) => module.runtime(name)),
      functor: this.#functor,
      options: { numeric: true },
    };
  }

  /** The body of the function that checks a shape, over `input`. */
  shapeCondition(shape: Shape, indent: number): string {
    const condition = inParts(this.#condition(shape), (part) => this.#partCall(part));
    return conditionText(condition, indent);
  }

  /** Moves a part of a condition over `input` to a function of its own, and returns the call of it. */
  #partCall(condition: ts.Expression): ts.Expression {
    const name = this.#module.names.take('isPart');
    const signature = `${name}(input: any): boolean`;
    this.#module.add(functionText(signature, conditionText(condition, 4)), ranks.guard);
    return conditionOf(`${name}(input)`);
  }

  #condition(shape: Shape): ts.Expression {
    const check: Check = (type, input) => this.expression(type, input, false);
    switch (shape.kind) {
      case 'either':
        return eitherCondition(shape.members, this.#models, check);
      case 'list':
        return isRuledAlone(shape.list)
          ? ruledCondition(shape.list, this.#module)
          : check(shape.list, 'input');
      case 'tuple':
        return shape.tuple.tail.length > 0 ? tailedCondition(shape.tuple, check) : this.#tuple(shape.tuple);
      case 'record':
        return shape.value.kind === 'never'
          ? and(this.#object(shape), conditionOf('0 === Object.keys(input).length'))
          : this.#object(shape);
      case 'fields': {
        const { indexes, properties } = shape;
        if (indexes === undefined) return this.#object(shape);
        const others = othersCondition(properties, indexes, this.#module, check);
        return all([this.#object(shape), others]);
      }
    }
  }

  #tuple(tuple: TupleType): ts.Expression {
    const own = this.#typiaMetadata();
    const schema = own.tupleSchema(tuple);
    const elements = this.#decode(MetadataSchema.from(schema, own.components().dictionary), 'input');
    const checked = conjuncts(this.#rename(elements)).filter((one) => !isSliceTest(one));
    // typia checks the number of items only where there is no rest.
    const least = tuple.items.filter((one) => !one.optional).length;
    return this.#partsLast(all(tuple.rest && least > 0 ? [...checked, hasLength(least)] : checked));
  }

  #object(shape: Shape & { kind: 'record' | 'fields' }): ts.Expression {
    const own = this.#typiaMetadata();
    const schema = own.shapeSchema(shape);
    const { dictionary } = own.components(shape);
    const whole = this.#decode(MetadataSchema.from(schema, dictionary), 'input');
    // A record of anything is any object, and so is `{}`.
    const fields = saysNothing(shape)
      ? undefined
      : this.#fields(dictionary.objects.get(shapeName(shape.index))!, shape);
    return this.#partsLast(this.#rename(replaceCall(whole, functionName(shape.index), fields)));
  }

  /** The condition that `input`, an expression, has the type, or is undefined where that is `optional`. */
  expression(type: Type, input: string, optional: boolean): ts.Expression {
    const own = this.#typiaMetadata();
    const schema = own.schema(type, optional);
    return this.#rename(this.#decode(MetadataSchema.from(schema, own.components().dictionary), input));
  }

  #decode(metadata: MetadataSchema, input: string): ts.Expression {
    const explore = { tracable: false, source: 'top', from: 'top', postfix: '""' } as const;
    const props = { ...this.#props, metadata, input: ts.factory.createIdentifier(input), explore };
    return IsProgrammer.decode(props);
  }

  /** typia's check of the fields of a value, which is known to be an object. */
  #fields(object: MetadataObjectType, shape: Shape): ts.Expression {
    this.#functor.useLocal('_io0');
    const lists = { objects: () => [object], unions: () => [], arrays: () => [], tuples: () => [] };
    // typia reads only these four lists of a collection.
    const props = { ...this.#props, collection: lists as unknown as MetadataCollection };
    const [statement] = IsProgrammer.write_function_statements(props);
    const arrow = statement!.declarationList.declarations[0]!.initializer as ts.ArrowFunction;
    let fields = arrow.body as ts.Expression;
    const properties = shape.kind === 'fields' ? shape.properties : [];
    // typia tests for a list only where all fields are optional, but a list has a `length`, too.
    const required = properties.filter((one) => isRequired(one) && isCheckedByTypia(one));
    if (required.length > 0 && required.every(({ name }) => /^(?:length|\d+)$/.test(name)))
      fields = all([conditionOf('false === Array.isArray(input)'), fields]);
    for (const { name, type } of properties)
      if (type.kind === 'never') fields = and(fields, conditionOf(`undefined === ${member('input', name)}`));
    // An absent field does not fit a field that accepts everything.
    for (const one of properties)
      if (one.type.kind === 'unknown' && isRequired(one)) fields = and(fields, isThere(one.name));
    return fields;
  }

  #typiaMetadata(): TypiaMetadata {
    return new TypiaMetadata(this.#shapes, (pattern) => patternConstant(pattern, this.#module));
  }

  /**
   * Replaces typia's function names by those of the module, and drops typia's own test where the called
   * function repeats it.
   */
  #rename(expression: ts.Expression): ts.Expression {
    for (const statement of this.#functor.declare(false)) {
      const { name, initializer } = (statement as ts.VariableStatement).declarationList.declarations[0]!;
      const typiaName = (name as ts.Identifier).text;
      if (this.#sets.has(typiaName)) continue;
      const own = this.#module.names.take(`values${this.#sets.size + 1}`);
      this.#sets.set(typiaName, own);
      // `has` accepts a value of any type only where the set does.
      const value = conditionText(this.#visit(initializer!), 0).replace(/^new Set\(/, 'new Set<unknown>(');
      this.#module.add(`const ${own} = ${value};`);
    }
    return this.#visit(expression);
  }

  #visit(expression: ts.Expression): ts.Expression {
    const visit = (node: ts.Node): ts.Node => {
      const isJoined =
        ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
      if (isJoined && isPresenceTest(node.left)) return visit(node.right);
      const call = shapeCall(isJoined ? node.right : node);
      if (call) return ts.visitEachChild(this.#call(call), visit, undefined);
      if (ts.isIdentifier(node) && this.#sets.has(node.text))
        return ts.factory.createIdentifier(this.#sets.get(node.text)!);
      if (ts.isStringLiteral(node))
        return ts.setEmitFlags(ts.factory.createStringLiteral(node.text, true), ts.EmitFlags.NoAsciiEscaping);
      const visited = ts.visitEachChild(node, visit, undefined);
      if (ts.isBlock(visited)) return returnedOnce(visited);
      return (ts.isArrowFunction(visited) && this.#calledAlone(visited)) || visited;
    };
    return visit(expression) as ts.Expression;
  }

  /** The function that an arrow function only calls, with its own parameter. */
  #calledAlone({ body, parameters }: ts.ArrowFunction): ts.Expression | undefined {
    if (!ts.isCallExpression(body) || !ts.isIdentifier(body.expression)) return undefined;
    const [given, taken] = [body.arguments[0]!, parameters[0]!.name];
    const isIts = ts.isIdentifier(given) && ts.isIdentifier(taken) && given.text === taken.text;
    return isIts && this.#called.has(body.expression.text) ? body.expression : undefined;
  }

  #partsLast(condition: ts.Expression): ts.Expression {
    return partsLast(condition, (name) => this.#called.has(name));
  }

  #call(call: ts.CallExpression): ts.CallExpression {
    const index = Number((call.expression as ts.Identifier).text.slice('_io'.length));
    const name = this.#guard(this.#shapes.all[index]!);
    this.#called.add(name);
    return ts.factory.createCallExpression(ts.factory.createIdentifier(name), undefined, call.arguments);
  }
}

/** Whether typia's check of a shape would only test for an object. */
function saysNothing(shape: Shape): boolean {
  if (shape.kind === 'record') return !isCheckedByTypia({ type: shape.value });
  return shape.kind === 'fields' && shape.properties.length === 0;
}

const printer = ts.createPrinter();

/**
 * The context of typia's programmers. Given metadata, they need only to know where their helpers come from.
 */
function typiaContext(use: (name: RuntimeValue) => string): ITypiaContext {
  const importer = {
    // typia knows only texts: the names in its checks are those of our tags.
    internal: (name: string) => ts.factory.createIdentifier(use(name as RuntimeValue)),
  } as unknown as ImportProgrammer;
  return {
    importer,
    options: { finite: true, numeric: true },
    transformer: undefined,
    printer,
  } as unknown as ITypiaContext;
}
