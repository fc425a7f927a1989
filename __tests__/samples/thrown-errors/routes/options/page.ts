import { HttpError, type HttpErrorOptions, type Query } from 'routeclass';

const shared: { 'x-shared': 'yes'; 'x-own'?: 'no' } = { 'x-shared': 'yes' };

/** The code and the headers of errors, as far as they are known. */
export default class Options {
  /** Each of one code, or of several. */
  get(which?: Query<string>) {
    if (which === 'spread') throw new HttpError(404, 'Spread', { headers: { ...shared, 'x-own': 'yes' } });
    if (which === 'before') throw new HttpError(409, 'Before', { headers: { 'x-own': 'maybe', ...shared } });
    if (which === 'some')
      throw new HttpError(410, 'Some', { code: 'ONE', ...(which.length > 3 && { code: 'TWO' }) });
    if (which === 'either')
      throw new HttpError(423, 'Either', { headers: which.length > 3 ? { 'x-a': 'a', 'x-b': 'b' } : { 'x-a': 'c' } });
    return { which };
  }

  /** What callers pass may stand for what is there. */
  post(which?: Query<string>) {
    if (which === 'own') withOwn({});
    if (which === 'passed') withOwn({ code: 'PASSED' });
    return { which };
  }

  /** Names and values that are not known. */
  put(which: Query<string> = '') {
    if (which === 'computed') throw new HttpError(404, 'Computed', { headers: { [`x-${which}`]: 'yes' } });
    if (which === 'getter')
      throw new HttpError(409, 'Getter', {
        get code() {
          return which;
        },
      });
    if (which === 'numbered') throw new HttpError(410, 'Numbered', { headers: { 'x-a': 'a', 1: 'b' } });
    if (which === 'odd') throw new HttpError(423, 'Odd', { headers: { 'x-a': ' a ', 'x-b': 'é' } });
    return { which };
  }
}

function withOwn(options: HttpErrorOptions): never {
  throw new HttpError(428, 'Required', { code: 'OWN', ...options });
}
