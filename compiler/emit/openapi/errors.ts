import { optionHeaders } from '../../../runtime/errors/option-headers.ts';
import { phraseOf } from '../../../runtime/errors/phrases.ts';
import { grouped } from '../../grouped.ts';
import {
  type ErrorAnswer,
  type ErrorBody,
  type ErrorReason,
  errorAnswers,
  isBuiltIn,
} from '../../model/error-answers.ts';
import { errorBodyName } from '../../model/error-bodies.ts';
import type { Model, Operation, Route, ThrownHeader } from '../../model/model.ts';
import { errorShapes } from './error-shapes.ts';
import { defined, type Schema } from './plain-schemas.ts';
import type { Schemas } from './schema.ts';

/** The responses for errors, with the bodies of the route's error mode. */
export function errorResponses(operation: Operation, route: Route, schemas: Schemas): Schema {
  return Object.fromEntries(
    errorAnswers(operation, route).map((one) => [one.status, response(one, schemas)]),
  );
}

/** The components for the error bodies that operations answer with. */
export function errorComponents({ routes }: Model): Schema {
  const used = new Set<string>(
    routes.flatMap((route) =>
      route.operations.flatMap((one) =>
        errorAnswers(one, route).flatMap(({ bodies }) =>
          bodies.flatMap((body) => (isBuiltIn(body) ? errorBodyName(body) : [])),
        ),
      ),
    ),
  );
  return Object.fromEntries(Object.entries(errorShapes).filter(([name]) => used.has(name)));
}

function response({ bodies, headers, reasons, status }: ErrorAnswer, schemas: Schemas): Schema {
  const content = contentOf(
    bodies.filter((one) => one !== 'none'),
    schemas,
  );
  return defined({
    description: describe(phraseOf(status), reasons),
    headers: headers.length > 0 ? Object.fromEntries(headers.map(headerEntry)) : undefined,
    content: Object.keys(content).length > 0 ? content : undefined,
  });
}

/** A description in CommonMark, with a list item for each reason. */
function describe(phrase: string, reasons: readonly ErrorReason[]): string {
  const lines = reasons.flatMap(({ codes, text }) => {
    const named = codes.map((one) => `\`${one}\``).join(', ');
    // The first line is the phrase of the status already.
    const sentence =
      text?.toLowerCase() === phrase.toLowerCase() ? undefined : text?.replaceAll(/\s+/g, ' ').trim();
    const line = [named, sentence].filter((one) => one).join(': ');
    return line === '' ? [] : line;
  });
  if (lines.length === 0) return phrase;
  return lines.length === 1
    ? `${phrase}. ${lines[0]}`
    : `${phrase}:\n\n${lines.map((one) => `- ${one}`).join('\n')}`;
}

function contentOf(bodies: readonly ErrorBody[], schemas: Schemas): Schema {
  const content = grouped(bodies.map((body) => [mediaTypeOf(body), bodySchema(body, schemas)] as const));
  const entries = [...content].map(([type, [first, ...others]]) => [
    type,
    { schema: others.length === 0 ? first : { anyOf: [first, ...others] } },
  ]);
  return Object.fromEntries(entries);
}

function mediaTypeOf(body: ErrorBody): string {
  if (body.mode === 'own') return body.mediaType;
  return body.mode === 'problem' ? 'application/problem+json' : 'application/json';
}

const bodySchema = (body: ErrorBody, schemas: Schemas): Schema =>
  body.mode === 'own'
    ? schemas.schema(body.type, 'output')
    : { $ref: `#/components/schemas/${errorBodyName(body)}` };

const descriptions: { readonly [name: string]: string } = {
  'www-authenticate': 'The required credentials',
  [optionHeaders.code]: 'The kind of error, machine-readable',
  [optionHeaders.field]: 'The invalid field',
  [optionHeaders.resourceType]: 'The kind of resource that was not found',
  [optionHeaders.retryAfter]: 'Seconds after which to try again',
};

function headerEntry({ always, name, values }: ThrownHeader): [string, Schema] {
  const described = descriptions[name];
  const known = values?.length === 1 ? { const: values[0] } : { enum: values };
  const schema = defined({ type: 'string', ...known });
  return [written(name), defined({ description: described, required: always || undefined, schema })];
}

/** A header name as it is usually written: `X-Error-Code`. */
function written(name: string): string {
  if (name === 'www-authenticate') return 'WWW-Authenticate';
  return name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
