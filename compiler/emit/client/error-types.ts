import type { ErrorBodyName } from '../../model/error-bodies.ts';

type ErrorTypeName = ErrorBodyName | 'RequestFault';

interface ErrorType {
  readonly text: string;
  readonly needs: readonly ErrorTypeName[];
}

/**
 * The error bodies of the built-in modes as types of the client, each with the names of those that it refers
 * to.
 */
export const errorTypes: { readonly [name in ErrorTypeName]: ErrorType } = {
  DetailedHttpErrorBody: {
    needs: [],
    text: `export interface DetailedHttpErrorBody {
  detail: string;
  status_code: number;
  path: string;
  method: string;
  /** ISO 8601. */
  timestamp: string;
}`,
  },
  DetailedUnhandledErrorBody: {
    needs: [],
    text: `/** The answer to an unexpected error. */
export interface DetailedUnhandledErrorBody {
  detail: 'Internal server error';
  /** The message of the error in debug mode, otherwise a generic text. */
  error: string;
  /** ISO 8601. */
  timestamp: string;
}`,
  },
  DetailedValidationErrorBody: {
    needs: [],
    text: `export interface DetailedValidationErrorBody {
  detail: 'Validation failed';
  /** All faults of the request. */
  errors: {
    /** The place of the fault, joined by dots: \`body.title\`. */
    field: string;
    message: string;
    /** The kind of fault: \`missing\`, \`string_too_long\`. */
    type: string;
  }[];
  /** ISO 8601. */
  timestamp: string;
}`,
  },
  ExtractionErrorBody: {
    needs: [],
    text: `/** A form or a path that cannot be read at all. */
export interface ExtractionErrorBody {
  /** What could not be read, and why. */
  error: string;
  type: 'ExtractionError';
}`,
  },
  HttpErrorBody: { needs: [], text: 'export interface HttpErrorBody {\n  detail: string;\n}' },
  ProblemDetails: {
    needs: [],
    text: `/** RFC 9457. */
export interface ProblemDetails {
  /** A URI that identifies the kind of problem, or \`about:blank\`. */
  type: string;
  /** The name of the status. */
  title: string;
  status: number;
  detail: string;
  /** The path of the request. */
  instance: string;
  /** Machine-readable: \`RESOURCE_NOT_FOUND\`. */
  code?: string;
}`,
  },
  RequestFault: {
    needs: [],
    text: `/** A fault in a request. */
export interface RequestFault {
  /** The kind of fault: \`missing\`, \`string_too_long\`. */
  type: string;
  /** The place of the fault: the source, then names and indexes. */
  loc: (string | number)[];
  msg: string;
  /** The invalid value. */
  input: unknown;
  /** The constraint that the value violates. */
  ctx?: { [name: string]: unknown };
}`,
  },
  ValidationErrorBody: {
    needs: ['RequestFault'],
    text: `export interface ValidationErrorBody {
  /** All faults of the request. */
  detail: RequestFault[];
}`,
  },
  ValidationProblemDetails: {
    needs: ['ProblemDetails', 'RequestFault'],
    text: `/** RFC 9457. */
export interface ValidationProblemDetails extends ProblemDetails {
  status: 422;
  /** All faults of the request. */
  errors: RequestFault[];
}`,
  },
};

/** The declarations of some error bodies and of the types that they refer to, sorted by name. */
export function errorDeclarations(shapes: ReadonlySet<ErrorBodyName>): readonly string[] {
  const wanted = new Set([...shapes].flatMap((name) => [name, ...errorTypes[name].needs]));
  return [...wanted].sort().map((name) => errorTypes[name].text);
}
