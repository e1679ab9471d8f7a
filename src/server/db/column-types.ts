import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment with its time zone; a `Date` here. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Bytes as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
