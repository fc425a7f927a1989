/** A part of the request cannot be read at all: 400 `{ error, type }`. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
}

/** A handler's result contradicts its declared type: 500, because it would contradict the document, too. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** The client left while its body was read: there is nobody to answer and nothing to report. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';

  constructor(options?: ErrorOptions) {
    super('The body could not be read to its end', options);
  }
}

/** The body has already been read by other code, through no fault of the client: 500. */
export class BodyRead extends Error {
  override readonly name = 'BodyRead';

  constructor(options?: ErrorOptions) {
    super(
      'Somebody has read the body before: the app comes before body parsers such as `express.json()`',
      options,
    );
  }
}

/** The body is larger than the limit: 413. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';

  constructor() {
    super('The body is too large');
  }
}
