/** Refusals of any request, whatever it is about. */
export const serviceRefusals = {
  // Requests that can't be read
  addressUnknown: 'Nothing found at this address.',
  addressInvalid: 'The address is not valid.',
  addressTooLong: 'The address is too long.',
  requestInvalid: 'The request is not valid.',
  bodyEmpty: 'The body is empty. Send a JSON object.',
  bodyNotJson: 'The body is not valid JSON.',
  bodyTooDeep: 'The body is nested too deeply.',
  bodyTooLarge: 'This request is too large. Send less than {most} KB.',
  bodyLengthWrong: 'The body doesn’t match its content-length.',
  contentTypeWrong: 'Send JSON with content-type application/json.',
  idempotencyKeyInvalid: 'Use an Idempotency-Key of 16 to 200 letters and digits, such as a UUID.',
  idempotencyKeyUsed: 'This Idempotency-Key was already used. Send another one.',

  // Too many requests
  tooManyRequests: 'Too many requests from this address. Try again in a minute.',
  tooManyTripsCreated: 'Too many trips created from this address. Try again in an hour.',
  tooManyEditsHere: 'Too many edits from this address. Try again in an hour.',
  tooMuchSentHere: 'Too much data is being sent to this address. Try again in a minute.',
  tooManyTabsOfTrip: 'This trip is open too many times. Close it in other tabs.',
  tooManyTripsOpen: 'Too many trips are open from this address. Close some of them.',
  yourChangesWaiting: 'Many of your changes are waiting to be saved. Try again in a moment.',

  // The server is busy, or failed
  serverUnreachable: 'The server could not be reached. Try again in a moment.',
  tripsUnavailable: 'Trips can’t be loaded right now. Try again in a moment.',
  manyTripsOpening: 'Many trips are being opened right now. Try again in a minute.',
  manyLargeTripsOpening: 'Many large trips are being opened right now. Try again in a minute.',
  manyChangesWaiting: 'Many changes are being saved at the moment. Try again shortly.',
  manySigningIn: 'Many people are signing in right now. Try again in a moment.',
  liveUpdatesBusy: 'Live updates are busy right now. Try again in a minute.',
  tooMuchSent: 'Too much data is being sent right now. Try again in a minute.',
  internalError:
    'Something went wrong on our side, and nothing was changed. If it happens again, send us this number: {requestId}.',
} as const;
