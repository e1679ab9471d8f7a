import { present } from '#agents/_kit/present.ts'
import { Points } from '#agents/_kit/view/points.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import classes from './battle-cards.module.css'
import type { BattleCard } from './output.ts'
import { cardFields } from './to-document.ts'

function Card({ card }: { card: DeepPartial<BattleCard> }) {
  const name = card.name ?? '...'
  const href = safeHref(card.url)
  const text = [name, ...cardFields(card).map(({ label, value }) => `${label}: ${plainText(value)}`)].join('\n')
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <div>
          <h4>{name}</h4>
          {href && (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {new URL(href).hostname.replace(/^www\./, '')}
              <Icon name="external" size={14} />
            </a>
          )}
        </div>
        <CopyButton text={text} what={`the battle card of ${name}`} />
      </header>
      <div className={classes.sides}>
        <Points title="Where it wins" items={present(card.wins)} heading="h5" tone="signal" />
        <Points title="Where it loses to us" items={present(card.loses)} heading="h5" />
      </div>
      {(card.theySay || card.weAnswer) && (
        <div className={classes.talk}>
          {card.theySay && (
            <p className={classes.they}>
              <span className={classes.label}>They say</span>
              <Cited text={card.theySay} />
            </p>
          )}
          {card.weAnswer && (
            <p className={classes.we}>
              <span className={classes.label}>We answer</span>
              <Cited text={card.weAnswer} />
            </p>
          )}
        </div>
      )}
      {card.price && (
        <p className={classes.trap}>
          <span className={classes.label}>Price</span>
          <Cited text={card.price} />
        </p>
      )}
      {card.trapQuestion && (
        <p className={classes.trap}>
          <span className={classes.label}>Let the buyer ask</span>
          {card.trapQuestion}
        </p>
      )}
    </article>
  )
}

export function BattleCards({ cards }: { cards: readonly DeepPartial<BattleCard>[] }) {
  if (cards.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Battle cards</h3>
      <div className={classes.cards}>
        {cards.map((card, index) => (
          <Card key={String(index)} card={card} />
        ))}
      </div>
    </section>
  )
}
