/** Rows of tables, as drizzle infers them. */
import { boolean, integer as pgInteger, jsonb, pgEnum, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const users = sqliteTable('users', {
  id: integer().primaryKey(),
  name: text().notNull(),
  role: text({ enum: ['admin', 'user'] }).notNull().default('user'),
  score: real(),
  active: integer({ mode: 'boolean' }).notNull(),
  meta: text({ mode: 'json' }).$type<{ tags: string[] }>(),
});
const mood = pgEnum('mood', ['sad', 'ok']);
const posts = pgTable('posts', {
  id: uuid().primaryKey().defaultRandom(),
  title: varchar({ length: 20 }).notNull(),
  mood: mood().notNull(),
  ratings: pgInteger().array().notNull(),
  hidden: boolean().default(false),
  extra: jsonb().$type<Record<string, number>>(),
});

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type Post = typeof posts.$inferSelect;
export type NewPost = typeof posts.$inferInsert;
export type PostView = Pick<typeof posts.$inferSelect, 'title' | 'mood'> & { author: typeof users.$inferSelect };
export type UserPatch = Partial<Omit<typeof users.$inferInsert, 'id'>>;
