import { ConfluenceError } from './confluence-error.ts'
import { type Credentials, withoutCredentials } from './credentials.ts'

export interface FailedAnswer {
  status: number
  headers: Headers
  text: string
  /** Whole seconds, when the instance says after how long to come back. */
  retryAfter: number | undefined
}

const where = {
  cloud:
    'Create a new API token in your Atlassian account under Security and enter it with the email address of that account.',
  server: 'Enter your user name with your password, or a personal access token from your Confluence profile.',
}
const scopes =
  'The API token does not cover what is needed. Create one without scopes, or one with the scopes read and write for pages, spaces and labels and the instance URL https://api.atlassian.com/ex/confluence/{cloud id}.'

/** Why an instance refused, in words that say what to do about it. Statuses mean the same on Cloud and Data Center. */
export function explainAnswer(answer: FailedAnswer, credentials: Credentials): ConfluenceError {
  const { status, headers, text, retryAfter } = answer
  const said = withoutCredentials(sentenceOf(text), credentials)
  const error = (reason: ConstructorParameters<typeof ConfluenceError>[0], message: string) =>
    new ConfluenceError(reason, message, { status, retryAfter })
  const isCloud = credentials.instanceType === 'cloud'

  if (/captcha/i.test(headers.get('x-authentication-denied-reason') ?? '')) {
    return error(
      'unauthorized',
      'Confluence asks for a CAPTCHA after too many failed sign-ins. Sign in once in the browser, then try again.',
    )
  }
  if ((status === 401 || status === 403) && /scope/i.test(text)) return error('unauthorized', scopes)
  switch (status) {
    case 401:
      return error(
        'unauthorized',
        `Confluence did not accept ${isCloud ? 'the email address and API token' : 'the user name and password or token'}. ${where[credentials.instanceType]}`,
      )
    case 403:
      return error(
        'forbidden',
        'Confluence does not allow this with your account. Ask an administrator of the space for the right to view, add and edit pages.',
      )
    case 404:
      return error(
        'not-found',
        `Confluence found nothing at this address. Check the instance URL and that it is ${isCloud ? 'a Cloud site' : 'a Server or Data Center'}; without permission to see a page it is also said not to exist.`,
      )
    case 409:
      return error(
        'version-conflict',
        'The page was changed in the meantime. Look at its new version, then send again.',
      )
    case 413:
      return error('too-large', 'The page would become larger than Confluence takes. Send the result to a new page.')
    case 429:
      return error(
        'rate-limited',
        `Confluence takes no more requests right now. Try again ${retryAfter ? `in ${retryAfter} seconds` : 'in a moment'}.`,
      )
  }
  if (status >= 500) {
    return error('unreachable', `Confluence has a problem of its own (HTTP ${status}). Try again in a moment.`)
  }
  if (/title already exists|already exists with the (same )?title|page already exists/i.test(text)) {
    return error(
      'title-taken',
      'A page with this title already exists in the space. Choose another title or update that page.',
    )
  }
  return error('rejected', `Confluence did not accept this${said ? `: ${said}` : ` (HTTP ${status}).`}`)
}

/** What an error answer says, in one line: the message of the JSON forms that both products use, nothing of HTML. */
function sentenceOf(text: string): string {
  try {
    const body = JSON.parse(text) as {
      message?: unknown
      errors?: readonly { title?: unknown; detail?: unknown }[]
    } | null
    const first = Array.isArray(body?.errors) ? body.errors[0] : undefined
    const sentence = [body?.message, first?.detail, first?.title].find(
      (part) => typeof part === 'string' && part !== '',
    )
    return typeof sentence === 'string' ? sentence.replace(/\s+/g, ' ').trim().slice(0, 300) : ''
  } catch {
    return ''
  }
}
