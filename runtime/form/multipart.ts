import {
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { TooLarge } from '../errors/internal.ts';
import type { Limits } from '../limits.ts';
import { FormBody, type FormValue } from './form-body.ts';
import { Gatherer } from './gatherer.ts';
import { type FormParser, unreadable } from './parser.ts';
import { type PartHead, readPartHead } from './part-head.ts';
import { ReceivedFile } from './upload.ts';

/** More than the headers of a part, which are refused above 8 KiB, and the lines around it can have. */
const partHeadSize = 10_000;

const lineBreak = '\r\n';

/**
 * A multipart body. What is wrong with its form is told at its end, so that the connection stays in step; a
 * limit at once.
 */
export class MultipartFormParser implements FormParser {
  readonly limit: number;
  readonly #limits: Limits;
  readonly #firstName: string;
  readonly #parser: MultipartParser;
  readonly #gatherer = new Gatherer((piece) => this.#parse(piece));
  readonly #values = new Map<string, FormValue[]>();
  #isEmpty = true;
  /** Undefined before the first boundary. */
  #preambleSize: number | undefined;
  /** Nothing more is parsed: the form is complete or broken. */
  #isOver = false;
  #isBroken = false;
  #fields = 0;
  #files = 0;
  #textSize = 0;

  constructor(boundary: string, limits: Limits, firstName: string) {
    const { body, fields, files, fileSize } = limits;
    this.limit = body + files * fileSize + (fields + files + 1) * partHeadSize;
    this.#limits = limits;
    this.#firstName = firstName;
    this.#parser = new MultipartParser(boundary, {
      maxFileSize: Math.max(fileSize, body),
      maxParts: Number.POSITIVE_INFINITY,
      maxTotalSize: Number.POSITIVE_INFINITY,
    });
    // Text before the first boundary is allowed, but not to this parser: as the contents of a part it is, and
    // that part is dropped.
    this.#parse(new TextEncoder().encode(`--${boundary}\r\n\r\n\r\n\r\n`));
  }

  take(piece: Uint8Array): void {
    if (piece.byteLength === 0) return;
    this.#isEmpty = false;
    // No Buffer: what handlers get is the same on every runtime.
    this.#gatherer.take(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength));
  }

  finish(): FormBody {
    this.#gatherer.flush();
    if (this.#isEmpty) return new FormBody();
    if (this.#isBroken) throw unreadable(this.#firstName, 'the headers of a part are broken');
    try {
      this.#parser.finish();
    } catch {
      throw unreadable(this.#firstName, 'it is broken or cut off');
    }
    if (this.#fields + this.#files === 0 && this.#preambleSize! > lineBreak.length) {
      throw unreadable(this.#firstName, 'there is text, but none of it in a part');
    }
    return new FormBody(this.#values);
  }

  #parse(piece: Uint8Array): void {
    if (this.#isOver) return;
    try {
      for (const part of this.#parser.write(piece)) if (!this.#isOver) this.#add(part);
    } catch (error) {
      if (error instanceof MaxFileSizeExceededError) throw new TooLarge();
      if (!(error instanceof MultipartParseError)) throw error;
      // Thrown for what follows the end of a complete form, too: `finish` tells.
      this.#isOver = true;
    }
  }

  #add(part: MultipartPart): void {
    if (this.#preambleSize === undefined) {
      this.#preambleSize = part.size;
      return;
    }
    const head = headOf(part);
    if (head === undefined) {
      this.#isBroken = true;
      this.#isOver = true;
      return;
    }
    const value = this.#valueOf(part, head);
    if (value === undefined) return;
    const before = this.#values.get(head.name);
    if (before === undefined) this.#values.set(head.name, [value]);
    else before.push(value);
  }

  /** Undefined for the file that a browser sends where nobody chose one. */
  #valueOf(part: MultipartPart, { filename, contentType }: PartHead): FormValue | undefined {
    const { size } = part;
    const { body, fields, files, fileSize } = this.#limits;
    if (filename) {
      if (++this.#files > files || size > fileSize) throw new TooLarge();
      const pieces = part.content as Uint8Array<ArrayBuffer>[];
      return new ReceivedFile(filename, contentType ?? 'application/octet-stream', size, pieces);
    }
    if (filename === undefined) this.#textSize += size;
    if (++this.#fields > fields || this.#textSize > body) throw new TooLarge();
    return filename === undefined ? textOf(part) : undefined;
  }
}

/** Undefined when the headers are no UTF-8, or name no field. */
function headOf(part: MultipartPart): PartHead | undefined {
  try {
    return readPartHead(part.headers);
  } catch {
    return undefined;
  }
}

function textOf({ content }: MultipartPart): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const texts = content.map((piece) => decoder.decode(piece, { stream: true }));
  return texts.join('') + decoder.decode();
}
