/** The headers that the options of an `HttpError` stand for, in lower case. */
export const optionHeaders = {
  code: 'x-error-code',
  field: 'x-field',
  resourceType: 'x-resource-type',
  retryAfter: 'retry-after',
} as const;
