import { type FileRules, type FilesRules, hasType, isUpload } from '../form/check.ts';
import { FormBody, shown } from '../form/form-body.ts';
import { ReceivedFile, type Upload } from '../form/upload.ts';
import type { Explain, Faults, Loc } from './faults.ts';
import { explainList } from './json.ts';
import { at, check, type Place, presenceOf } from './places.ts';
import type { Presence } from './presence.ts';
import { counted } from './sizes.ts';
import { isStringText, joins } from './text.ts';

/** A text field of a form that is a parameter of its own. */
export function inForm(name: string, given: Presence | Explain): Place {
  return field(name, given, () => null);
}

/**
 * A text field of a form that is a field of a model. If it is missing, the entry shows the form as the object
 * that lacks it.
 */
export function inFormModel(name: string, given: Presence | Explain): Place {
  return field(name, given, (form) => form.shown());
}

/** An empty field is an empty text for a string, and absent for any other type. */
function field(name: string, given: Presence | Explain, parentOf: (form: FormBody) => unknown): Place {
  const presence = presenceOf(given);
  const { explain } = presence;
  const loc = at('body', name);
  const isList = joins in explain;
  const read = isList ? 'list' : isStringText in explain ? 'text' : 'value';
  const misplaced = { ...presence, explain: explainMisplaced };
  return (_x, body, faults) => {
    const form = formOf(body);
    const file = isList ? form.files(name)?.find((one) => isUpload(one)) : form.file(name);
    if (isUpload(file)) check(file, misplaced, loc, 'form field', faults);
    else check(form[read](name), presence, loc, 'form field', faults, () => parentOf(form));
  };
}

/** A file of a form. */
export function inFile(name: string, given: Presence | Explain): Place {
  const presence = presenceOf(given);
  const loc = at('body', name);
  return (_x, body, faults) => check(formOf(body).file(name), presence, loc, 'file', faults);
}

/** All files of one name in a form. */
export function inFiles(name: string, given: Presence | Explain): Place {
  const presence = presenceOf(given);
  const loc = at('body', name);
  return (_x, body, faults) => check(formOf(body).files(name), presence, loc, 'file', faults);
}

/** The explainer of a file. */
export function file(rules: FileRules = {}): Explain {
  return (value, loc, faults) => {
    if (value instanceof ReceivedFile) explainFile(value, rules, loc, faults);
    else {
      const reason = 'It is a text';
      faults.add('value_error', loc, 'The value must be a file.', value, { reason });
    }
  };
}

/** The explainer of the files of one name. */
export function files(rules: FilesRules = {}): Explain {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rules;
  const explain = file(rules);
  return (value, loc, faults) => {
    const values = value as (string | ReceivedFile)[];
    explainList(values, explain, { minItems, maxItems }, values.map(shown), loc, faults);
  };
}

/** The explainer of a file in place of a text. */
const explainMisplaced: Explain = (file, loc, faults) =>
  faults.add('string_type', loc, `The form field '${loc.step}' must be a text.`, shown(file as Upload));

/** Reports an invalid size and an invalid type separately. */
function explainFile(
  upload: ReceivedFile,
  { maxSize, contentType }: FileRules,
  loc: Loc,
  faults: Faults,
): void {
  if (maxSize !== undefined && upload.size > maxSize) {
    const msg = `The file must have at most ${counted(maxSize, 'byte')}.`;
    faults.add('bytes_too_long', loc, msg, shown(upload), { max_length: maxSize });
  }
  if (contentType !== undefined && !hasType(upload, contentType)) {
    const reason = `Its content type is not ${contentType}`;
    faults.add('value_error', loc, `The file must be of the type ${contentType}.`, shown(upload), { reason });
  }
}

function formOf(body: unknown): FormBody {
  return body instanceof FormBody ? body : new FormBody();
}
