import { useEffect, useId, useRef, useState } from 'react'
import type { RunListItem } from '#shared/api/runs.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useOnceDrawn } from '#ui/focus/use-once-drawn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { asApiError } from '../../http/api-error.ts'
import { groupRuns, type RunGroup } from './group-runs.ts'
import classes from './history.module.css'
import { deleteRun, useDeletesBeforeLeaving } from './run-deletes.ts'
import list from './run-list.module.css'
import { RunRow } from './run-row.tsx'
import { type RunFilter, useNewestRuns, useRunPages } from './use-runs.ts'

/** Rows of the size of real ones, so that nothing moves when those arrive. */
function Loading() {
  return (
    <ul className={list.list} aria-hidden="true">
      {[70, 45, 60, 38].map((width) => (
        <li key={width} className={list.row}>
          <span className={list.icon} />
          <div className={list.body}>
            <div className={list.ghost} style={{ width: `${width}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Shown at the top, beside all others below. */
const mostPinned = 50

interface HistoryListProps {
  filter: RunFilter
  onClear: () => void
}

interface GroupProps {
  title: string
  icon?: 'pin'
  runs: readonly RunListItem[]
  now: number
  /** A deletion was taken back. */
  onUndo: (runId: string) => void
}

function Group({ title, icon, runs, now, onUndo }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.product} data-written>
        {icon && <Icon name={icon} size={18} />}
        {title}
      </h2>
      <ul className={list.list}>
        {runs.map((run) => (
          <RunRow
            key={run.id}
            run={run}
            now={now}
            onDelete={() => deleteRun(run.id, run.title, () => onUndo(run.id))}
          />
        ))}
      </ul>
    </section>
  )
}

export function HistoryList({ filter, onClear }: HistoryListProps) {
  const { runs, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useRunPages({ ...filter, pinned: 'without' })
  const pinned = useNewestRuns({ ...filter, pinned: 'only' }, mostPinned)
  useDeletesBeforeLeaving()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const rows = useRef<HTMLDivElement>(null)
  const onceDrawn = useOnceDrawn()

  const focusRun = (id: string) =>
    onceDrawn(
      () => rows.current?.querySelector<HTMLElement>(`a[href*="${id}"]`),
      (row) => row.focus(),
    )
  const more = async () => {
    const { data } = await fetchNextPage()
    // The button may be gone by then: reading goes on at the first new row, in whichever group it stands.
    const first = data?.pages.at(-1)?.runs[0]
    if (first) focusRun(first.id)
  }
  const filtered = filter.q !== '' || filter.agent !== '' || Boolean(filter.product)
  const count = (runs?.length ?? 0) + (pinned?.length ?? 0)
  const groups: RunGroup[] = runs ? groupRuns(runs) : []
  const shown = `${count}${hasNextPage ? '+' : ''} ${count === 1 && !hasNextPage ? 'run' : 'runs'}`
  return (
    <>
      <p className={classes.count} role="status">
        {!runs && !isError ? 'Loading your runs...' : count > 0 ? shown : ''}
      </p>
      {!runs && isError && (
        <div className={`${classes.empty} ${classes.failed}`} role="alert">
          <h2>Your runs could not be loaded</h2>
          <p>{asApiError(error).message}</p>
          <Button look="line" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!runs && !isError && <Loading />}
      {runs && count === 0 && filtered && (
        <div className={classes.empty}>
          <h2>No run fits</h2>
          <p>No title holds these words, and nothing that you typed into a form.</p>
          <Button look="line" onClick={onClear}>
            Show all runs
          </Button>
        </div>
      )}
      {runs && count === 0 && !filtered && (
        <div className={classes.empty}>
          <h2>No runs yet</h2>
          <p>Each result is kept here with its sources. You can open it again, edit it and export it.</p>
          <ButtonLink to="/features#all-agents">Choose an agent</ButtonLink>
        </div>
      )}
      {runs && count > 0 && (
        <div ref={rows} className={classes.groups}>
          {pinned && pinned.length > 0 && <Group title="Pinned" icon="pin" runs={pinned} now={now} onUndo={focusRun} />}
          {groups.map((group) => (
            <Group
              key={group.product ?? ''}
              title={group.product ?? 'Other results'}
              runs={group.runs}
              now={now}
              onUndo={focusRun}
            />
          ))}
        </div>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button look="line" onClick={more} busy={isFetchingNextPage} disabled={isFetchingNextPage}>
            {isFetchingNextPage ? 'Loading...' : isFetchNextPageError ? 'Load more (try again)' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  )
}
