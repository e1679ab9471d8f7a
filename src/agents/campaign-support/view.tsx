import { present } from '#agents/_kit/present.ts'
import { Points } from '#agents/_kit/view/points.tsx'
import { SideBySide } from '#agents/_kit/view/side-by-side.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { EditableText } from '#ui/result/editable-text.tsx'
import type { CampaignResult, PlatformStep } from './output.ts'
import { personaFields, weeksOf } from './to-document.ts'
import classes from './view.module.css'
import { WeekBars } from './week-bars.tsx'

interface StationProps {
  step: DeepPartial<PlatformStep>
  /** From 1. */
  number: number
  save: ((text: string) => Promise<boolean>) | undefined
}

function Station({ step, number, save }: StationProps) {
  return (
    <li className={classes.station} data-stage={step.stage}>
      <div className={classes.stationHead}>
        <h4>{step.channel ?? '...'}</h4>
        <p className={classes.when}>
          {step.stage && <span className={classes.stage}>{step.stage}</span>}
          {weeksOf(step.startWeek, step.endWeek)}
        </p>
      </div>
      <div className={classes.stationBody}>
        <dl>
          {step.audience && (
            <div>
              <dt>Audience</dt>
              <dd>
                <Cited text={step.audience} />
              </dd>
            </div>
          )}
          {step.goal && (
            <div>
              <dt>Goal</dt>
              <dd>{step.goal}</dd>
            </div>
          )}
          {step.contentIdea && (
            <div>
              <dt>Content idea</dt>
              <dd>{step.contentIdea}</dd>
            </div>
          )}
          {step.measure && (
            <div>
              <dt>Measured by</dt>
              <dd>{step.measure}</dd>
            </div>
          )}
        </dl>
        {step.copyExample && (
          <div className={classes.copy}>
            <EditableText
              id={`copy-${number}`}
              label={`Copy for ${step.channel ?? `channel ${number}`}`}
              heading={<h5>Copy example</h5>}
              text={step.copyExample}
              rows={8}
              save={save}
            />
          </div>
        )}
      </div>
    </li>
  )
}

export default defineView<CampaignResult>(function CampaignView({ result, edit }) {
  const flow = present(result.platformFlow)
  const measures = present(result.measurement)
  const weeks = present(result.weeks)
  const sides = present(result.sides)
  const gates = present(result.gates)
  const budget = present(result.budget)
  const saveCopy = (index: number, text: string) =>
    edit?.save({
      ...result,
      platformFlow: flow.map((step, at) => (at === index ? { ...step, copyExample: text } : step)),
    }) ?? Promise.resolve(false)
  return (
    <div className={classes.view}>
      {result.campaignObjective && (
        <section className={classes.objective} aria-labelledby="objective-title">
          <h3 id="objective-title">Objective</h3>
          <p className={classes.objectiveText}>
            <Cited text={result.campaignObjective} />
          </p>
          <dl className={classes.measures}>
            {measures.map((measure, index) => (
              <div key={String(index)}>
                <dt>{measure.name}</dt>
                <dd>{measure.definition}</dd>
                {measure.target && <dd className={classes.target}>Target: {measure.target}</dd>}
              </div>
            ))}
          </dl>
        </section>
      )}
      {result.persona && (
        <section className={classes.persona} aria-labelledby="persona-title">
          <h3 id="persona-title">Persona</h3>
          <dl>
            {personaFields(result.persona).map(({ label, value }, index) => (
              <div key={String(index)}>
                <dt>{label}</dt>
                <dd>
                  <Cited text={value} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {sides.length > 0 && (
        <section className={classes.section}>
          <h3>Both sides</h3>
          <ol className={classes.weeks}>
            {sides.map((side, index) => (
              <li key={String(index)}>
                <p className={classes.weekName}>{side.who}</p>
                <div>
                  <p>{side.message}</p>
                  {side.order && <p className={classes.done}>{side.order}</p>}
                  {side.met && <p className={classes.owner}>Met at: {side.met}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {flow.length > 0 && (
        <section className={classes.section}>
          <h3>Channel plan</h3>
          <WeekBars flow={flow} />
          <ol className={classes.flow}>
            {flow.map((step, index) => (
              <Station
                // Channels have no identity but their place.
                key={String(index)}
                step={step}
                number={index + 1}
                save={edit && ((text) => saveCopy(index, text))}
              />
            ))}
          </ol>
        </section>
      )}
      {weeks.length > 0 && (
        <section className={classes.section}>
          <h3>Weeks</h3>
          <ol className={classes.weeks}>
            {weeks.map((week, index) => (
              <li key={String(index)}>
                <p className={classes.weekName}>{week.weeks}</p>
                <div>
                  <p>{week.work}</p>
                  {week.doneWhen && <p className={classes.done}>Done when: {week.doneWhen}</p>}
                  {week.owner && <p className={classes.owner}>{week.owner}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {gates.length > 0 && (
        <section className={classes.section}>
          <h3>Go or stop gates</h3>
          <ol className={classes.weeks}>
            {gates.map((gate, index) => (
              <li key={String(index)}>
                <p className={classes.weekName}>{gate.when}</p>
                <div>
                  <p>
                    <b>{gate.number}</b>
                  </p>
                  {gate.goOn && <p className={classes.done}>Go on: {gate.goOn}</p>}
                  {gate.stop && <p className={classes.done}>Stop: {gate.stop}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {budget.length > 0 && (
        <section className={classes.section}>
          <h3>Budget</h3>
          <ol className={classes.weeks}>
            {budget.map((line, index) => (
              <li key={String(index)}>
                <p className={classes.weekName}>{line.amount}</p>
                <div>
                  <p>{line.what}</p>
                  {line.release && <p className={classes.owner}>{line.release}</p>}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      <SideBySide>
        <Points
          title="Excluded channels"
          items={present(result.refused).map(({ channel = '', why = '' }) => `${channel}: ${why}`)}
        />
        <Points title="Bonus ideas" items={present(result.bonusIdeas)} />
        <Points title="Before launch" items={present(result.toCheck)} tone="signal" />
      </SideBySide>
    </div>
  )
})
