import { TooLarge } from '../errors/internal.ts';
import type { Limits } from '../limits.ts';
import { QueryDecoder } from '../text/decode.ts';
import { addValue, FormBody, type FormValue } from './form-body.ts';
import type { FormParser } from './parser.ts';

/** Parses an urlencoded body as URLSearchParams does. */
export class UrlencodedParser implements FormParser {
  readonly limit: number;
  readonly #maxFields: number;
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #fieldDecoder = new QueryDecoder();
  #text = '';

  constructor({ body, fields }: Limits) {
    this.limit = body;
    this.#maxFields = fields;
  }

  take(piece: Uint8Array): void {
    this.#text += this.#decoder.decode(piece, { stream: true });
  }

  finish(): FormBody {
    const text = this.#text + this.#decoder.decode();
    const values = new Map<string, FormValue[]>();
    let fields = 0;
    for (let from = 0; from < text.length; ) {
      let end = text.indexOf('&', from);
      if (end === -1) end = text.length;
      if (end > from) {
        if (++fields > this.#maxFields) throw new TooLarge();
        this.#addField(values, text.slice(from, end));
      }
      from = end + 1;
    }
    return new FormBody(values);
  }

  #addField(values: Map<string, FormValue[]>, field: string): void {
    const equals = field.indexOf('=');
    const name = this.#fieldDecoder.decode(equals === -1 ? field : field.slice(0, equals));
    addValue(values, name, equals === -1 ? '' : this.#fieldDecoder.decode(field.slice(equals + 1)));
  }
}
