import {
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { TooLarge } from '../errors/internal.ts';
import type { Limits } from '../limits.ts';
import { addValue, FormBody, type FormValue } from './form-body.ts';
import { Gatherer } from './gatherer.ts';
import { type FormParser, unreadable } from './parser.ts';
import { type PartHead, readPartHead } from './part-head.ts';
import { ReceivedFile } from './upload.ts';

/** An upper bound for the headers of a part, which are refused above 8 KiB, and the lines around it. */
const partHeadSize = 10_000;

const lineBreak = '\r\n';

/**
 * The parser of a multipart body. A malformed body is reported only at its end, so that the connection stays
 * usable; an exceeded limit is reported at once.
 */
export class MultipartFormParser implements FormParser {
  readonly limit: number;
  readonly #limits: Limits;
  readonly #firstName: string;
  readonly #fileNames: readonly string[];
  readonly #listNames: readonly string[];
  readonly #parser: MultipartParser;
  readonly #gatherer = new Gatherer((piece) => this.#parse(piece));
  readonly #values = new Map<string, FormValue[]>();
  #isEmpty = true;
  /** Bytes before the first boundary; undefined until it is found. */
  #preambleSize: number | undefined;
  /** Whether parsing has ended: the form is complete or broken. */
  #isOver = false;
  #isBroken = false;
  #fields = 0;
  #files = 0;
  #textSize = 0;

  /**
   * @param fileNames the files to keep: of all others only the size is needed, and not the contents
   * @param listNames those to keep even if another of the same name follows
   */
  constructor(
    boundary: string,
    limits: Limits,
    firstName: string,
    fileNames: readonly string[],
    listNames: readonly string[],
  ) {
    const { body, fields, files, fileSize } = limits;
    this.limit = body + files * fileSize + (fields + files + 1) * partHeadSize;
    this.#limits = limits;
    this.#firstName = firstName;
    this.#fileNames = fileNames;
    this.#listNames = listNames;
    this.#parser = new MultipartParser(boundary, {
      maxFileSize: Math.max(fileSize, body),
      maxParts: Number.POSITIVE_INFINITY,
      maxTotalSize: Number.POSITIVE_INFINITY,
    });
    // Text before the first boundary is allowed, but this parser rejects it. So it is parsed as the contents
    // of an extra part, which is dropped.
    this.#parse(new TextEncoder().encode(`--${boundary}\r\n\r\n\r\n\r\n`));
  }

  take(piece: Uint8Array): void {
    if (piece.byteLength === 0) return;
    this.#isEmpty = false;
    // A Uint8Array instead of a Buffer, so that handlers get the same type on every runtime.
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
      for (const part of this.#parser.write(piece)) {
        this.#add(part);
        // The rest of the piece is not parsed either: the answer must not depend on how the body was cut.
        if (this.#isOver) return;
      }
    } catch (error) {
      if (error instanceof MaxFileSizeExceededError) throw new TooLarge();
      if (!(error instanceof MultipartParseError)) throw error;
      // Also thrown for text after the end of a complete form: `finish` tells the cases apart.
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
    const before = this.#values.get(head.name)?.at(-1);
    if (before instanceof ReceivedFile && !this.#listNames.includes(head.name)) before.forget();
    addValue(this.#values, head.name, value);
  }

  /** The value of a part. Undefined for the empty file that a browser sends if none was chosen. */
  #valueOf(part: MultipartPart, { name, filename, contentType }: PartHead): FormValue | undefined {
    const { size } = part;
    const { body, fields, files, fileSize } = this.#limits;
    if (filename) {
      if (++this.#files > files || size > fileSize) throw new TooLarge();
      const isKept = this.#fileNames.includes(name) || this.#listNames.includes(name);
      const pieces = isKept ? (part.content as Uint8Array<ArrayBuffer>[]) : [];
      return new ReceivedFile(filename, contentType || 'application/octet-stream', size, pieces);
    }
    if (filename === undefined) this.#textSize += size;
    if (++this.#fields > fields || this.#textSize > body) throw new TooLarge();
    return filename === undefined ? textOf(part) : undefined;
  }
}

/** The head of a part; undefined if its headers are not UTF-8, or name no field. */
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
