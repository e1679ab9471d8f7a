import type { AgentCard } from '#agents/_kit/card.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useVote } from '../catalogue/use-vote.tsx'
import classes from './placeholder-page.module.css'

const expected = [
  'Automated analysis and insights',
  'Interactive worksheets and templates',
  'Export capabilities for reports',
  'Integration with existing workflow',
]

/** The page of an agent that does not work yet. */
export function PlaceholderPage({ card }: { card: AgentCard }) {
  const { vote, dialog } = useVote()
  return (
    <section className={classes.card}>
      <span className={classes.icon}>
        <Icon name={card.icon} size={32} />
      </span>
      <div className={classes.head}>
        <h1>{card.name}</h1>
        <span className={classes.badge}>Coming Soon</span>
      </div>
      <p className={classes.text}>This agent is currently under development and will be available soon.</p>
      <p className={classes.purpose}>{card.description}</p>
      <h2 className={classes.listTitle}>Expected features</h2>
      <ul className={classes.list}>
        {expected.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button disabled>In Development</Button>
        <ButtonLink to="/features" look="line">
          Back to Dashboard
        </ButtonLink>
        <ButtonLink to="/" look="quiet">
          Home
        </ButtonLink>
        <Button look="line" onClick={() => vote(card)}>
          <Icon name="thumb-up" size={18} />
          Vote &amp; Share Feedback
        </Button>
      </div>
      {dialog}
    </section>
  )
}
