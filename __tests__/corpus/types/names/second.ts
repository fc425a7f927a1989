export interface Item {
  name: string;
}
export namespace Shop {
  export interface Item {
    price: number;
  }
  export namespace Inner {
    export type Item = { deep: boolean };
  }
}
