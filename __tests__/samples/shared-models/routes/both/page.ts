import type { Body } from 'routeclass';
import type { Item as Post } from '../../posts/models.ts';
import type { Item as User } from '../../users/models.ts';

interface Local {
  post: Post;
  user: User;
}

interface Text {
  text: string;
}

interface Exchange {
  type: string;
}

export default class optional {
  post(string: Body<Local>): Local {
    return string;
  }

  put(x: Body<Text>, ): Exchange {
    return { type: x.text };
  }
}
