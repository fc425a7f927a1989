import { ReceivedFile, type Upload } from './upload.ts';

/** What an upload must satisfy. */
export interface FileRules {
  /** Bytes. */
  readonly maxSize?: number;
  /** `image/png` or `image/*`. */
  readonly contentType?: string;
}

/** What all uploads of one name must satisfy. */
export interface FilesRules extends FileRules {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Whether a value of a form is a file, as the rules want it. */
export function isUpload(value: unknown, rules: FileRules = {}): value is Upload {
  if (!(value instanceof ReceivedFile)) return false;
  const { maxSize, contentType } = rules;
  return (
    (maxSize === undefined || value.size <= maxSize) &&
    (contentType === undefined || hasType(value, contentType))
  );
}

/** Whether the values of a form are all files, as the rules want them. */
export function areUploads(values: unknown, rules: FilesRules = {}): values is Upload[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rules;
  return (
    Array.isArray(values) &&
    values.length >= minItems &&
    values.length <= maxItems &&
    values.every((value) => isUpload(value, rules))
  );
}

/** In any case, and whatever the parameters. */
export function hasType({ contentType }: Upload, wanted: string): boolean {
  const end = contentType.indexOf(';');
  const type = (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
  const lowerWanted = wanted.toLowerCase();
  return lowerWanted.endsWith('/*') ? type.startsWith(lowerWanted.slice(0, -1)) : type === lowerWanted;
}
