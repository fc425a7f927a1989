// swagger-ui has a dark mode, but does not follow the browser's color scheme.
export const followColorScheme = () => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', paint);
  paint();
};
