import type { Body } from 'routeclass';

class Secret {
  readonly #key = 1;
  shown = this.#key;
}

class Hidden {
  private readonly key = 1;
  shown = this.key;
}

class Named {
  constructor(
    readonly shown: string,
    private readonly key: number,
  ) {}
}

class Plain {
  shown!: number;
}

export default class Classes {
  post(secret: Body<Secret>): Secret {
    return secret;
  }

  put(list: Body<Hidden[]>): Hidden[] {
    return list;
  }

  delete(named: Body<Named>): Named {
    return named;
  }

  patch(plain: Body<Plain>): Plain {
    return plain;
  }
}
