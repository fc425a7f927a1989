import { decodeQueryText } from '../text/decode.ts';
import { parametersOf } from './parameters.ts';

/** What the headers of a part say. */
export interface PartHead {
  readonly name: string;
  /** A part that has one is a file. */
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
}

/** Undefined where the headers do not say which field of the form it is. */
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
 * Names of fields and files as browsers write them: three characters that a header cannot hold are
 * percent-encoded, no others.
 */
function plain(text: string | undefined): string | undefined {
  return text?.replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
}

/** `UTF-8'en'na%C3%AFve.txt`; undefined for another character set, where `filename` must do. */
function extended(text: string | undefined): string | undefined {
  const encoded = text === undefined ? null : /^utf-8'[^']*'(.*)$/is.exec(text);
  return encoded === null ? undefined : decodeQueryText(encoded[1]!.replaceAll('+', '%2B'));
}
