/** A part of the request cannot be read at all: 400 `{ error, type }`. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
}

/** A handler returned what its declared type forbids: 500, for the document would be wrong otherwise. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** The client went away while its body was read: there is nobody to answer and nothing to report. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';

  constructor(options?: ErrorOptions) {
    super('The body could not be read to its end', options);
  }
}

/** There is nothing left of the body, through no fault of the client: 500. */
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
