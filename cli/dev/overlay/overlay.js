// Runs in the browser, on pages that `routeclass dev` serves: shows the diagnostics for as long as the app
// has any.
(() => {
  const base = '/__routeclass';
  let box;
  let events;
  /** Whether this page is the placeholder for an app that has not been built. */
  let isPlaceholder;

  const make = (tag, name, text) => {
    const element = document.createElement(tag);
    element.className = name;
    // As text and never as markup: it quotes the sources of the app.
    if (text !== undefined) element.textContent = text;
    return element;
  };

  const hide = () => {
    box?.remove();
    box = undefined;
  };

  const diagnostic = (one, text) => {
    const item = make('li', one.severity);
    const [heading, ...rest] = text.split('\n');
    item.append(make('strong', 'heading', heading), make('pre', 'frame', rest.join('\n')));
    return item;
  };

  const show = (status) => {
    const isNew = box === undefined;
    box ??= document.createElement('routeclass-diagnostics');
    const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' });
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${base}/overlay.css`;
    const list = make('ol', 'list');
    list.append(...status.diagnostics.map((one, i) => diagnostic(one, status.texts[i] ?? one.message)));
    const panel = make('section', 'panel');
    panel.setAttribute('role', 'alert');
    panel.setAttribute('aria-label', 'Errors of the app');
    const close = make('button', 'close', 'Close');
    close.addEventListener('click', hide);
    const state = status.serving
      ? 'The app does not build. The last successful build keeps serving.'
      : 'The app has not been built yet.';
    panel.append(make('h1', 'state', state));
    if (status.serving) panel.append(close);
    const seen = status.diagnostics.length > 0;
    panel.append(seen ? list : make('p', 'hint', 'See the terminal for the reason.'));
    panel.append(make('p', 'hint', 'This message disappears once the app builds.'));
    root.replaceChildren(style, panel);
    if (isNew) document.documentElement.append(box);
  };

  const take = (status) => {
    isPlaceholder ??= !status.serving;
    if (isPlaceholder && status.serving) return location.reload();
    if (status.ok) hide();
    else show(status);
  };

  // Connected only while the page is visible: browsers allow few connections to one server.
  const watch = () => {
    if (document.hidden) {
      events?.close();
      events = undefined;
    } else if (events === undefined) {
      events = new EventSource(`${base}/events`);
      events.addEventListener('message', ({ data }) => take(JSON.parse(data)));
    }
  };

  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !isPlaceholder) hide();
  });
  document.addEventListener('visibilitychange', watch);
  watch();
})();
