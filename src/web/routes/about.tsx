import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import classes from '../features/about/about.module.css'
import { Course } from '../features/about/course.tsx'
import { AgentCounts } from '../features/catalogue/agent-counts.tsx'
import { NightChart } from '../site/night-chart.tsx'
import { siteCopy } from '../site/site-copy.ts'
import { breadcrumbData, pageMeta } from '../site/structured-data.ts'

export const meta = () => [
  ...pageMeta({
    title: 'About',
    description: 'Why PM Pilot exists, how it works, and what it does for a product manager.',
  }),
  breadcrumbData([
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
  ]),
]

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'Hours back',
    text: 'You have the first draft of a document within minutes; spend your time judging it.',
  },
  {
    icon: 'document',
    title: 'Less documentation',
    text: 'One description of the product feeds every agent, so nothing is typed twice.',
  },
  {
    icon: 'binoculars',
    title: 'Claims with their source',
    text: 'Facts carry a source and a year. Assumptions say how to check them, and who does.',
  },
  {
    icon: 'map',
    title: 'The whole way',
    text: 'From the first interview to what to do after launch, one stage at a time.',
  },
]

const steps = [
  { title: 'Choose agents', text: 'Pick the agent for the document or the answer that you need next.' },
  { title: 'Input context', text: 'Say in your own words what the product does, for whom, and what they do today.' },
  { title: 'Get insights', text: 'Watch it being written, question it, edit it, and export it for your team.' },
]

export default function About() {
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <div>
          <h1>Less writing about the product. More deciding about it.</h1>
          <p>
            PM Pilot gives product managers and marketers a set of AI agents. Each takes a short form and returns work
            that a team can question, check and build from.
          </p>
        </div>
        <Course />
      </section>
      <dl className={classes.stats}>
        {siteCopy.aboutStats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.counts}>
        <AgentCounts /> The figures above are illustrative: launch copy, not measurements.
      </p>
      <section className={classes.benefits} aria-labelledby="benefits-title">
        <h2 id="benefits-title">What you get</h2>
        <div className={classes.grid}>
          {benefits.map((benefit) => (
            <article key={benefit.title} className={classes.benefit}>
              <Icon name={benefit.icon} size={26} />
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </article>
          ))}
        </div>
      </section>
      <section className={classes.mission} aria-labelledby="mission-title">
        <NightChart />
        <h2 id="mission-title">Our mission</h2>
        <p>
          Good products come from people who understand a job better than anyone else does. We want product managers to
          spend their days on that understanding, and to leave the first draft of everything else to agents that show
          their work.
        </p>
      </section>
      <section aria-labelledby="how-title">
        <h2 id="how-title">How it works</h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={classes.actions}>
        <ButtonLink to="/features" size="lg">
          Explore Features
        </ButtonLink>
        <ButtonLink to="/auth" look="line" size="lg">
          Get Started Free
        </ButtonLink>
      </div>
    </div>
  )
}
