import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { siteCopy } from '../../site/site-copy.ts'
import classes from './hero.module.css'
import { SampleRun } from './sample-run.tsx'

export function Hero() {
  return (
    <section className={classes.band}>
      <svg className={classes.chart} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className={classes.rings}>
          <circle cx="1120" cy="330" r="150" />
          <circle cx="1120" cy="330" r="270" />
          <circle cx="1120" cy="330" r="400" />
          <circle cx="1120" cy="330" r="540" />
        </g>
        <path className={classes.route} d="M-20 690 C 260 640, 380 470, 640 560 S 980 720, 1460 470" />
        <path className={classes.points} d="m351 556 9 15h-18zM743 575l9 15h-18zM1180 598l9 15h-18z" />
      </svg>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 className={classes.title}>{siteCopy.headline}</h1>
          <p className={classes.lead}>
            Describe a product in your own words. Get the PRD, the personas or the market research your team needs, with
            what every claim rests on.
          </p>
          <div className={classes.actions}>
            <ButtonLink to="/features" size="lg" className={classes.main}>
              Open the workspace
              <Icon name="arrow-right" size={20} />
            </ButtonLink>
            <a href="#agents-showcase" className={classes.more}>
              See the agents
            </a>
          </div>
          <p className={classes.note}>{siteCopy.noSignup}</p>
        </div>
        <SampleRun />
      </div>
    </section>
  )
}
