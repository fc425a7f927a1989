import { createEventStream, type H3Event, proxyRequest, toResponse } from 'h3';
import { redirect, reply } from 'routeclass';

export default class OfH3 {
  get() {
    return reply(new Blob(['<h1>Hello</h1>']), 200, { 'content-type': 'text/html' });
  }

  async post(event: H3Event) {
    return await toResponse(await proxyRequest(event, 'https://shop.example'), event);
  }

  put() {
    return redirect('/todos');
  }

  async delete(event: H3Event) {
    const events = createEventStream(event);
    return await toResponse(events, event);
  }
}
