// swagger-ui's dialog begins at its last field, lets the focus leave it, and does not give it back. The
// browser's own does.
export const modal = {
  wrapComponents: {
    authorizationPopup:
      (Popup, { React }) =>
      (props) => {
        const dialog = React.useRef();
        React.useLayoutEffect(() => {
          const shown = dialog.current;
          shown.showModal();
          shown.querySelector('input')?.focus();
          return () => shown.close();
        }, []);
        const onCancel = () => props.authActions.showDefinitions(false);
        const attributes = { ref: dialog, 'aria-label': 'Available authorizations', onCancel };
        return React.createElement('dialog', attributes, React.createElement(Popup, props));
      },
  },
};
