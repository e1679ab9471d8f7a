import { present } from '#agents/_kit/present.ts'
import { keyed } from '#ui/blocks/keyed.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CompetitorCard } from './competitor-card.tsx'
import { type CompetitorResult, groupKeys, groupTexts } from './output.ts'
import classes from './view.module.css'

export default defineView<CompetitorResult>(function CompetitorsView({ result, running }) {
  const questions = present(result.openQuestions)
  return (
    <div className={classes.view}>
      {result.summary && (
        <p className={classes.summary}>
          <Cited text={result.summary} />
        </p>
      )}
      {groupKeys.map((key) => {
        const group = result[key]
        if (!group) return null
        const competitors = present(group)
        const { title, about, empty } = groupTexts[key]
        return (
          <section key={key} className={classes.group} data-group={key} aria-labelledby={`group-${key}`}>
            <header className={classes.head}>
              <h3 id={`group-${key}`}>
                {title} <span className={classes.count}>{competitors.length}</span>
              </h3>
              <p>{about}</p>
            </header>
            {competitors.length === 0 && !running && <p className={classes.none}>{empty}</p>}
            {competitors.length > 0 && (
              <div className={classes.cards}>
                {competitors.map((competitor, index) => (
                  <CompetitorCard key={String(index)} competitor={competitor} />
                ))}
              </div>
            )}
          </section>
        )
      })}
      {questions.length > 0 && (
        <section className={classes.questions} aria-labelledby="questions-title">
          <h3 id="questions-title">Open questions</h3>
          <ol>
            {keyed(questions).map(({ key, item: { question, owner, test } }) => (
              <li key={key}>
                <p className={classes.question}>{question}</p>
                <p className={classes.test}>
                  {owner && <strong>{owner}: </strong>}
                  {test}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
})
