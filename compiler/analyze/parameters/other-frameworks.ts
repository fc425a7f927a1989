/** What other frameworks hand to a handler, by the names that it has everywhere. */
export const handed = /^(?:req|request|res|response|reply|ctx|context|c|event|next)$/;

/** What other frameworks hand over as a whole, by the name that it has there. */
export const gathered: ReadonlyMap<string, string> = new Map([
  ['query', 'limit?: Query<int>'],
  ['params', 'id: Path<int>'],
  ['headers', 'user_agent: Header<string>'],
  ['cookies', 'session_id?: Cookie<string>'],
]);
