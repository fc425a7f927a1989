import { type Header, HttpError } from 'routeclass';

/** Only the handler knows the version of what is to be changed. */
export function conditions(if_match?: Header<string>) {
  return (version: number) => {
    if (if_match === undefined) throw new HttpError(428, 'Send If-Match');
    if (if_match !== `"${version}"`) throw new HttpError(412, `The version is ${version}`);
  };
}
