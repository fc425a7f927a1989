/** The schemas of the contestants that validate with zod. */
import { z } from 'zod';
import { priorities } from '../domain.ts';

export const userId = z.object({ id: z.coerce.number().int().min(1) });

export const itemsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  done: z
    .enum(['true', 'false'])
    .default('false')
    .transform((done) => done === 'true'),
  search: z.string().min(1).max(50),
});

export const newTodo = z.object({
  title: z.string().min(1).max(200),
  completed: z.boolean().default(false),
});

const address = z.object({
  street: z.string().min(1).max(100),
  city: z.string().min(1).max(100),
  zip: z.string().regex(/^[0-9]{5}$/),
});

export const newOrder = z.object({
  customer: z.object({
    name: z.string().min(1).max(100),
    company: z.string().max(100).exactOptional(),
    billing: address,
    shipping: address,
  }),
  lines: z
    .array(
      z.object({
        sku: z.string().min(1).max(20),
        title: z.string().min(1).max(200),
        quantity: z.int().min(1).max(1000),
        price: z.number().min(0),
        tags: z.array(z.string()),
      }),
    )
    .min(1)
    .max(100),
  priority: z.enum(priorities),
  note: z.string().max(1000).exactOptional(),
});

/** The header that names the user. */
export const userName = z.string().max(50);
