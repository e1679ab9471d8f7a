import { findCard } from '#agents/registry-cards.ts'
import type { NextStep, ProductDocument } from '#shared/api/product-overview.ts'
import type { Product } from '#shared/api/products.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { runPath } from '../history/run-path.ts'
import classes from './product-page.module.css'
import { useOpenAgent } from './use-open-agent.ts'

const leads = { first: 'Begin with', next: 'Next:', update: 'Bring up to date:', again: 'Write anew:' } as const

interface NextStepCardProps {
  product: Product
  next: NextStep
  latest: readonly ProductDocument[]
}

/** The one step that is suggested, with its reason. */
export function NextStepCard({ product, next, latest }: NextStepCardProps) {
  const card = findCard(next.agentId)
  const open = useOpenAgent(product, latest)
  if (!card) return null
  return (
    <section className={classes.next} aria-labelledby="product-next">
      <Icon name={card.icon} size={24} />
      <div className={classes.nextWords}>
        <h2 id="product-next">
          {leads[next.kind]} {card.name}
        </h2>
        <p>{next.reason}</p>
      </div>
      {next.kind === 'update' && next.documentId ? (
        <ButtonLink to={runPath({ id: next.documentId, agentId: card.id })} state={{ proposes: true }}>
          Propose a change
          <Icon name="arrow-right" size={18} />
        </ButtonLink>
      ) : (
        <Button onClick={() => open(card)}>
          Open the form
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
    </section>
  )
}
