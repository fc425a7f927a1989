/** What the guards see when the app's package manager was told to install another TypeScript for all. */
export const foreignVersion = '5.9.3';
