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
  /** The parameter's name in the method. */
  readonly name: string;
  readonly docs: Docs;
  readonly type: Type;
  readonly presence: Presence;
  /** The parameter's name in the method. */
  readonly span: Span;
  /** The parameter's type annotation. */
  readonly typeSpan: Span;
}

export interface TextParameter extends DeclaredParameter {
  readonly kind: 'text';
  readonly source: TextSource;
  /**
   * Name on the wire: `user-agent` for a header parameter `user_agent`. An alias keeps the case in which it
   * was written, although header names are case-insensitive.
   */
  readonly wireName: string;
}

/** A model whose fields are the fields of a form. */
export interface FormModelParameter extends DeclaredParameter {
  readonly kind: 'form-model';
  /** The fields of the model. Each is read from a text. */
  readonly fields: readonly Property[];
}

/** One upload, or all uploads of one name. */
export interface FileParameter {
  readonly kind: 'file';
  readonly name: string;
  readonly wireName: string;
  readonly several: boolean;
  readonly rules: FileRules;
  /** Where each rule is written. */
  readonly ruleSpans: { readonly [rule: string]: Span };
  readonly docs: Docs;
  readonly presence: Presence;
  readonly span: Span;
}

export interface FileRules {
  /** In bytes. */
  readonly maxSize?: number;
  /** `image/png` or `image/*`. */
  readonly contentType?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface BodyParameter extends DeclaredParameter {
  readonly kind: 'body';
}

/** h3's event. It exists only for requests that are served through h3. */
interface EventParameter {
  readonly kind: 'event';
  readonly name: string;
  readonly span: Span;
}

/** The value of a dependency, a function that is called before the handler. */
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
  /** The initializer stays in the user's method. Its value is here for the document. */
  | { readonly kind: 'default'; readonly value: Constant; readonly span: Span };

export interface Docs {
  readonly description?: string;
  readonly title?: string;
  readonly example?: Constant;
  readonly examples?: readonly Constant[];
  /** JSON Schema keywords that are copied to the document and have no other effect. */
  readonly keywords?: { readonly [name: string]: Constant };
  readonly deprecated?: boolean;
  /** The keys that come from the JSDoc of an alias. Types that differ in nothing else are the same. */
  readonly ofAlias?: readonly string[];
  /** The message that a client gets when the value is wrong. It is not part of the document. */
  readonly message?: string;
}
