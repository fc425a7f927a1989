type Row<C extends readonly [name: string, type: unknown]> = { [K in C as K[0]]: K[1] };

/** As a table's columns make it: a date may be answered, and not sent. */
export type Visit = Row<['id', number] | ['at', Date] | ['span', [from: Date, to: Date]]>;
