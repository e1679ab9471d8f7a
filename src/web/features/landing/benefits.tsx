import type { ReactNode } from 'react'
import { siteCopy } from '../../site/site-copy.ts'
import { DocumentPicture, HoursPicture, InsightPicture, RoadmapPicture } from './benefit-pictures.tsx'
import classes from './benefits.module.css'
import section from './section.module.css'

const [hours, documents, insights, roadmaps] = siteCopy.claims

const benefits: readonly { claim: string; text: string; picture: ReactNode }[] = [
  {
    claim: hours,
    text: 'You have a first draft within minutes. Spend your time judging it, and talking to the people who can change it.',
    picture: <HoursPicture />,
  },
  {
    claim: documents,
    text: 'One description of the product feeds every agent. The persona, the PRD and the launch plan agree.',
    picture: <DocumentPicture />,
  },
  {
    claim: insights,
    text: 'Personas, interview questions and segments from what you know today, with the gaps named.',
    picture: <InsightPicture />,
  },
  {
    claim: roadmaps,
    text: 'Now, next and later with the dependencies drawn in, and a reason for every place in the queue.',
    picture: <RoadmapPicture />,
  },
]

export function Benefits() {
  return (
    <section className={section.section} aria-labelledby="benefits-title">
      <div className={section.head}>
        <h2 id="benefits-title">Less writing, more product work</h2>
      </div>
      <ul className={classes.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit.claim} className={classes.benefit}>
            <div className={classes.picture}>{benefit.picture}</div>
            <div className={classes.words}>
              <h3>{benefit.claim}</h3>
              <p>{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
