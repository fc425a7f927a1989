// swagger-ui disables the button that sends until there is an answer, so that it loses the focus, and tells
// screen readers neither of the answer nor of the faults for which it sends nothing.
export const followSending = (page) => {
  const said = document.createElement('p');
  said.className = 'said';
  said.setAttribute('role', 'status');
  page.after(said);
  let sender = null;
  page.addEventListener('click', ({ target }) => {
    sender = target.closest('.execute');
    said.textContent = '';
  });
  const follow = (changes) => {
    for (const faults of page.querySelectorAll('.validation-errors')) faults.setAttribute('role', 'alert');
    if (!changes.some(({ target }) => target === sender && !sender.disabled)) return;
    const status = sender
      .closest('.opblock')
      .querySelector('.live-responses-table .response .response-col_status');
    const code = Number.parseInt(status?.textContent, 10);
    said.textContent = code ? `Answer: ${code}` : 'No answer';
    if (document.activeElement === document.body) sender.focus({ preventScroll: true });
  };
  new MutationObserver(follow).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
};
