import type { Body, Depends, Query } from 'routeclass';

interface Item {
  name: string;
}

export const currentUser = () => 'ada';

export default class Items {
  get(id: string = Path(), limit: number = Query(10), search = Query('a'), user = Depends(currentUser)) {
    return [id, limit, search, user, 1];
  }

  post(@Body() item: Item, @Query('page-size') size = 20) {
    return { item, size };
  }

  put(@Param('id') id: number, item: Body<Item>, page: Query<string> = Query(1)) {
    return { id, item, page };
  }

  patch(@Headers('x-token') token: string, file: string = UploadFile()) {
    return { token, file };
  }

  delete(
    least: number = Query(10, { minimum: 1, le: 100 }),
    word: string = Header({ min_length: 2, regex: /^a/ }),
    many: number = Query({ default: 20, positive: true, strict: true }),
  ) {
    return { least, word, many };
  }
}
