const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** When a version was made, as readers here write it. */
export const momentOf = (createdAt: string): string => moment.format(new Date(createdAt))
