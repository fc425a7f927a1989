/**
 * A Response of the app's own that may be changed for one request. An app may give the same one for each, as
 * a constant, where there is no body to be used up: what is added to it would stay, be it the origin of
 * somebody else.
 */
export function unshared(response: Response): Response {
  // What has a content type has a body; of that some runtimes make a stream when it is looked at.
  const isReusable = !response.headers.has('content-type') && response.body === null;
  // A switch of protocols is no answer of ours, and cannot be copied.
  return isReusable && response.status >= 200 ? new Response(null, response) : response;
}
