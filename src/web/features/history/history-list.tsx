import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { asApiError } from '../../http/api-error.ts'
import classes from './history.module.css'
import { deleteRun, useDeletesBeforeLeaving } from './run-deletes.ts'
import list from './run-list.module.css'
import { RunRow } from './run-row.tsx'
import { type RunFilter, useRunPages } from './use-runs.ts'

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

interface HistoryListProps {
  filter: RunFilter
  onClear: () => void
}

export function HistoryList({ filter, onClear }: HistoryListProps) {
  const { runs, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useRunPages(filter)
  useDeletesBeforeLeaving()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const rows = useRef<HTMLUListElement>(null)

  const more = async () => {
    const before = rows.current?.children.length ?? 0
    await fetchNextPage()
    // The button may be gone by then: reading goes on at the first new row.
    requestAnimationFrame(() => rows.current?.children[before]?.querySelector('a')?.focus())
  }
  const filtered = filter.q !== '' || filter.agent !== ''
  const count = runs?.length ?? 0
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
          <p>Nothing that you typed into a form holds these words.</p>
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
        <ul className={list.list} ref={rows}>
          {runs.map((run) => (
            <RunRow
              key={run.id}
              run={run}
              now={now}
              onDelete={({ id, title }) => {
                const focusTitle = () =>
                  requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>(`a[href*="${id}"]`)?.focus())
                deleteRun(id, title, focusTitle)
              }}
            />
          ))}
        </ul>
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
