import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { formats } from '../../../runtime/formats.ts';
import { isMultiple, repeatedAt } from './faults.ts';
import { ownFormats } from './skips.ts';

/**
 * An Ajv that knows the formats of the documents. A test file should share one for all documents, because it is
 * slow to set up.
 */
export function ajvWith(options: Options): Ajv2020 {
  // Without `allErrors`, Ajv does not notice that a field whose name is empty is missing.
  const ajv = new Ajv2020({ ...options, ownProperties: true, allErrors: true });
  ajvFormats.default(ajv);
  for (const { format } of ownFormats) ajv.addFormat(format, formats.get(format)!);
  // Ajv truncates quotients from 1e21 on, and does not accept 0.3 as a multiple of 0.1.
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (step: number, value: number) => isMultiple(value, step),
  });
  // Ajv calls `toString` or `valueOf` of an item with such a field.
  ajv.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isAsked: boolean, list: readonly unknown[]) => !isAsked || repeatedAt(list).length === 0,
  });
  return ajv;
}
