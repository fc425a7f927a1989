import { typeName } from '../../compiler/check/type-name.ts';
import { position } from '../../compiler/diagnose/frame.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import type { Constant, Model, Operation, Parameter, Presence, Route } from '../../compiler/model/model.ts';
import { tablePath } from '../../compiler/model/path.ts';
import { relativePath } from '../../compiler/paths.ts';
import { inMatchingOrder } from './order.ts';

/**
 * One verb of a route: an entry of `routes` in the output of `routeclass routes --json`. Unknown members are
 * left out.
 */
export interface Listed {
  /** In capitals. */
  readonly verb: string;
  /** `/users/{id}`; a rest parameter is `{path...}`. */
  readonly path: string;
  /** The page, relative to the app, with `/`. */
  readonly file: string;
  /** The position of the method, from 1. */
  readonly line?: number;
  readonly column?: number;
  readonly class: string;
  readonly operationId: string;
  readonly summary?: string;
  readonly deprecated: boolean;
  /** Whether the operation is left out of the OpenAPI document. */
  readonly hidden: boolean;
  readonly tags: readonly string[];
  /** In the order of the method's parameters. */
  readonly parameters: readonly ListedParameter[];
}

export interface ListedParameter {
  /** As written in the method. */
  readonly name: string;
  readonly in: Source;
  /** The name on the wire, where it differs: `user-agent`. For an API key, the header. */
  readonly wireName?: string;
  /** The type as it would be written in TypeScript; for `depends`, the name of the function. */
  readonly type?: string;
  readonly required: boolean;
  /** The value of the initializer. */
  readonly default?: Constant;
}

type Source =
  | 'path'
  | 'query'
  | 'header'
  | 'cookie'
  | 'form'
  | 'file'
  | 'body'
  | 'bearer'
  | 'basic'
  | 'apiKey'
  | 'event'
  | 'depends';

/** An entry for each verb of each route, in matching order. */
export function listRoutes(model: Model, root: string): readonly Listed[] {
  return inMatchingOrder(model.routes).flatMap((route) =>
    route.operations.map((operation) => listed(route, operation, model, root)),
  );
}

function listed(route: Route, operation: Operation, model: Model, root: string): Listed {
  const { deprecated, hidden, operationId, span, summary, verb } = operation;
  const source = readSource(span.file);
  return {
    verb: verb.toUpperCase(),
    path: tablePath(route.path),
    file: relativePath(root, route.file),
    ...(source !== undefined && span.file === route.file && position(source, span.start)),
    class: route.className,
    operationId,
    ...(summary !== undefined && { summary }),
    deprecated,
    hidden,
    tags: route.tags,
    parameters: operation.parameters.map((one) => listedParameter(one, model)),
  };
}

function listedParameter(one: Parameter, model: Model): ListedParameter {
  const { name } = one;
  if (one.kind === 'event') return { name, in: 'event', required: true };
  if (one.kind !== 'depends') return { name, ...sourceOf(one), ...presenceOf(one) };
  const { exportName } = model.dependencies.get(one.dependency)!;
  return { name, in: 'depends', type: exportName, required: true };
}

function sourceOf(
  one: Exclude<Parameter, { kind: 'event' | 'depends' }>,
): Pick<ListedParameter, 'in' | 'wireName' | 'type'> {
  const wire = (wireName: string) => (wireName === one.name ? {} : { wireName });
  switch (one.kind) {
    case 'text':
      return { in: one.source, ...wire(one.wireName), type: typeName(one.type) };
    case 'form-model':
      return { in: 'form', type: typeName(one.type) };
    case 'body':
      return { in: 'body', type: typeName(one.type) };
    case 'file':
      return { in: 'file', ...wire(one.wireName), type: one.several ? 'Upload[]' : 'Upload' };
    case 'credential': {
      const { scheme } = one;
      return { in: scheme.kind, ...(scheme.kind === 'apiKey' && wire(scheme.header)) };
    }
    default:
      return one satisfies never;
  }
}

function presenceOf({ presence }: { readonly presence: Presence }) {
  return {
    required: presence.kind === 'required',
    ...(presence.kind === 'default' && { default: presence.value }),
  };
}
