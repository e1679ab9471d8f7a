import type { Database } from '#server/db/database.ts'
import type { ResultItem } from '#server/lineage/result-item.ts'
import { resultItems } from '#server/lineage/result-items.ts'
import { restingItems } from '#server/lineage/stale-items.ts'
import { runSources } from '#server/runs/read-runs.ts'
import type { StandingBlock } from '#shared/api/standing.ts'
import { pathOf, valueAt } from '#shared/json-pointer.ts'
import type { Source } from '#shared/source.ts'
import { type GivenResult, type Reviews, restingBlocks } from './resting-blocks.ts'

/** A document that was given results of which some have a newer version now. */
export interface RestingDocument {
  id: string
  given: readonly GivenResult[]
  reviews: Reviews
}

interface ContentRow {
  id: string
  result: Record<string, unknown>
  sources: Source[]
}

interface VersionRow {
  run_id: string
  number: number
  result: Record<string, unknown>
}

/** The blocks of each document that rest on what has changed, by its id. Only what is needed of each version is read. */
export async function readResting(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
  documents: readonly RestingDocument[],
): Promise<ReadonlyMap<string, StandingBlock[]>> {
  if (documents.length === 0) return new Map()
  const wanted = documents.flatMap(({ given, reviews }) =>
    given.flatMap(({ runId, used, latest }) =>
      [used, latest, reviews.versions[runId], ...reviews.blocks.map(({ versions }) => versions[runId])].flatMap(
        (number) => (number === undefined ? [] : { runId, number }),
      ),
    ),
  )
  const [contents, versions] = await Promise.all([
    pool.query<ContentRow>(`select id, result, ${runSources} from runs where user_id = $1 and id = any($2::uuid[])`, [
      userId,
      documents.map(({ id }) => id),
    ]),
    pool.query<VersionRow>(
      `select runs.id as run_id, wanted.number, coalesce(document_versions.result, runs.result) as result
       from unnest($2::uuid[], $3::int[]) as wanted (run_id, number)
       join runs on runs.id = wanted.run_id and runs.user_id = $1
       left join document_versions on document_versions.run_id = runs.id and document_versions.number = wanted.number
       where document_versions.run_id is not null or runs.revision = wanted.number`,
      [userId, wanted.map(({ runId }) => runId), wanted.map(({ number }) => number)],
    ),
  ])
  const results = new Map(versions.rows.map(({ run_id, number, result }) => [`${run_id} ${number}`, result]))
  const known = new Map<string, ResultItem[]>()
  const versionItems = (runId: string, number: number) => {
    const key = `${runId} ${number}`
    const items = known.get(key) ?? resultItems(results.get(key) ?? {})
    known.set(key, items)
    return items
  }
  return new Map(
    documents.flatMap(({ id, given, reviews }): [string, StandingBlock[]][] => {
      const content = contents.rows.find((row) => row.id === id)
      if (!content) return []
      const items = resultItems(content.result)
      const textOf = (pointer: string) => String(valueAt(content.result, pathOf(pointer) ?? []) ?? '')
      const resting = restingItems(items, content.sources)
      return [[id, restingBlocks(items, resting, given, reviews, versionItems, textOf)]]
    }),
  )
}
