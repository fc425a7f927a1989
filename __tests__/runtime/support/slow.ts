/** Routes with slow answers. */
import { defineRoutes, type Exchange, queryReader, route, viaH3 } from '../../../runtime/generated.ts';

class Page {}

const readTime = queryReader(['ms']);

async function wait(_page: Page, x: Exchange) {
  await new Promise((resolve) => setTimeout(resolve, Number(readTime(x.search)[0] ?? 0)));
  x.reply(200, '"done"');
}

export const slowRoutes = defineRoutes([
  route('/slow', Page, { get: wait, post: (page, x) => x.json(() => wait(page, x)) }),
  route('/depending', Page, { get: (page, x) => x.depending(() => wait(page, x)) }),
  route('/via', Page, { get: viaH3(wait) }),
  route('/quick', Page, { get: (_page, x) => x.reply(200, '"done"') }),
  route('/reading', Page, { get: (_page, x) => x.json(() => x.reply(200, '"done"')) }),
]);
