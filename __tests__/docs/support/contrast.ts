import type { Page } from 'playwright-core';

/** The contrast of the texts that a selector finds with what is behind them, as WCAG computes it. */
export function contrasts(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(`
    const parts = (color) => color.match(/[\\d.]+/g).map(Number);
    const over = ([r, g, b, a = 1], below) => [r, g, b].map((one, i) => one * a + below[i] * (1 - a));
    const behind = (one) => {
      if (!one) return [255, 255, 255];
      const below = behind(one.parentElement);
      return over(parts(getComputedStyle(one).backgroundColor), below);
    };
    const light = (color) => {
      const [r, g, b] = color.map((one) => {
        const part = one / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    [...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => {
      const back = behind(one);
      const [dark, bright] = [back, over(parts(getComputedStyle(one).color), back)].map(light).sort((a, b) => a - b);
      return Math.round(((bright + 0.05) / (dark + 0.05)) * 100) / 100;
    });
  `);
}
