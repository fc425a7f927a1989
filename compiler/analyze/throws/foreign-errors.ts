import { ts } from 'ts-morph';
import { isErrorStatus } from '../../../runtime/exchange/status.ts';
import type { ForeignError } from '../../model/model.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isOptional } from '../syntax/symbols.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { membersOf, partsOf } from '../types/members.ts';
import type { ErrorClasses } from './error-classes.ts';
import { classOf } from './functions.ts';

/** An error of another framework where it is thrown. */
export interface ForeignThrown {
  /** Its class, and all base classes. */
  readonly classes: readonly ts.Node[];
  readonly written: ForeignError;
}

/**
 * Recognizes errors in the style of other frameworks: `HTTPException` of Hono, `HttpException` of NestJS, any
 * error with a `statusCode`, and `new ApiError('No such todo', 404)`, whose class has a `status` or a `code`;
 * and objects that are thrown with a status, `{ status: 404, message: 'No such todo' }`.
 */
export class ForeignErrors {
  readonly #checker: ts.TypeChecker;
  readonly #classes: ErrorClasses;
  readonly #context: Pick<Context, 'own'>;

  constructor(classes: ErrorClasses, context: Pick<Context, 'plain' | 'own'>) {
    this.#checker = context.plain;
    this.#classes = classes;
    this.#context = context;
  }

  of(thrown: ts.Expression): ForeignThrown | undefined {
    if (!isOwn(thrown, this.#context)) return undefined;
    const members = membersOf(this.#checker.getTypeAtLocation(thrown));
    const literals = this.#literalsOf(thrown, members);
    const status = literals.find(isErrorStatus);
    // Errors of HTTP clients have a `status`, too, which is that of a response to the app.
    const node = unwrapped(thrown);
    const isAnswer = status !== undefined && (ts.isNewExpression(node) || isAssigned(node));
    const isOpen = literals.length === 0 && members.every((one) => !isError(one) && this.#hasNumber(one));
    const isObject = (status !== undefined || isOpen) && members.every(isOfLiteral);
    if (!isObject && !members.every((one) => this.#isForeign(one, isAnswer))) return undefined;
    return {
      classes: members.flatMap((one) => this.#chain(one)),
      written: { span: spanOf(thrown), text: thrown.getText(), status },
    };
  }

  /**
   * Whether a type is that of an error with a status. Of the `statusNames`, a property counts only where it
   * `isAnswer`.
   */
  #isForeign(type: ts.Type, isAnswer: boolean): boolean {
    if (!isError(type) || partsOf(type).some((one) => this.#isKnown(one))) return false;
    if (isAnswer && statusNames.some((name) => this.#isNumber(type, name))) return true;
    return this.#isNumber(type, 'statusCode') || (has(type, 'getResponse') && this.#hasStatus(type));
  }

  #hasNumber(type: ts.Type): boolean {
    return this.#isNumber(type, 'statusCode') || this.#isNumber(type, 'status');
  }

  /** NestJS keeps its `status` private. */
  #hasStatus(type: ts.Type): boolean {
    return this.#isNumber(type, 'status') || has(type, 'getStatus');
  }

  #isKnown(type: ts.Type): boolean {
    const found = classOf(type.getSymbol());
    return found !== undefined && this.#classes.isError(found);
  }

  #isNumber(type: ts.Type, name: string): boolean {
    const property = type.getProperty(name);
    if (property === undefined || isOptional(property)) return false;
    return membersOf(this.#checker.getTypeOfSymbol(property)).every(
      ({ flags }) => flags & ts.TypeFlags.NumberLike,
    );
  }

  #chain(type: ts.Type): readonly ts.Node[] {
    const found = classOf(type.getSymbol());
    return found ? this.#classes.chain(found) : [];
  }

  /** The literals in the type of the error that may be its status, and among its arguments. */
  #literalsOf(thrown: ts.Expression, [type]: readonly ts.Type[]): readonly number[] {
    const property = type && statusProperty(type);
    const named = this.#checker.getShorthandAssignmentValueSymbol(property?.valueDeclaration);
    const declared = [property, named].flatMap((one) => (one ? this.#checker.getTypeOfSymbol(one) : []));
    const written = [initializerOf(property), ...argumentsOf(thrown)].flatMap((one) =>
      one ? this.#checker.getTypeAtLocation(one) : [],
    );
    return [...declared, ...written].flatMap((one) => (one.isNumberLiteral() ? one.value : []));
  }
}

/** The properties in which classes of apps keep the status of an error. */
const statusNames = ['status', 'code', 'errorCode', 'httpCode', 'httpStatus'];

const has = (type: ts.Type, name: string) => type.getProperty(name) !== undefined;

/** Whether a type has the properties of every `Error`. */
const isError = (type: ts.Type) => ['name', 'message', 'stack'].every((name) => has(type, name));

/** Whether an expression is `Object.assign(new Error('No such todo'), { status: 404 })`. */
const isAssigned = (node: ts.Expression) =>
  ts.isCallExpression(node) && node.expression.getText() === 'Object.assign';

const statusProperty = (type: ts.Type) => type.getProperty('statusCode') ?? type.getProperty('status');

/** Whether an object literal gives the status of a type, here or where a constant or a function has it. */
function isOfLiteral(type: ts.Type): boolean {
  const declaration = statusProperty(type)?.valueDeclaration;
  return (
    declaration !== undefined &&
    (ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration))
  );
}

function initializerOf(property: ts.Symbol | undefined): ts.Expression | undefined {
  const declaration = property?.valueDeclaration;
  return declaration && (ts.isPropertyDeclaration(declaration) || ts.isPropertyAssignment(declaration))
    ? declaration.initializer
    : undefined;
}

function argumentsOf(thrown: ts.Expression): readonly ts.Expression[] {
  return ts.isNewExpression(thrown) || ts.isCallExpression(thrown) ? (thrown.arguments ?? []) : [];
}
