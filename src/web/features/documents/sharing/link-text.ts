import { longestLinkDays, type ShareLink, usualLinkDays } from '#shared/api/share-links.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** How long links stay open, as days and words. */
export const expiryChoices = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: longestLinkDays, label: 'One year' },
] as const

const dayMs = 24 * 60 * 60 * 1000

/** The shortest choice that closes a link no earlier than it closes now; the usual one when it has expired. `now` in milliseconds. */
export function daysLeftChoice({ expired, expiresAt }: Pick<ShareLink, 'expired' | 'expiresAt'>, now: number): number {
  if (expired) return usualLinkDays
  const left = (Date.parse(expiresAt) - now) / dayMs
  return expiryChoices.find(({ days }) => days >= left)?.days ?? longestLinkDays
}

export const titleOfLink = ({ name, createdAt }: Pick<ShareLink, 'name' | 'createdAt'>): string =>
  name || `Link of ${day.format(new Date(createdAt))}`

/** "Latest version, with a password". */
export const shownByLink = ({
  version,
  pinned,
  protected: isProtected,
}: Pick<ShareLink, 'version' | 'pinned' | 'protected'>): string => {
  const many = pinned === 1 ? '1 document as it was then' : `${pinned} documents as they were then`
  const shown = pinned !== null ? many : version === null ? 'Latest version' : `Version ${version}`
  return `${shown}${isProtected ? ', with a password' : ''}`
}

export const endOfLink = ({ expired, expiresAt }: Pick<ShareLink, 'expired' | 'expiresAt'>): string =>
  `${expired ? 'Expired' : 'Open until'} ${day.format(new Date(expiresAt))}`

export function openingsOfLink({ opens, lastOpenedAt }: Pick<ShareLink, 'opens' | 'lastOpenedAt'>): string {
  if (opens === 0 || !lastOpenedAt) return 'Never opened'
  return `Opened ${opens === 1 ? 'once' : `${opens} times`}, last ${minute.format(new Date(lastOpenedAt))}`
}
