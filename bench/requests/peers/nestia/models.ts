import type { tags } from 'typia';
import type { Priority } from '../../domain.ts';

export interface ItemsQuery {
  limit?: number & tags.Type<'int32'> & tags.Minimum<1> & tags.Maximum<100>;
  done?: boolean;
  search: string & tags.MinLength<1> & tags.MaxLength<50>;
}

export interface NewTodo {
  title: string & tags.MinLength<1> & tags.MaxLength<200>;
  completed?: boolean;
}

export interface Address {
  street: string & tags.MinLength<1> & tags.MaxLength<100>;
  city: string & tags.MinLength<1> & tags.MaxLength<100>;
  zip: string & tags.Pattern<'^[0-9]{5}$'>;
}

export interface Customer {
  name: string & tags.MinLength<1> & tags.MaxLength<100>;
  company?: string & tags.MaxLength<100>;
  billing: Address;
  shipping: Address;
}

export interface Line {
  sku: string & tags.MinLength<1> & tags.MaxLength<20>;
  title: string & tags.MinLength<1> & tags.MaxLength<200>;
  quantity: number & tags.Type<'int32'> & tags.Minimum<1> & tags.Maximum<1000>;
  price: number & tags.Minimum<0>;
  tags: string[];
}

export interface NewOrder {
  customer: Customer;
  lines: Line[] & tags.MinItems<1> & tags.MaxItems<100>;
  priority: Priority;
  note?: string & tags.MaxLength<1000>;
}

export interface SavedOrder {
  id: number;
  customer: Customer;
  lines: Line[];
  priority: Priority;
  note?: string;
  total: number;
}
