import type { Cookie } from 'routeclass';

/** A client with a session. */
interface Session {
  /** The id as the client sent it. */
  session_id: string;
}

/** A client without a session. */
interface NoSession {
  /** Says that there is no session. */
  error: string;
}

/** Returns a cookie. */
export default class SessionCookie {
  static tag = 'examples';

  /** Return the id of the session, if there is one. */
  async get(session_id?: Cookie<string, { description: 'Id of the session' }>): Promise<Session | NoSession> {
    return session_id === undefined ? { error: 'No session' } : { session_id };
  }
}
