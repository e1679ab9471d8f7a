import { useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ResultEditing } from '#ui/result/agent-view.ts'
import type { ListedFeature, PlanningResult } from './output.ts'
import { type Ranked, rankedFeatures, wholeFeatures } from './ranking.ts'

export interface EditablePlan {
  /** Ranked as the numbers are now, in the order in which the rows stand. */
  rows: readonly Ranked[]
  ranked: readonly Ranked[]
  changed: ReadonlySet<string>
  saving: boolean
  change: (feature: ListedFeature) => void
  /** Puts the rows into the order of their ranks; not while somebody types, so that no row runs away. */
  settle: () => void
  undo: () => void
  save: () => Promise<void>
}

/** The plan as the reader has changed it so far. Ranks follow every change; only saving stores it. */
export function usePlan(result: DeepPartial<PlanningResult> & object, edit: ResultEditing | undefined): EditablePlan {
  const [edits, setEdits] = useState<ReadonlyMap<string, ListedFeature>>(new Map())
  const [held, setHeld] = useState<readonly string[] | null>(null)
  const [saving, setSaving] = useState(false)
  const listed = present(result.features).map((feature) => edits.get(feature.id ?? '') ?? feature)
  const features = wholeFeatures(listed)
  const ranked = rankedFeatures(features)
  const rows =
    held === null ? ranked : ranked.toSorted((a, b) => held.indexOf(a.feature.id) - held.indexOf(b.feature.id))
  return {
    rows,
    ranked,
    changed: new Set(edits.keys()),
    saving,
    change: (feature) => {
      if (held === null) setHeld(rows.map((each) => each.feature.id))
      setEdits(new Map([...edits, [feature.id, feature]]))
    },
    settle: () => setHeld(null),
    undo: () => {
      setEdits(new Map())
      setHeld(null)
    },
    save: async () => {
      if (!edit) return
      setSaving(true)
      const isStored = await edit.save({ ...result, features: listed })
      setSaving(false)
      if (isStored) setEdits(new Map())
    },
  }
}
