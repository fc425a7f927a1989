import { ExtractionError } from '../errors/internal.ts';
import { compressedText, isCompressed } from '../exchange/compressed.ts';
import type { Limits } from '../limits.ts';
import type { FormBody } from './form-body.ts';
import { parametersOf } from './parameters.ts';
import { UrlencodedParser } from './urlencoded.ts';

/** Parses the pieces of a body into a form. */
export interface FormParser {
  /** The maximum length of a body in bytes. */
  readonly limit: number;
  /** @throws TooLarge as soon as the form is known to exceed a limit */
  take(piece: Uint8Array): void;
  /** @throws TooLarge, or ExtractionError when the body is not a form */
  finish(): FormBody;
}

const urlencoded = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
const multipart = /^\s*multipart\/form-data\s*(?:;|$)/i;
/** The limit of RFC 2046. */
const longestBoundary = 70;

/**
 * The parser for a content type; undefined if it is not a form's. A form is read as UTF-8, whatever charset
 * is declared. The multipart parser is loaded when first needed.
 *
 * @param coding the `Content-Encoding`
 * @param firstName the field that an ExtractionError names
 * @param fileNames the files of which the last one's contents are kept
 * @param listNames the files of which all contents are kept
 * @throws ExtractionError when the body is compressed, or is multipart without a usable boundary
 */
export function formParser(
  contentType: string | undefined,
  coding: string | undefined,
  limits: Limits,
  firstName: string,
  fileNames: readonly string[] = [],
  listNames: readonly string[] = [],
): FormParser | Promise<FormParser> | undefined {
  if (contentType === undefined) return undefined;
  const isUrlencoded = urlencoded.test(contentType);
  if (!isUrlencoded && !multipart.test(contentType)) return undefined;
  if (isCompressed(coding)) throw unreadable(firstName, compressedText, isUrlencoded ? 'body' : undefined);
  if (isUrlencoded) return new UrlencodedParser(limits);
  const boundary = parametersOf(contentType)?.get('boundary') ?? '';
  if (boundary === '' || boundary.length > longestBoundary) {
    throw unreadable(firstName, 'its content type has no usable boundary');
  }
  return loadMultipart().then(
    ({ MultipartFormParser }) => new MultipartFormParser(boundary, limits, firstName, fileNames, listNames),
  );
}

/** Loads the multipart parser: most requests need none. */
export function loadMultipart(): Promise<typeof import('./multipart.ts')> {
  return import('./multipart.ts');
}

export function unreadable(firstName: string, reason: string, body = 'multipart body'): ExtractionError {
  return new ExtractionError(`The form field '${firstName}' cannot be read from the ${body}: ${reason}`);
}
