import { Link } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import type { Sample } from '#shared/samples/sample.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { pathOf } from '../catalogue/catalogue.ts'
import classes from './sample-page.module.css'

const SampleResult = lazyPart(() => import('./sample-result.tsx'))

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The longest text of a form is what the run was about. */
function briefOf(input: Sample['input'], fileName = input.fileName): string {
  if (typeof fileName === 'string' && fileName !== '') return `${fileName}: ${String(input.question ?? '')}`
  const texts = Object.values(input).filter((value) => typeof value === 'string')
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

export function SamplePage({ sample, card }: { sample: Sample; card: AgentCard }) {
  return (
    <div className={classes.page}>
      <Link to="/samples" className={classes.back}>
        <Icon name="arrow-left" size={18} />
        All sample results
      </Link>
      <header className={classes.head}>
        <p className={classes.kind}>
          <Icon name={card.icon} size={18} />
          Example, written by {card.name}
        </p>
        <h1>{sample.title}</h1>
        <p className={classes.note}>
          The product is made up; the result is not touched up. PM Pilot wrote it from the text below on{' '}
          {day.format(new Date(sample.timestamp))}, with its own market library and no language model.
        </p>
        <blockquote className={classes.brief}>{briefOf(sample.input)}</blockquote>
      </header>
      <SampleResult fallback={<div className={classes.place} />} sample={sample} />
      <section className={classes.call} aria-labelledby="your-own" data-screen-only>
        <div>
          <h2 id="your-own">Now for your own product</h2>
          <p>{card.description}</p>
        </div>
        <ButtonLink to={pathOf(card)}>
          Open {card.name}
          <Icon name="arrow-right" size={18} />
        </ButtonLink>
      </section>
    </div>
  )
}
