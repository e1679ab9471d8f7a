import { useState } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ResultEditing } from '#ui/result/agent-view.ts'
import { type Column, columns, type RoadmapItem, type RoadmapResult } from './output.ts'
import { type Capacity, type Scheduled, scheduleOf, wholeItems } from './schedule.ts'

export interface Board {
  items: readonly RoadmapItem[]
  schedule: readonly Scheduled[]
  capacity: Capacity
  isChanged: boolean
  saving: boolean
  /** What the last move did, for readers who do not see it. */
  spoken: string
  moveTo: (id: string, column: Column, before?: string) => void
  /** One place up or down within its column. */
  shift: (id: string, by: 1 | -1) => void
  change: (item: RoadmapItem) => void
  setCapacity: (capacity: Capacity) => void
  undo: () => void
  save: () => Promise<void>
}

const names = { now: 'Now', next: 'Next', later: 'Later' } as const

/** The roadmap as the reader has changed it so far. The timeline follows every change; only saving stores it. */
export function useBoard(
  result: DeepPartial<RoadmapResult> & object,
  startAt: string,
  months: number,
  edit: ResultEditing | undefined,
): Board {
  const [edited, setEdited] = useState<readonly RoadmapItem[] | null>(null)
  const [capacityEdit, setCapacityEdit] = useState<Capacity | null>(null)
  const [spoken, setSpoken] = useState('')
  const [saving, setSaving] = useState(false)
  const items = edited ?? wholeItems(result.items)
  const stored = { people: result.capacity?.people ?? 3, focus: result.capacity?.focus ?? 60 }
  const capacity = capacityEdit ?? stored

  const put = (next: readonly RoadmapItem[], said: string) => {
    setEdited(next)
    setSpoken(said)
  }
  return {
    items,
    schedule: scheduleOf(items, capacity, startAt, months),
    capacity,
    isChanged: edited !== null || capacityEdit !== null,
    saving,
    spoken,
    moveTo: (id, column, before) => {
      const item = items.find((each) => each.id === id)
      if (!item || before === id) return
      const rest = items.filter((each) => each !== item)
      const at = before === undefined ? -1 : rest.findIndex((each) => each.id === before)
      const moved = { ...item, column }
      put(
        at < 0 ? [...rest, moved] : [...rest.slice(0, at), moved, ...rest.slice(at)],
        `${id} moved to ${names[column]}`,
      )
    },
    shift: (id, by) => {
      const item = items.find((each) => each.id === id)
      const own = items.filter((each) => each.column === item?.column)
      const other = item && own[own.indexOf(item) + by]
      if (!item || !other) return
      put(
        items.map((each) => (each === item ? other : each === other ? item : each)),
        `${id} moved ${by < 0 ? 'up' : 'down'} in ${names[item.column]}`,
      )
    },
    change: (changed) =>
      put(
        items.map((each) => (each.id === changed.id ? changed : each)),
        '',
      ),
    setCapacity: setCapacityEdit,
    undo: () => {
      setEdited(null)
      setCapacityEdit(null)
      setSpoken('Changes undone')
    },
    save: async () => {
      if (!edit) return
      setSaving(true)
      const ordered = columns.flatMap((column) => items.filter((item) => item.column === column))
      const isStored = await edit.save({ ...result, items: ordered, capacity: { ...result.capacity, ...capacity } })
      setSaving(false)
      if (isStored) {
        setEdited(null)
        setCapacityEdit(null)
      }
    },
  }
}
