import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { SampleListItem } from '#shared/samples/sample.ts'
import whole from '#ui/card/whole-card.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './sample-card.module.css'

/** A finished result as a sheet that can be opened; `children` stand under it. */
export function SampleCard({ sample, children }: { sample: SampleListItem; children?: ReactNode }) {
  const card = findCard(sample.agentId)
  return (
    <article className={`${whole.card} ${classes.sheet}`}>
      <p className={classes.agent}>
        <Icon name={card?.icon ?? 'document'} size={18} />
        {card?.name ?? sample.agentId}
        <span className={classes.mark}>Example</span>
      </p>
      <h3 className={classes.title}>
        <Link to={`/samples/${sample.agentId}`} className={whole.target}>
          {sample.title}
        </Link>
      </h3>
      <p className={classes.excerpt}>{sample.excerpt}</p>
      {children}
    </article>
  )
}
