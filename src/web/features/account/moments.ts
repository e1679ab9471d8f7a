const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A time of the server for a person, in the browser's own time zone. */
export function shownMoment(iso: string): string {
  return moment.format(new Date(iso))
}
