/** Why a part of the page is not there. `unreachable`: the device is online, the server does not answer. */
export type LoadReason = 'offline' | 'unreachable' | 'new-version' | 'blocked'

export class LoadFailure extends Error {
  readonly reason: LoadReason

  constructor(reason: LoadReason) {
    super(`A part of the page could not be loaded: ${reason}`)
    this.name = 'LoadFailure'
    this.reason = reason
  }
}

interface FailureText {
  title: string
  text: string
  /** What helps: to load the part again, or to load the page again. */
  helps: 'again' | 'reload'
}

const kept = 'What you typed is kept.'

/** What `{missing}` stands for: a page, or a part of one. */
export type Missing = 'page' | 'part of the page'

const texts: Record<LoadReason, FailureText> = {
  offline: {
    title: 'You are offline',
    text: `This {missing} is loaded as soon as the network is back. ${kept}`,
    helps: 'again',
  },
  unreachable: {
    title: 'PM Pilot cannot be reached',
    text: `This {missing} could not be loaded. Check your connection and try again. ${kept}`,
    helps: 'again',
  },
  'new-version': {
    title: 'A new version is there',
    text: `PM Pilot was updated while this page was open. Reload the page to go on. ${kept}`,
    helps: 'reload',
  },
  blocked: {
    title: 'This {missing} could not be loaded',
    text: `Something on this device or its network may be blocking it. ${kept}`,
    helps: 'again',
  },
}

/** Anything else that is thrown while drawing is a fault of ours; nothing of its own text is shown. */
const fault: FailureText = {
  title: 'An unexpected error occurred',
  text: `This {missing} could not be shown. ${kept}`,
  helps: 'reload',
}

export function failureTextOf(error: unknown, missing: Missing = 'part of the page'): FailureText {
  const { title, text, helps } = error instanceof LoadFailure ? texts[error.reason] : fault
  const fill = (words: string) => words.replace('{missing}', missing)
  return { title: fill(title), text: fill(text), helps }
}

/** True when the return of the network is reason enough to try again. */
export function mendsOnline(error: unknown): boolean {
  return error instanceof LoadFailure && error.reason !== 'new-version'
}

/** True when it is the network that is missing, or the server behind it. */
export function isAway(error: unknown): boolean {
  return error instanceof LoadFailure && (error.reason === 'offline' || error.reason === 'unreachable')
}
