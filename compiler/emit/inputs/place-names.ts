import type { Parameter, TextParameter, TextSource } from '../../model/model.ts';
import type { RuntimeValue } from '../../print/module.ts';

const places = {
  path: 'inPath',
  query: 'inQuery',
  header: 'inHeader',
  cookie: 'inCookie',
  form: 'inForm',
} as const satisfies { readonly [source in TextSource]: RuntimeValue };

/**
 * The runtime function that explains a text where it was found. A path segment is found by its index where
 * the route is known.
 *
 * @param owner the parameter of the method: the text itself, or the form model that it is a field of
 */
export function placeName({ source }: TextParameter, owner: Parameter, isOfRoute: boolean): RuntimeValue {
  if (source === 'path' && !isOfRoute) return 'inSegment';
  return owner.kind === 'form-model' ? 'inFormModel' : places[source];
}
