import type { Body, Query } from 'routeclass';

export type Language = 'de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'ko' | 'nl' | 'pt' | 'zh';

/** Parameters named as constants and functions of the generated code. */
export default class Languages {
  get(texts: Query<string[]>, headersOf: Query<string> = ''): Language | null {
    return texts.length > 0 && headersOf === '' ? 'de' : null;
  }

  post(texts: Body<string[]>): Language[] {
    return texts.map(() => 'de');
  }
}
