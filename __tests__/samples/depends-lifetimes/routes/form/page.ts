import type { Depends, File } from 'routeclass';
import type { text } from '../../app/checks.ts';
import { note } from '../../app/log.ts';

export default class Forms {
  post(title: Depends<typeof text>, file?: File) {
    note('handler');
    return { title, size: file?.size ?? null };
  }
}
