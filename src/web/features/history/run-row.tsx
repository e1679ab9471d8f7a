import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { RunListItem } from '#shared/api/runs.ts'
import { promptName } from '#shared/prompt-version.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ActionsButton } from '#ui/menu/actions-button.tsx'
import { durationText, tookParts } from '../agent/result/took.ts'
import { labelRun } from './label-run.ts'
import { RenameRun } from './rename-run.tsx'
import { RunExport } from './run-export.tsx'
import classes from './run-list.module.css'
import { runPath } from './run-path.ts'
import { RunStatusMark } from './run-status.tsx'
import { momentOf, whenOf } from './when.ts'

interface RunRowProps {
  run: RunListItem
  /** The same for all rows of a list. */
  now: number
  onDelete?: (run: RunListItem) => void
  /** False in a list of one agent's runs. */
  named?: boolean
}

/** One run in a list. The title leads to it; what else can be done with it is offered where `onDelete` is given. */
export function RunRow({ run, now, onDelete, named = true }: RunRowProps) {
  const card = findCard(run.agentId)
  const queries = useQueryClient()
  const row = useRef<HTMLLIElement>(null)
  const [renaming, setRenaming] = useState(false)
  const wasRenaming = useRef(false)
  /** The keyboard goes on at the title, once it stands in the field's place again. */
  useEffect(() => {
    if (wasRenaming.current && !renaming) row.current?.querySelector('a')?.focus()
    wasRenaming.current = renaming
  }, [renaming])
  /** The keyboard goes on at the row that takes its place. */
  const remove = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    onDelete?.(run)
    requestAnimationFrame(() => next?.querySelector('a')?.focus())
  }
  return (
    <li className={classes.row} ref={row}>
      <span className={classes.icon}>
        <Icon name={card?.icon ?? 'compass'} size={20} />
      </span>
      <div className={classes.body}>
        {renaming ? (
          <RenameRun
            run={run}
            onSave={(title) => labelRun(queries, run, { title })}
            onDone={() => setRenaming(false)}
          />
        ) : (
          <Link to={runPath(run)} className={classes.title} data-written>
            {run.title}
          </Link>
        )}
        <p className={classes.facts}>
          {named && <span>{card?.name ?? run.agentId}</span>}
          <time dateTime={run.createdAt} title={momentOf(run.createdAt)}>
            {whenOf(run.createdAt, now)}
          </time>
          <RunStatusMark status={run.status} />
        </p>
        {onDelete && run.tokens && (
          <p className={classes.facts}>
            <span>Written by {run.model}</span>
            {run.durationMs !== null && <span>{durationText(run.durationMs)}</span>}
            {tookParts(run).map((part) => (
              <span key={part}>{part}</span>
            ))}
            {run.promptVersion !== null && <span>prompt {promptName(run.promptVersion)}</span>}
          </p>
        )}
      </div>
      {onDelete && (
        <div className={classes.actions}>
          {run.status === 'succeeded' && <RunExport run={run} />}
          <ActionsButton
            name={`Actions for ${run.title}`}
            actions={[
              { label: 'Rename', icon: 'edit', onPress: () => setRenaming(true) },
              {
                label: run.pinned ? 'Unpin' : 'Pin to the top',
                icon: 'pin',
                onPress: () => labelRun(queries, run, { pinned: !run.pinned }),
              },
              { label: 'Delete', icon: 'trash', danger: true, onPress: remove },
            ]}
          />
        </div>
      )}
    </li>
  )
}
