import { Errors } from '@oclif/core';
import { isObject, type JsonObject } from '../../compiler/diff/json.ts';

/**
 * Parses an OpenAPI document. `label` names it in messages.
 *
 * @throws CLIError where the text is not an OpenAPI document
 */
export function parseDocument(text: string, label: string): JsonObject {
  const refuse = (why: string) => new Errors.CLIError(`${label} ${why}`);
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (/^(?:%YAML|---|["']?(?:openapi|swagger)["']?\s*:)/m.test(text.slice(0, 10_000)))
      throw refuse('is YAML: convert it to JSON first');
    throw refuse(`is not JSON: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  if (!isObject(document)) throw refuse('is not an OpenAPI document: it is not an object');
  const { openapi, swagger } = document;
  if (swagger !== undefined) throw refuse(`is Swagger ${JSON.stringify(swagger)}, not OpenAPI 3`);
  if (typeof openapi !== 'string') throw refuse('is not an OpenAPI document: it has no `openapi`');
  if (!/^3\./.test(openapi)) throw refuse(`is OpenAPI ${JSON.stringify(openapi)}, not 3.0, 3.1 or 3.2`);
  if (document.paths !== undefined && !isObject(document.paths))
    throw refuse('is not an OpenAPI document: `paths` is not an object');
  if (depthOf(document) > maxDepth) throw refuse(`is nested deeper than ${maxDepth} levels`);
  return document;
}

/** Far deeper than real documents, and far below what would overflow the stack. */
const maxDepth = 500;

/** How deep lists and objects are nested, counted up to just above `maxDepth`. */
function depthOf(document: JsonObject): number {
  let depth = 0;
  for (let level: readonly unknown[] = [document]; level.length > 0 && depth <= maxDepth; depth++)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  return depth;
}
