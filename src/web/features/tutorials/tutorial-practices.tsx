import type { Tutorial } from '#agents/_kit/tutorial.ts'
import classes from './tutorial-parts.module.css'

export function TutorialPractices({ tutorial }: { tutorial: Tutorial }) {
  const { before, after, difference } = tutorial.brief
  return (
    <div className={classes.stack}>
      <section>
        <h2>What a good input looks like</h2>
        <div className={classes.compare}>
          <figure data-side="before">
            <figcaption>Before</figcaption>
            <blockquote>{before}</blockquote>
          </figure>
          <figure data-side="after">
            <figcaption>After</figcaption>
            <blockquote>{after}</blockquote>
          </figure>
        </div>
        <p className={classes.difference}>{difference}</p>
      </section>
      <section>
        <h2>Four tips</h2>
        <ol className={classes.tips}>
          {tutorial.tips.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
