// swagger-ui has dark colours, and doesn't ask whether they are wanted.
export const followColorScheme = () => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', paint);
  paint();
};
