import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { Standing } from '#shared/api/standing.ts'
import { changesText, unusedText } from '#shared/stale-text.ts'
import { Button } from '#ui/button/button.tsx'
import { runPath } from '../history/run-path.ts'
import { reviewDocument } from './review-document.ts'
import { ReviewLine } from './review-line.tsx'
import classes from './standing-note.module.css'

const nameOf = (agentId: string) => findCard(agentId)?.name ?? agentId

interface StandingNoteProps {
  /** Of the document. */
  id: string
  standing: Pick<Standing, 'from' | 'stale' | 'review'> & Partial<Pick<Standing, 'unused'>>
  /** Leads to changes that put right what no longer holds. */
  propose: ReactNode
}

/** What a document was made from and what of it has changed since, with the answers that a person can give. */
export function StandingNote({ id, standing: { from, unused = [], stale, review }, propose }: StandingNoteProps) {
  const queries = useQueryClient()
  return (
    <>
      {from.length > 0 && (
        <p className={classes.from}>
          From{' '}
          {from.map((each, index) => (
            <span key={each.runId}>
              {index > 0 && ', '}
              <Link to={runPath({ id: each.runId, agentId: each.agentId })}>{nameOf(each.agentId)}</Link>, version{' '}
              {each.used}
            </span>
          ))}
        </p>
      )}
      {unused.map((each) => (
        <p key={`${each.agent} ${each.kind} ${each.names.join()}`} className={classes.from}>
          {unusedText(each)}
        </p>
      ))}
      {stale.length > 0 ? (
        <div className={classes.stale}>
          <p>{changesText(stale, nameOf)}</p>
          <div className={classes.answers}>
            <Button look="line" size="sm" onClick={() => reviewDocument(queries, id, 'still-true')}>
              Still true
            </Button>
            {propose}
            <Button look="quiet" size="sm" onClick={() => reviewDocument(queries, id, 'ignore')}>
              Ignore
            </Button>
          </div>
        </div>
      ) : (
        review && review.answer !== 'ignore' && <ReviewLine review={review} />
      )}
    </>
  )
}
