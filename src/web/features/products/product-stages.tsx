import { Link } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import type { ProductDocument } from '#shared/api/product-overview.ts'
import type { Product } from '#shared/api/products.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { stagesOf } from '../catalogue/catalogue.ts'
import { useStatuses } from '../catalogue/use-catalogue.ts'
import list from '../history/run-list.module.css'
import { runPath } from '../history/run-path.ts'
import { momentOf, whenOf } from '../history/when.ts'
import classes from './product-page.module.css'
import { StandingNote } from './standing-note.tsx'
import { useOpenAgent } from './use-open-agent.ts'

interface ProductStagesProps {
  product: Product
  latest: readonly ProductDocument[]
}

/** The documents of a product by stage, and behind them the agents that have written none yet. */
export function ProductStages({ product, latest }: ProductStagesProps) {
  const stages = stagesOf(useStatuses())
  const open = useOpenAgent(product, latest)
  const documentOf = ({ id }: AgentCard) => latest.find(({ agentId }) => agentId === id)
  return (
    <>
      {stages.map((stage) => {
        const live = stage.agents.filter(
          ({ id, status }) => status === 'live' || latest.some((each) => each.agentId === id),
        )
        const missing = live.filter((card) => !documentOf(card))
        const written = live.flatMap((card) => documentOf(card) ?? [])
        if (live.length === 0) return null
        return (
          <section key={stage.id} className={classes.stage} aria-labelledby={`product-${stage.id}`}>
            <h3 id={`product-${stage.id}`}>{stage.label}</h3>
            {written.length > 0 && (
              <ul className={list.list}>
                {written.map((document) => (
                  <DocumentRow key={document.id} product={product} document={document} cards={live} onAgain={open} />
                ))}
              </ul>
            )}
            {missing.length > 0 && (
              <div className={classes.missing}>
                <span>Not yet:</span>
                {missing.map((card) => (
                  <Button key={card.id} look="line" size="sm" onClick={() => open(card)}>
                    <Icon name={card.icon} size={16} />
                    {card.name}
                  </Button>
                ))}
              </div>
            )}
          </section>
        )
      })}
    </>
  )
}

interface DocumentRowProps {
  product: Product
  document: ProductDocument
  cards: readonly AgentCard[]
  onAgain: (card: AgentCard) => void
}

function DocumentRow({ product, document, cards, onAgain }: DocumentRowProps) {
  const card = cards.find(({ id }) => id === document.agentId)
  const earlier = document.count - 1
  return (
    <li className={list.row}>
      <span className={list.icon}>
        <Icon name={card?.icon ?? 'compass'} size={20} />
      </span>
      <div className={list.body}>
        <Link to={runPath(document)} className={list.title} data-written>
          {document.title}
        </Link>
        <p className={list.facts}>
          <span>{card?.name ?? document.agentId}</span>
          <span>version {document.revision}</span>
          <time dateTime={document.createdAt} title={momentOf(document.createdAt)}>
            {whenOf(document.createdAt, Date.now())}
          </time>
          {earlier > 0 && (
            <Link to={`/features/history?agent=${document.agentId}&product=${product.id}`}>{earlier} earlier</Link>
          )}
        </p>
        <StandingNote
          id={document.id}
          standing={document}
          propose={
            <ButtonLink to={runPath(document)} state={{ proposes: true }} look="line" size="sm">
              Propose a change
            </ButtonLink>
          }
        />
      </div>
      {card && document.stale.length > 0 && (
        <div className={list.actions}>
          <Button look="line" size="sm" onClick={() => onAgain(card)}>
            Write anew
          </Button>
        </div>
      )}
    </li>
  )
}
