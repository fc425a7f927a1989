import type { Operation, TextParameter } from '../../model/model.ts';
import { segmentsRead } from '../../model/path.ts';
import { textType } from '../inputs/texts.ts';
import type { DocumentPath } from './document-paths.ts';
import { defined, type Schema } from './plain-schemas.ts';
import { documentedType, filled } from './request-body.ts';
import type { Schemas } from './schema.ts';

/** The parameters that an operation reads from path, query, headers and cookies. */
export function parameterObjects(
  operation: Operation,
  at: DocumentPath,
  schemas: Schemas,
): readonly Schema[] {
  const texts = operation.parameters.filter(
    (one): one is TextParameter => one.kind === 'text' && one.source !== 'form',
  );
  return [...texts.map((one) => parameterObject(one, at, schemas)), ...undeclaredSegments(operation, at)];
}

function parameterObject(parameter: TextParameter, at: DocumentPath, schemas: Schemas): Schema {
  const { docs, presence, source, wireName } = parameter;
  const isRest = source === 'path' && wireName === at.rest;
  const { description = isRest ? restText(at) : undefined, deprecated, example, ...rest } = docs;
  // The constraints of a rest do not hold for its last segments alone.
  if (isRest && at.isSplit)
    return defined({ name: wireName, in: source, required: true, description, deprecated, schema: anyText });
  const type = documentedType(parameter.type, presence.kind === 'default' ? presence.value : undefined);
  return defined({
    name: wireName,
    in: source,
    required: presence.kind === 'required' || undefined,
    description,
    deprecated,
    example,
    // The runtime splits lists at commas. In paths and headers that is the default, which not all tools know.
    ...(textType(type).kind === 'list' && {
      style: source === 'query' || source === 'cookie' ? 'form' : 'simple',
      explode: false,
    }),
    schema: schemas.property({ type, docs: rest, ...filled(presence) }, 'input'),
  });
}

/** The path parameters that a method does not declare, as strings: OpenAPI requires all of them. */
function undeclaredSegments(operation: Operation, at: DocumentPath): readonly Schema[] {
  const declared = segmentsRead(operation);
  return at.names
    .filter((name) => !declared.includes(name))
    .map((name) => {
      const description = name === at.rest ? restText(at) : undefined;
      return defined({ name, in: 'path', required: true, description, schema: anyText });
    });
}

const anyText: Schema = { type: 'string' };

/** OpenAPI cannot describe a path parameter of several segments. */
const restText = ({ isSplit }: DocumentPath) =>
  isSplit
    ? 'The rest of the path: one or more segments, separated by `/`'
    : 'One or more segments, separated by `/`';
