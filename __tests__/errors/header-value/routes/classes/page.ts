class Extra {
  readonly 'x-extra' = 'yes';
  toText() {
    return this['x-extra'];
  }
}

export default class Classes {
  get(): [string, 200, Extra] {
    return ['classes', 200, new Extra()];
  }

  post(): [string, 201, { 'x-pair': [string, number] }] {
    return ['class', 201, { 'x-pair': ['a', 1] }];
  }

  put(): [string, 200, [string, string][]] {
    return ['class', 200, [['x-extra', 'yes']]];
  }
}
