import { present } from '#agents/_kit/present.ts'
import { DecideFirst } from '#agents/_kit/view/decide-first.tsx'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { SideBySide } from '#agents/_kit/view/side-by-side.tsx'
import { Summary } from '#agents/_kit/view/summary.tsx'
import workItem from '#agents/_kit/view/work-item.module.css'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { keyed } from '#ui/blocks/keyed.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import { Board } from './board.tsx'
import type { DevelopmentResult } from './output.ts'
import classes from './view.module.css'

type Result = DeepPartial<DevelopmentResult>

function Api({ api }: { api: Result['api'] }) {
  const list = present(api)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>API notes</h3>
      <ul className={classes.operations}>
        {list.map(({ method, path, does, who, errors, again }, index) => (
          <li key={`${method ?? ''} ${path ?? index}`}>
            <p className={classes.operation}>
              <span data-method={method}>{method}</span>
              <code>{path}</code>
            </p>
            <p>
              {does}
              {who && <span className={classes.by}> For {who}.</span>}
            </p>
            <details className={workItem.more} data-printed>
              <summary>Errors and repeats</summary>
              <ul className={classes.errors}>
                {present(errors).map(({ status, when }) => (
                  <li key={`${status ?? ''} ${when ?? ''}`}>
                    <code>{status}</code> {when}
                  </li>
                ))}
              </ul>
              {again && (
                <p className={classes.again}>
                  <span>If sent twice:</span> {again}
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Data({ data }: { data: Result['data'] }) {
  const list = present(data)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Data notes</h3>
      <div className={classes.entities}>
        {list.map(({ entity, holds, states, personal, retention }, index) => (
          <article key={String(index)} className={classes.entity}>
            <h4>
              {entity}
              {personal && <span className={classes.personal}>about a person</span>}
            </h4>
            <p>{holds}</p>
            {present(states).length > 0 && (
              <ul className={classes.states} aria-label={`States of ${entity ?? 'it'}`}>
                {keyed(present(states)).map(({ key, item: state }) => (
                  <li key={key}>{state}</li>
                ))}
              </ul>
            )}
            {retention && (
              <p className={classes.kept}>
                <span>Kept:</span> <Cited text={retention} />
              </p>
            )}
          </article>
        ))}
      </div>
    </section>
  )
}

function Checklist({ title, items }: { title: string; items: readonly { text: string; note: string }[] }) {
  if (items.length === 0) return null
  return (
    <section className={classes.checklist}>
      <header>
        <h3>{title}</h3>
        <CopyButton text={items.map(({ text }) => `- [ ] ${text}`).join('\n')} what={title.toLowerCase()} />
      </header>
      <ul>
        {keyed(items).map(({ key, item: { text, note } }) => (
          <li key={key}>
            <span>
              <Cited text={text} />
            </span>
            {note && (
              <span className={classes.note}>
                <Cited text={note} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export default defineView<DevelopmentResult>(function DevelopmentView({ result, running }) {
  return (
    <div className={classes.view}>
      <Summary text={result.summary} />
      <DecideFirst advice={result.decideFirst} />
      <Board epics={present(result.epics)} running={running} />
      <Api api={result.api} />
      <Data data={result.data} />
      <SideBySide>
        <Checklist
          title="Definition of done"
          items={present(result.definitionOfDone).map(({ item, why }) => ({ text: item ?? '', note: why ?? '' }))}
        />
        <Checklist
          title="Hand-over"
          items={present(result.handover).map(({ item, owner, when }) => ({
            text: item ?? '',
            note: [owner, when].filter(Boolean).join(', '),
          }))}
        />
      </SideBySide>
      <OpenQuestions questions={present(result.openQuestions)} />
    </div>
  )
})
