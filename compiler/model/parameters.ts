import type { CredentialParameter } from './credentials.ts';
import type { Constant, DependencyScope, Span } from './model.ts';
import type { Property, Type } from './types.ts';

/** One parameter of a handler, as declared. */
export type Parameter =
  | TextParameter
  | FormModelParameter
  | FileParameter
  | BodyParameter
  | CredentialParameter
  | EventParameter
  | DependsParameter;

export type TextSource = 'path' | 'query' | 'header' | 'cookie' | 'form';

interface DeclaredParameter {
  /** As written in the method. */
  readonly name: string;
  readonly docs: Docs;
  readonly type: Type;
  readonly presence: Presence;
  /** The parameter's name in the method. */
  readonly span: Span;
  /** Its type, as it is written there. */
  readonly typeSpan: Span;
}

export interface TextParameter extends DeclaredParameter {
  readonly kind: 'text';
  readonly source: TextSource;
  /**
   * Name on the wire: `user-agent` for a header parameter `user_agent`. An alias is as it was written, though
   * a header is found by it in any case.
   */
  readonly wireName: string;
}

/** A model whose fields are the fields of a form. */
export interface FormModelParameter extends DeclaredParameter {
  readonly kind: 'form-model';
  /** Each is read from a text. */
  readonly fields: readonly Property[];
}

/** An upload, or several of one name. */
export interface FileParameter {
  readonly kind: 'file';
  readonly name: string;
  readonly wireName: string;
  readonly several: boolean;
  readonly rules: FileRules;
  /** Where each of the rules is written. */
  readonly ruleSpans: { readonly [rule: string]: Span };
  readonly docs: Docs;
  readonly presence: Presence;
  readonly span: Span;
}

export interface FileRules {
  /** Bytes. */
  readonly maxSize?: number;
  /** `image/png` or `image/*`. */
  readonly contentType?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface BodyParameter extends DeclaredParameter {
  readonly kind: 'body';
}

/** h3's event: only the way through h3 has one. */
interface EventParameter {
  readonly kind: 'event';
  readonly name: string;
  readonly span: Span;
}

/** What a function gives that is called before the handler. */
export interface DependsParameter {
  readonly kind: 'depends';
  readonly name: string;
  /** Id of the function in `Model.dependencies`. */
  readonly dependency: string;
  readonly scope: DependencyScope;
  readonly span: Span;
}

export type Presence =
  | { readonly kind: 'required' }
  | { readonly kind: 'optional' }
  /** The initializer stays in the user's method; its value is here for the document. */
  | { readonly kind: 'default'; readonly value: Constant; readonly span: Span };

export interface Docs {
  readonly description?: string;
  readonly title?: string;
  readonly example?: Constant;
  readonly examples?: readonly Constant[];
  /** Keywords of JSON Schema that go into the document as they are, and say nothing anywhere else. */
  readonly keywords?: { readonly [name: string]: Constant };
  readonly deprecated?: boolean;
  /** What a client is told where the value is wrong: not part of the document. */
  readonly message?: string;
}
