/** Types that packages declare. They are recognized by their shape, because any version may be installed. */
import { ts } from 'ts-morph';
import { basesOf } from './members.ts';

/** Whether a type is that of an upload, which a `File` parameter holds. */
export const isUpload = (type: ts.Type) =>
  type.getSymbol()?.name === 'Upload' &&
  ['contentType', 'filename', 'stream'].every((name) => type.getProperty(name));

/**
 * How to write the type that a schema validates: a standard schema, such as zod's, or one of TypeBox, before
 * and since its version 1.
 */
export function typeOfSchema(type: ts.Type): string | undefined {
  const has = (name: string) => type.getProperty(name) !== undefined;
  if (has('~standard') && has('infer')) return '`Body<typeof schema.infer>` with ArkType';
  if (has('~standard') && has('~run')) return '`Body<v.InferOutput<typeof schema>>` with Valibot';
  if (has('~standard')) return '`Body<z.infer<typeof schema>>` with zod';
  // The fields of a schema with an index signature of `any` say nothing.
  const isOpen = ((type.getStringIndexType()?.flags ?? 0) & ts.TypeFlags.Any) !== 0;
  const isTypeBox = has('~kind') || (has('static') && has('params') && isOpen);
  return isTypeBox ? '`Body<Static<typeof schema>>` with TypeBox' : undefined;
}

/** Whether a type is an observable of rxjs, as services and handlers of NestJS return it. */
export const isObservable = (type: ts.Type, checker: ts.TypeChecker) =>
  ['pipe', 'subscribe'].every((name) => {
    const method = type.getProperty(name);
    return method !== undefined && checker.getTypeOfSymbol(method).getCallSignatures().length > 0;
  });

/** Whether a type is what `html`, `redirect`, `proxy` and `createEventStream` of h3 return. */
export function isAnswerOfH3(type: ts.Type, checker: ts.TypeChecker): boolean {
  const isNamed =
    type.getSymbol()?.name === 'HTTPResponse' &&
    ['body', 'headers', 'statusText'].every((name) => type.getProperty(name));
  return isNamed || basesOf(type, checker).some((base) => isAnswerOfH3(base, checker));
}

/** Whether a type is a zod 4 error, or one of its issues. */
export function isFaultOfZod(type: ts.Type): boolean {
  const name = type.getSymbol()?.name ?? '';
  return (
    name.startsWith('$ZodIssue') || (/^\$?ZodError$/.test(name) && type.getProperty('_zod') !== undefined)
  );
}
