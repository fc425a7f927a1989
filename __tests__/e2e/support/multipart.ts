export const boundary = '----routeclass-e2e';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A part, line by line. */
interface Part {
  /** The header lines. */
  readonly head: readonly string[];
  readonly content: string | Uint8Array;
}

export function textPart(name: string, content: string): Part {
  return { head: [`Content-Disposition: form-data; name="${name}"`], content };
}

export function filePart(name: string, filename: string, content: string | Uint8Array, type?: string): Part {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${filename}"`;
  return { head: type === undefined ? [disposition] : [disposition, `Content-Type: ${type}`], content };
}

/** A multipart body of these parts, separated by `boundary`. */
export function multipart(...parts: readonly Part[]): Buffer {
  const bytes = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...bytes, Buffer.from(`--${boundary}--\r\n`)]);
}
