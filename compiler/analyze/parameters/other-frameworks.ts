/** The usual names of the objects that other frameworks pass to handlers. */
export const handlerArguments = /^(?:req|request|res|response|reply|ctx|context|c|event|next)$/;

/** Parts of the request that other frameworks pass as one object, by the usual name. */
export const requestParts: ReadonlyMap<string, string> = new Map([
  ['query', 'limit?: Query<int>'],
  ['params', 'id: Path<int>'],
  ['headers', 'user_agent: Header<string>'],
  ['cookies', 'session_id?: Cookie<string>'],
]);
