import { siteCopy } from '../../site/site-copy.ts'
import { AgentCounts } from '../catalogue/agent-counts.tsx'
import classes from './hero.module.css'
import { HeroQuotes } from './hero-quotes.tsx'
import { HeroResult, type HeroSample } from './hero-result.tsx'
import { TryIt } from './try-it.tsx'

export function Hero({ sample }: { sample: HeroSample }) {
  return (
    <section className={classes.band} aria-labelledby="hero-title">
      <svg className={classes.chart} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g className={classes.rings}>
          <circle cx="1120" cy="330" r="150" />
          <circle cx="1120" cy="330" r="270" />
          <circle cx="1120" cy="330" r="400" />
          <circle cx="1120" cy="330" r="540" />
        </g>
        <path className={classes.route} d="M-20 716C300 700 520 640 720 664S1120 700 1460 470" />
        <path className={classes.points} d="m318 675 9 15h-18zM752 658l9 15h-18zM1037 654l9 15h-18z" />
      </svg>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 id="hero-title" className={classes.title}>
            {siteCopy.headline}
          </h1>
          <p className={classes.lead}>
            Describe a product in your own words. Get the PRD, the personas or the market research your team needs, with
            what every claim rests on.
          </p>
          <p className={classes.counts}>
            <AgentCounts />
          </p>
          <p className={classes.more}>
            <a href="#demo-section">See it work in two minutes</a>
            <a href="#agents-showcase">See the agents</a>
          </p>
        </div>
        <div className={classes.result}>
          <HeroResult sample={sample} />
        </div>
        <div className={classes.form}>
          <TryIt />
        </div>
        <div className={classes.quotes}>
          <HeroQuotes />
        </div>
      </div>
    </section>
  )
}
