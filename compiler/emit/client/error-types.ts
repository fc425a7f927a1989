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
    text: `/** What nobody expected. */
export interface DetailedUnhandledErrorBody {
  detail: 'Internal server error';
  /** What was thrown in debug mode, else a generic text. */
  error: string;
  /** ISO 8601. */
  timestamp: string;
}`,
  },
  DetailedValidationErrorBody: {
    needs: [],
    text: `export interface DetailedValidationErrorBody {
  detail: 'Validation failed';
  /** Every fault that was found in the request. */
  errors: {
    /** Where it is, joined by dots: \`body.title\`. */
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
  /** What cannot be read, and why. */
  error: string;
  type: 'ExtractionError';
}`,
  },
  HttpErrorBody: { needs: [], text: 'export interface HttpErrorBody {\n  detail: string;\n}' },
  ProblemDetails: {
    needs: [],
    text: `/** RFC 9457. */
export interface ProblemDetails {
  /** Stands for the kind of problem: an address, or \`about:blank\`. */
  type: string;
  /** What the status is called. */
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
    text: `/** One thing that is wrong with a request. */
export interface RequestFault {
  /** The kind of fault: \`missing\`, \`string_too_long\`. */
  type: string;
  /** Where it is: the source, then names and indexes. */
  loc: (string | number)[];
  msg: string;
  /** The value at fault. */
  input: unknown;
  /** The bound that was broken. */
  ctx?: { [name: string]: unknown };
}`,
  },
  ValidationErrorBody: {
    needs: ['RequestFault'],
    text: `export interface ValidationErrorBody {
  /** Every fault that was found in the request. */
  detail: RequestFault[];
}`,
  },
  ValidationProblemDetails: {
    needs: ['ProblemDetails', 'RequestFault'],
    text: `/** RFC 9457. */
export interface ValidationProblemDetails extends ProblemDetails {
  status: 422;
  /** Every fault that was found in the request. */
  errors: RequestFault[];
}`,
  },
};

/** The declarations of some error bodies and of the types that they refer to, sorted by name. */
export function errorDeclarations(shapes: ReadonlySet<ErrorBodyName>): readonly string[] {
  const wanted = new Set([...shapes].flatMap((name) => [name, ...errorTypes[name].needs]));
  return [...wanted].sort().map((name) => errorTypes[name].text);
}
