/** Everything that generated code imports. Not for applications: it may change with the compiler. */
export { documentation } from './app/documentation.ts';
export { toBasic, toBearer } from './credentials/read.ts';
export type { AppHolder, AppScope } from './dependencies/app-scope.ts';
export { type Dependency, dependency, disposable, generator } from './dependencies/dependency.ts';
export type { Scope } from './dependencies/scope.ts';
export { isMet, type Unmet, unmet } from './dependencies/unmet.ts';
export type { Exchange, UseBody, UseForm } from './exchange/exchange.ts';
export { isResponse } from './exchange/global-response.ts';
export type { ReplyHeaders } from './exchange/head.ts';
export type { Explain, Faults, Loc, ValidationEntry } from './explain/faults.ts';
export { file, files, inFile, inFiles, inForm, inFormModel } from './explain/form.ts';
export type { ListRules } from './explain/json.ts';
export {
  boolean,
  int,
  lazy,
  list,
  literal,
  never,
  nullable,
  number,
  record,
  string,
  tuple,
  union,
  unknown,
} from './explain/json.ts';
export { model, tagged } from './explain/model.ts';
export type { Explainer, Place } from './explain/places.ts';
export { inBody, inCookie, inHeader, inPath, inQuery, inSegment } from './explain/places.ts';
export type { Presence } from './explain/presence.ts';
export { optional, required, worded } from './explain/presence.ts';
export { text } from './explain/text.ts';
export { areUploads, type FileRules, type FilesRules, isUpload } from './form/check.ts';
export type { FormBody } from './form/form-body.ts';
export {
  isFormatDate,
  isFormatDateTime,
  isFormatDuration,
  isFormatTime,
} from './formats/dates.ts';
export {
  isFormatHostname,
  isFormatIdnHostname,
  isFormatIpv4,
  isFormatIpv6,
} from './formats/hosts.ts';
export { isFormatEmail, isFormatIdnEmail } from './formats/mail.ts';
export {
  isFormatByte,
  isFormatJsonPointer,
  isFormatPassword,
  isFormatRegex,
  isFormatRelativeJsonPointer,
  isFormatUuid,
} from './formats/texts.ts';
export {
  isFormatIri,
  isFormatIriReference,
  isFormatUri,
  isFormatUriReference,
  isFormatUriTemplate,
  isFormatUrl,
} from './formats/uris.ts';
export type { Limits } from './limits.ts';
export { headersOf, isReply } from './reply.ts';
export type {
  Operation,
  Operations,
  RouteDefinition,
  RouteOptions,
  Routes,
  RoutesOptions,
  ViaH3,
} from './routing/define.ts';
export { defineRoutes, route, viaH3 } from './routing/define.ts';
export { isBytes, isItems } from './stream/kinds.ts';
export {
  toBoolean,
  toBooleans,
  toHeaderList,
  toInt,
  toInts,
  toList,
  toLiteral,
  toLiterals,
  toNumber,
  toNumbers,
} from './text/convert.ts';
export { codePoints } from './text/length.ts';
export { isMultipleOf } from './text/multiple.ts';
export { type QueryValues, queryReader } from './text/query.ts';
export type { Argument, Writable } from './types.ts';
export { merged, mergedText } from './write/merged.ts';
export { expectItems, expectObject, unmatched, unmatchedObject } from './write/mismatch.ts';
export { once } from './write/once.ts';
export { isUnique, othersFit, readOthers, readRecord } from './write/read.ts';
export { readFitting } from './write/read-fitting.ts';
export {
  escapeString,
  literalTexts,
  writeBoolean,
  writeDate,
  writeInt,
  writeList,
  writeLiteral,
  writeNull,
  writeNumber,
  writeOptionalItem,
  writeOptionals,
  writeOthers,
  writeRange,
  writeRecord,
  writeString,
  writeStrings,
  writeTemplate,
  writeUnknown,
} from './write/write.ts';
