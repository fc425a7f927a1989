import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { credentialsOf } from '../model/credentials.ts';
import type { Model } from '../model/model.ts';
import { wholeModel } from '../model/whole-operation.ts';

/**
 * Reports a token beside a password where at least one of them is required: both use the `Authorization`
 * header, of which a request has only one.
 */
export function checkCredentials(model: Model, diagnostics: Diagnostics): void {
  const { routes } = wholeModel(model);
  for (const operation of routes.flatMap(({ operations }) => operations)) {
    const authorized = credentialsOf(operation).filter(({ scheme }) => scheme.kind !== 'apiKey');
    for (const [i, one] of authorized.entries()) {
      const other = authorized
        .slice(0, i)
        .find(
          ({ presence, scheme }) =>
            scheme.kind !== one.scheme.kind &&
            (presence.kind === 'required' || one.presence.kind === 'required'),
        );
      if (other) diagnostics.add('conflicting-credentials', one.span, one.name, other.name);
    }
  }
}
