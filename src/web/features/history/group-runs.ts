import type { RunListItem } from '#shared/api/runs.ts'

export interface RunGroup {
  /** Null for runs that are about no product, or have not got that far. */
  product: string | null
  runs: readonly RunListItem[]
}

/** By product, in the order of each one's newest run; what is about none comes last. `runs` are newest first. */
export function groupRuns(runs: readonly RunListItem[]): RunGroup[] {
  const groups = Map.groupBy(runs, ({ product }) => product?.toLowerCase() ?? null)
  return [...groups]
    .sort(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([, own]) => ({ product: own[0]?.product ?? null, runs: own }))
}
