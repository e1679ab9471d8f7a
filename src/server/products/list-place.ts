import { uuid } from '#server/db/uuid.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** As a column: a row's place in a list that is ordered by a time and the id. In microseconds, as the database keeps them. */
export const placeOf = (time: string) =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id`

/** As lists of ours write it: whatever else a date may look like, the database might not take it. */
const ownTime = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(\d+)Z$/

/** The place behind which a page begins, its time with so many decimals; null for the first page. Throws INVALID_INPUT. */
export function readPlace(cursor: string | undefined, decimals = 6): { at: string; id: string } | null {
  if (cursor === undefined || cursor === '') return null
  const [at = '', id = ''] = cursor.split('_')
  if (ownTime.exec(at)?.[1]?.length !== decimals || Number.isNaN(Date.parse(at)) || !uuid.test(id)) {
    throw new AppError('INVALID_INPUT', {
      userMessage: 'The cursor is not one of ours',
      fields: { cursor: 'Unknown cursor' },
    })
  }
  return { at, id }
}
