import type { Depends } from 'routeclass';
import type { language, token } from '../_form.ts';

export default class Export {
  get(given: Depends<typeof token>, lang: Depends<typeof language>) {
    return { given, lang };
  }
}
