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

interface Row {
  name: string | undefined
  /** What stands beside the name; empty lines are left out. */
  lines: readonly { text: string | undefined; look?: 'done' | 'owner' | 'strong' }[]
}

/** A list of what has a name on the left and its lines beside it: weeks, sides, gates, sums. */
function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <ol className={classes.weeks}>
        {rows.map(({ name, lines }, index) => (
          <li key={String(index)}>
            <p className={classes.weekName}>{name}</p>
            <div>
              {lines.map(({ text, look }, place) =>
                look === 'done' || look === 'owner' ? (
                  text && (
                    <p key={String(place)} className={classes[look]}>
                      {text}
                    </p>
                  )
                ) : (
                  <p key={String(place)}>{look === 'strong' ? <b>{text}</b> : text}</p>
                ),
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const after = (label: string, text: string | undefined) => (text ? `${label}: ${text}` : undefined)

function Objective({ result }: { result: DeepPartial<CampaignResult> }) {
  if (!result.campaignObjective) return null
  return (
    <section className={classes.objective} aria-labelledby="objective-title">
      <h3 id="objective-title">Objective</h3>
      <p className={classes.objectiveText}>
        <Cited text={result.campaignObjective} />
      </p>
      <dl className={classes.measures}>
        {present(result.measurement).map((measure, index) => (
          <div key={String(index)}>
            <dt>{measure.name}</dt>
            <dd>{measure.definition}</dd>
            {measure.target && <dd className={classes.target}>Target: {measure.target}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Persona({ persona }: { persona: DeepPartial<CampaignResult>['persona'] }) {
  if (!persona) return null
  return (
    <section className={classes.persona} aria-labelledby="persona-title">
      <h3 id="persona-title">Persona</h3>
      <dl>
        {personaFields(persona).map(({ label, value }, index) => (
          <div key={String(index)}>
            <dt>{label}</dt>
            <dd>
              <Cited text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export default defineView<CampaignResult>(function CampaignView({ result, edit }) {
  const flow = present(result.platformFlow)
  const saveCopy = (index: number, text: string) =>
    edit?.save({
      ...result,
      platformFlow: flow.map((step, at) => (at === index ? { ...step, copyExample: text } : step)),
    }) ?? Promise.resolve(false)
  return (
    <div className={classes.view}>
      <Objective result={result} />
      <Persona persona={result.persona} />
      <Rows
        title="Both sides"
        rows={present(result.sides).map(({ who, message, order, met }) => ({
          name: who,
          lines: [{ text: message }, { text: order, look: 'done' }, { text: after('Met at', met), look: 'owner' }],
        }))}
      />
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
      <Rows
        title="Weeks"
        rows={present(result.weeks).map(({ weeks, work, doneWhen, owner }) => ({
          name: weeks,
          lines: [{ text: work }, { text: after('Done when', doneWhen), look: 'done' }, { text: owner, look: 'owner' }],
        }))}
      />
      <Rows
        title="Go or stop gates"
        rows={present(result.gates).map(({ when, number, goOn, stop }) => ({
          name: when,
          lines: [
            { text: number, look: 'strong' },
            { text: after('Go on', goOn), look: 'done' },
            { text: after('Stop', stop), look: 'done' },
          ],
        }))}
      />
      <Rows
        title="Budget"
        rows={present(result.budget).map(({ amount, what, release }) => ({
          name: amount,
          lines: [{ text: what }, { text: release, look: 'owner' }],
        }))}
      />
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
