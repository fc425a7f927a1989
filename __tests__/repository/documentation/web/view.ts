/** The events that a page shows. */
const log: unknown[] = [];

export const show = (data: unknown) => log.push(data);
export const draw = show;
export const mark = (faults: readonly { readonly msg: string }[]) => log.push(...faults);
export const tell = (detail: string) => log.push(detail);
export const report = (status: number, error: unknown) => log.push(status, error);

export const locale = () => 'en';
export const file = new Blob(['png'], { type: 'image/png' });
export const signal = AbortSignal.timeout(1000);
