import type pg from 'pg'
import type { DocumentChange, DocumentContent } from '#shared/api/documents.ts'
import { type BlockPlace, textAt } from './block-place.ts'
import { movedPlace, savedOf } from './moved-place.ts'

/** As it is stored. `said` is what stood there when the block went: an undo that brings it back brings the thread back to it. */
export type StoredPlace = BlockPlace & { said?: string }

interface Row {
  id: string
  place: StoredPlace
  gone: boolean
}

/** Keeps the threads of a document at their blocks, within the transaction that saves it. */
export async function moveThreads(
  client: pg.PoolClient,
  runId: string,
  before: DocumentContent,
  after: DocumentContent,
  changes: readonly DocumentChange[],
): Promise<void> {
  const { rows } = await client.query<Row>(
    'select id, place, gone from comment_threads where run_id = $1 and place is not null',
    [runId],
  )
  const saved = savedOf(before, after, changes)
  const afterSave = ({ id, place, gone }: Row): Row => {
    if (gone) {
      const found = place.said === undefined ? null : saved.same(place.said)
      return found ? { id, place: found, gone: false } : { id, place, gone }
    }
    const next = movedPlace(place, saved)
    return next
      ? { id, place: next, gone: false }
      : { id, place: { ...place, said: textAt(before, place) ?? '' }, gone: true }
  }
  const moved = rows.map(afterSave).filter((row, index) => JSON.stringify(row) !== JSON.stringify(rows[index]))
  if (moved.length === 0) return
  await client.query(
    `update comment_threads set place = moved.place, gone = moved.gone
     from jsonb_to_recordset($1::jsonb) as moved(id uuid, place jsonb, gone boolean)
     where comment_threads.id = moved.id`,
    [JSON.stringify(moved)],
  )
}
