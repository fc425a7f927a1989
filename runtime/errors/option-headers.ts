/** The headers, in lower case, for the options of an `HttpError`. */
export const optionHeaders = {
  code: 'x-error-code',
  field: 'x-field',
  resourceType: 'x-resource-type',
  retryAfter: 'retry-after',
} as const;
