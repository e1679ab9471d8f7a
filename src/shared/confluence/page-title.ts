import { defaultPageTitle, longestPageTitle } from '#shared/api/confluence.ts'

/** The number of the ISO week, in UTC: weeks begin on Monday, and week 1 has the year's first Thursday. */
export function isoWeek(at: Date): number {
  const thursday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7))
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.ceil(((thursday.getTime() - yearStart) / 86_400_000 + 1) / 7)
}

/** A title template with {week} and {date} (2026-05-03) filled in; the rest stays as it is. */
export function fillPageTitle(template: string, at: Date): string {
  return template
    .replaceAll('{week}', String(isoWeek(at)))
    .replaceAll('{date}', at.toISOString().slice(0, 10))
    .trim()
    .slice(0, longestPageTitle)
}

/** The title that a new page gets by default. With a timestamp, two sent on one day do not clash. */
export function defaultTitle(template: string, includeTimestamp: boolean, at: Date): string {
  const stamp = includeTimestamp ? ` - ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
  return `${fillPageTitle(template, at).slice(0, longestPageTitle - stamp.length)}${stamp}`
}

/** The saved template; one that nobody chose and that names another agent gives way to the title of the result. */
export function titleTemplate(saved: string, agentName: string, resultTitle: string): string {
  return saved === defaultPageTitle && !saved.includes(agentName) ? resultTitle : saved
}
