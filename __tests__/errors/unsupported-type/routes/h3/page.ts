import { createEventStream, type H3Event, html, proxyRequest, redirect } from 'h3';

export default class OfH3 {
  get() {
    return html('<h1>Hello</h1>');
  }

  async post(event: H3Event) {
    return proxyRequest(event, 'https://shop.example');
  }

  put() {
    return redirect('/todos');
  }

  delete(event: H3Event) {
    const events = createEventStream(event);
    return events;
  }
}
