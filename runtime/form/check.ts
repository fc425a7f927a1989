import { ReceivedFile, type Upload } from './upload.ts';

/** The constraints on an uploaded file. */
export interface FileRules {
  /** Bytes. */
  readonly maxSize?: number;
  /** `image/png` or `image/*`. */
  readonly contentType?: string;
}

/** The constraints on all uploaded files of one name. */
export interface FilesRules extends FileRules {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Whether a form value is a file that satisfies the rules. */
export function isUpload(value: unknown, rules: FileRules = {}): value is Upload {
  if (!(value instanceof ReceivedFile)) return false;
  const { maxSize, contentType } = rules;
  return (
    (maxSize === undefined || value.size <= maxSize) &&
    (contentType === undefined || hasType(value, contentType))
  );
}

/** Whether form values are all files, and satisfy the rules. */
export function areUploads(values: unknown, rules: FilesRules = {}): values is Upload[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rules;
  return (
    Array.isArray(values) &&
    values.length >= minItems &&
    values.length <= maxItems &&
    values.every((value) => isUpload(value, rules))
  );
}

/** Whether a file has the wanted content type, regardless of case and parameters. */
export function hasType({ contentType }: Upload, wanted: string): boolean {
  const end = contentType.indexOf(';');
  const type = (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
  const lowerWanted = wanted.toLowerCase();
  return lowerWanted.endsWith('/*') ? type.startsWith(lowerWanted.slice(0, -1)) : type === lowerWanted;
}
