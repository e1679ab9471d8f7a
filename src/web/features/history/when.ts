const units: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
/** Older moments are shown by their date. */
const nearSeconds = 7 * 86_400

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/** How long ago, in words: "just now", "5 minutes ago", "yesterday", "Mar 3, 2026". */
export function whenOf(iso: string, now: number): string {
  const at = Date.parse(iso)
  const seconds = Math.max(0, (now - at) / 1000)
  if (seconds >= nearSeconds) return dated.format(at)
  const unit = units.find(([, length]) => seconds >= length)
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}

/** Day and minute, for those who want to know. */
export function momentOf(iso: string): string {
  return exact.format(Date.parse(iso))
}
