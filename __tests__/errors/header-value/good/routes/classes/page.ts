interface Named {
  [name: `x-${string}`]: string;
  [name: string]: string | string[];
}

export default class Classes {
  get(): [string, 200, Named] {
    return ['classes', 200, { 'x-extra': 'yes', vary: ['accept'] }];
  }
}
