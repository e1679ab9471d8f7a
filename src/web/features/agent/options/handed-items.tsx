import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resultItemList } from '#shared/api/run-context.ts'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { apiJson } from '../../../http/api-fetch.ts'
import classes from './context-panel.module.css'
import { handedLabel } from './handed-label.ts'

interface HandedItemsProps {
  runId: string
  /** Ids of the items that do not go along. */
  without: readonly string[]
  onWithout: (without: string[]) => void
}

/** What of a result goes along, item by item: all of it unless something is left out. */
export function HandedItems({ runId, without, onWithout }: HandedItemsProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['runs', 'items', runId],
    queryFn: ({ signal }) => apiJson(`/api/documents/${encodeURIComponent(runId)}/items`, resultItemList, { signal }),
    enabled: isOpen,
  })
  const count = without.length
  return (
    <details className={classes.items} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{count === 0 ? 'All items included' : `Without ${count} ${count === 1 ? 'item' : 'items'}`}</summary>
      {isError && <p className={classes.muted}>Its items could not be loaded, so all of it will be handed over.</p>}
      {data?.items.map(({ id, name, text }) => (
        <Checkbox
          key={id}
          id={`item-${runId}-${id}`}
          name={`item-${runId}-${id}`}
          label={handedLabel(name, text)}
          checked={!without.includes(id)}
          onChecked={(isTaken) => onWithout(isTaken ? without.filter((each) => each !== id) : [...without, id])}
        />
      ))}
    </details>
  )
}
