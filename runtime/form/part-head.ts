import { decodeLeniently } from '../text/decode.ts';
import { parametersOf } from './parameters.ts';

/** The data in the headers of a part. */
export interface PartHead {
  readonly name: string;
  /** A part with a file name is a file. */
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
}

/** The head of a part; undefined if the headers do not name a form field. */
export function readPartHead(headers: { readonly [name: string]: string | undefined }): PartHead | undefined {
  const disposition = headers['content-disposition'] ?? '';
  if (!/^form-data\s*;/i.test(disposition)) return undefined;
  const parameters = parametersOf(disposition);
  const name = parameters?.get('name');
  if (parameters === undefined || name === undefined) return undefined;
  const filename = extended(parameters.get('filename*')) ?? plain(parameters.get('filename'));
  return { name: plain(name), filename, contentType: headers['content-type'] };
}

function plain(text: string): string;
function plain(text: string | undefined): string | undefined;
/**
 * Decodes the name of a field or file. Browsers percent-encode three characters that a header cannot hold,
 * and no others.
 */
function plain(text: string | undefined): string | undefined {
  return text?.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
}

/** Decodes `UTF-8'en'na%C3%AFve.txt`; undefined for another charset, where `filename` is used instead. */
function extended(text: string | undefined): string | undefined {
  const encoded = text === undefined ? null : /^utf-8'[^']*'(.*)$/is.exec(text);
  return encoded === null ? undefined : decodeLeniently(encoded[1]!);
}
