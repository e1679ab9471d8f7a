/** Every error that the interface answers: its HTTP status, the default text for the user, and whether to report it. */
export const errorTable = {
  INVALID_INPUT: { status: 400, message: 'Please check the highlighted fields and try again.', report: false },
  /** The auth library's own name for it. */
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    status: 422,
    message: 'There is an account with this email already. Sign in instead.',
    report: false,
  },
  INVALID_JSON: { status: 400, message: 'The request body is not valid JSON.', report: false },
  REQUEST_BROKEN_OFF: { status: 400, message: 'The request ended before all of it had arrived.', report: false },
  FILE_UNREADABLE: { status: 400, message: 'Error parsing file. Please check the format.', report: false },
  FILE_EMPTY: { status: 400, message: 'No data found in file', report: false },
  FORMAT_NOT_OFFERED: { status: 400, message: 'This result is not offered in that format.', report: false },
  WEAK_PASSWORD: { status: 400, message: 'Choose a stronger password.', report: false },
  WRONG_PASSWORD: { status: 400, message: 'The password is not right.', report: false },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to use this feature', report: false },
  USAGE_LIMIT_REACHED: { status: 402, message: 'You have used all your uses this month.', report: false },
  LINK_LOCKED: { status: 403, message: 'Enter the link’s password first.', report: false },
  GUEST_NOT_ALLOWED: { status: 403, message: 'Create a free account to use this agent.', report: false },
  API_ACCESS_REQUIRED: { status: 403, message: 'API keys work on the Pro plan only.', report: false },
  MODEL_NOT_ALLOWED: {
    status: 403,
    message: 'Your plan does not include this model. Choose another one.',
    report: false,
  },
  RUN_CAP_REACHED: {
    status: 422,
    message: 'This run would take more than one run may here. Nothing was charged to your plan.',
    report: false,
  },
  DAY_CAP_REACHED: {
    status: 429,
    message:
      'You have reached today’s limit for language models. It starts again at midnight UTC. Nothing was charged.',
    report: false,
  },
  MONTH_CAP_REACHED: {
    status: 429,
    message:
      'This installation has reached its limit for language models this month. It starts again on the first. Nothing was charged.',
    report: true,
  },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.', report: false },
  AGENT_UPCOMING: {
    status: 403,
    message: 'This agent is currently under development and will be available soon.',
    report: false,
  },
  NOT_UPCOMING: { status: 409, message: 'This agent is live: there is nothing left to vote for.', report: false },
  TRIAL_USED: { status: 409, message: 'Your free trial was already used.', report: false },
  PLAN_HELD: { status: 409, message: 'You already have this plan.', report: false },
  PAYMENT_FAILED: { status: 502, message: 'Payment failed. Please try again.', report: true },
  PAYMENT_UNAVAILABLE: { status: 503, message: 'Payment integration will be available soon!', report: false },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.', report: false },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that kind of request.', report: false },
  STALE_REVISION: {
    status: 409,
    message: 'This result was changed elsewhere. Reload it and apply your edit again.',
    report: false,
  },
  EDIT_CONFLICT: {
    status: 409,
    message: 'Somebody changed the same place meanwhile. Choose which of the two to keep.',
    report: false,
  },
  TOO_MANY_PRODUCTS: {
    status: 409,
    message: 'You have as many products as one account keeps. Remove one first.',
    report: false,
  },
  TOO_MANY_FACTS: {
    status: 409,
    message: 'A product keeps at most 200 facts. Remove some first.',
    report: false,
  },
  TOO_MANY_NOTES: {
    status: 409,
    message: 'You have as many notes as one account keeps. Remove one first.',
    report: false,
  },
  TOO_MANY_LINKS: {
    status: 409,
    message: 'This document has as many links as one document keeps. Revoke one first.',
    report: false,
  },
  TOO_MANY_COMMENTS: {
    status: 409,
    message: 'This document keeps no more comments. Remove some first.',
    report: false,
  },
  IDEMPOTENCY_MISMATCH: { status: 409, message: 'This request was already sent with other content.', report: false },
  RUN_NOT_FINISHED: { status: 409, message: 'This run has not finished yet.', report: false },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.', report: false },
  STORAGE_FULL: {
    status: 503,
    message: 'There is no room for more files at the moment. Please try again later; stored files go after a day.',
    report: true,
  },
  RESULT_TOO_LARGE: {
    status: 422,
    message: 'This result is too large for this kind of file. Shorten it or choose another format.',
    report: false,
  },
  RESULT_UNUSABLE: {
    status: 422,
    message: 'The answer of the model could not be used. Nothing was charged; please try again.',
    report: true,
  },
  MODEL_REFUSED: {
    status: 422,
    message: 'The model declined to answer this request. Rephrase it and try again; nothing was charged.',
    report: false,
  },
  MODEL_KEY_REFUSED: {
    status: 502,
    message:
      'The model provider does not accept this installation’s key. Nothing was charged; please tell an administrator.',
    report: true,
  },
  MODEL_QUOTA_GONE: {
    status: 502,
    message:
      'This installation has used up its budget with the model provider. Nothing was charged; please tell an administrator.',
    report: true,
  },
  MODEL_UNKNOWN: {
    status: 502,
    message:
      'The model provider does not know the model that is set. Nothing was charged; please tell an administrator.',
    report: true,
  },
  PROMPT_TOO_LONG: {
    status: 413,
    message: 'This is more than the model can read at once. Shorten what you entered; nothing was charged.',
    report: true,
  },
  MODEL_SAID_NOTHING: {
    status: 422,
    message: 'The model answered without a word. Nothing was charged; please try again.',
    report: true,
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment and try again.', report: false },
  TOO_MANY_RUNS: { status: 429, message: 'You have too many runs in progress. Wait for one to finish.', report: false },
  PROVIDER_BUSY: {
    status: 502,
    message: 'The model provider is busy right now. Nothing was charged; please try again in a moment.',
    report: true,
  },
  PROVIDER_FAILED: {
    status: 502,
    message: 'The model provider could not be reached. Nothing was charged; please try again in a moment.',
    report: true,
  },
  RUN_TIMEOUT: {
    status: 502,
    message: 'The answer took too long and was stopped. Nothing was charged; please try again.',
    report: true,
  },
  RUN_CANCELLED: { status: 409, message: 'This run was stopped. Nothing was charged.', report: false },
  RUN_NOT_ASKING: { status: 409, message: 'This run is not waiting for an answer.', report: false },
  QUESTION_UNANSWERED: {
    status: 409,
    message: 'Nobody answered the question of this run within a day, so it was stopped. Nothing was charged.',
    report: false,
  },
  RUN_LOST: {
    status: 502,
    message: 'The run was interrupted and could not be completed. Nothing was charged; please try again.',
    report: true,
  },
  OVERLOADED: {
    status: 503,
    message:
      'More is asked of the service right now than it can do. Nothing was charged; please try again in a moment.',
    report: false,
  },
  NOT_READY: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again in a moment.',
    report: true,
  },
  INTERNAL: { status: 500, message: 'An unexpected error occurred', report: true },
} as const satisfies Record<string, { status: number; message: string; report: boolean }>

export type ErrorCode = keyof typeof errorTable
