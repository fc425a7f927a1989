/** Types inferred from zod's schemas: what TypeScript says of them, for zod itself checks nothing here. */
import { z } from 'zod';

const user = z.object({
  name: z.string().min(1),
  age: z.number().optional(),
  mail: z.email().nullable(),
  role: z.enum(['admin', 'user']),
  limit: z.number().default(10),
});
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), radius: z.number() }),
  z.object({ kind: z.literal('square'), side: z.number() }),
]);
const category = z.object({
  name: z.string(),
  get children() {
    return z.array(category);
  },
});
const text = z.string().transform((value) => value.length);

export type User = z.infer<typeof user>;
export type UserInput = z.input<typeof user>;
export type UserOutput = z.output<typeof user>;
export type Shape = z.infer<typeof shape>;
export type Category = z.infer<typeof category>;
export type Users = z.infer<ReturnType<typeof user.array>>;
const partial = user.pick({ name: true, age: true }).partial();
export type PartialUser = z.infer<typeof partial>;
const extended = user.omit({ limit: true }).extend({ tags: z.array(z.string()) });
export type Extended = z.infer<typeof extended>;
const record = z.record(z.string(), z.object({ n: z.number() }));
export type ZodRecord = z.infer<typeof record>;
const tuple = z.tuple([z.string(), z.number()]).rest(z.boolean());
export type ZodTuple = z.infer<typeof tuple>;
const loose = z.looseObject({ id: z.number() });
export type Loose = z.infer<typeof loose>;
const branded = z.object({ id: z.string().brand<'Id'>() });
export type Branded = z.infer<typeof branded>;
export type Length = z.output<typeof text>;
const both = z.intersection(z.object({ a: z.string() }), z.object({ b: z.number() }));
export type Both = z.infer<typeof both>;
const either = z.union([z.string(), z.number(), z.object({ x: z.boolean() })]);
export type Either = z.infer<typeof either>;
const template = z.templateLiteral(['v', z.number()]);
export type Template = z.infer<typeof template>;
export type ZodJson = z.core.util.JSONType;
