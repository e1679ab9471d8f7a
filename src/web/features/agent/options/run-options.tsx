import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Expectation, type ModelChoice, type ModelChoices, modelChoices } from '#shared/api/models.ts'
import { isEmptyContext } from '#shared/api/run-context.ts'
import { inDollars } from '#shared/money.ts'
import type { RunMode } from '#shared/run-mode.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { apiJson } from '../../../http/api-fetch.ts'
import type { RunChoice } from './run-choice.ts'
import classes from './run-options.module.css'

const ContextPanel = lazyPart(() => import('./context-panel.tsx'))

interface RunOptionsProps {
  agentId: string
  accountId: string
  choice: RunChoice
  disabled: boolean
  onChoice: (choice: RunChoice) => void
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

function inTime(seconds: number): string {
  return seconds < 90 ? `about ${Math.max(5, Math.round(seconds / 5) * 5)} s` : `about ${Math.round(seconds / 60)} min`
}

const takes = ({ seconds, cost }: Expectation) => `${inTime(seconds)}${cost === null ? '' : `, ${inDollars(cost)}`}`

const modes: readonly { value: RunMode; label: string }[] = [
  { value: 'quick', label: 'Quick' },
  { value: 'thorough', label: 'Thorough' },
]

/** What writes, how thoroughly, and what goes along. Shows nothing where there is nothing to choose. */
export default function RunOptions({ agentId, accountId, choice, disabled, onChoice }: RunOptionsProps) {
  const { data } = useQuery({
    queryKey: ['models', accountId, agentId],
    queryFn: ({ signal }) => apiJson(`/api/models?agent=${encodeURIComponent(agentId)}`, modelChoices, { signal }),
    staleTime: 30_000,
  })
  const [isOpen, setOpen] = useState(choice.context !== null)
  const named = data?.models.find(({ id }) => id === choice.model)
  const chosen: ModelChoice | undefined = named ?? data?.models.find(({ id }) => id === data.chosen)
  const mode = choice.mode ?? data?.defaultMode ?? 'quick'
  const settle = useEffectEvent((known: typeof data) => {
    if (!known) return
    // A model that is no longer offered would be refused.
    const model = choice.model !== null && !named ? null : choice.model
    const planMode = known.defaultMode
    const writes = known.models.find(({ id }) => id === (model ?? known.chosen))
    // The built-in writer takes earlier results; notes and a voice are for a model.
    const context = writes?.builtIn ? resultsOf(choice.context) : choice.context
    if (model !== choice.model || planMode !== choice.planMode || context !== choice.context)
      onChoice({ ...choice, model, planMode, context })
  })
  useEffect(() => settle(data), [data])
  if (!data || !chosen) return null

  const along = choice.context
  const count = along ? along.results.length + along.notes.length + Number(along.voice) : 0
  return (
    <div className={classes.options}>
      <div className={classes.row}>
        {data.models.length > 1 && (
          <label className={classes.model} htmlFor="run-model">
            <span>Written by</span>
            <select
              id="run-model"
              value={chosen.id}
              disabled={disabled}
              onChange={({ currentTarget: { value } }) => onChoice({ ...choice, model: value })}
            >
              {data.models.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {!chosen.builtIn && (
          <Modes
            mode={mode}
            expected={chosen.expected}
            disabled={disabled}
            onMode={(value) => onChoice({ ...choice, mode: value })}
          />
        )}
        <Button
          look="quiet"
          size="sm"
          disabled={disabled}
          aria-expanded={isOpen}
          aria-controls="run-context"
          onClick={() => setOpen((before) => !before)}
        >
          <Icon name="plus" size={16} />
          {chosen.builtIn ? usedResults(along?.results.length ?? 0) : count > 0 ? `Context: ${count}` : 'Add context'}
        </Button>
      </div>
      {isOpen && (
        <div id="run-context">
          <ContextPanel
            accountId={accountId}
            context={along ?? { results: [], notes: [], voice: false }}
            resultsOnly={chosen.builtIn}
            disabled={disabled}
            onContext={(context) => onChoice({ ...choice, context: isEmptyContext(context) ? null : context })}
          />
        </div>
      )}
      {!chosen.builtIn && !chosen.ownKey && <Caps caps={data.caps} expected={chosen.expected?.[mode]} />}
    </div>
  )
}

const usedResults = (count: number) =>
  count === 0 ? 'Use earlier results' : `Using ${count} earlier ${count === 1 ? 'result' : 'results'}`

/** The same context where it holds nothing else. */
function resultsOf(context: RunChoice['context']): RunChoice['context'] {
  if (!context || context.results.length === 0) return null
  return context.notes.length === 0 && !context.voice ? context : { ...context, notes: [], voice: false }
}

interface ModesProps {
  mode: RunMode
  expected: ModelChoice['expected']
  disabled: boolean
  onMode: (mode: RunMode) => void
}

function Modes({ mode, expected, disabled, onMode }: ModesProps) {
  return (
    <fieldset className={classes.modes} disabled={disabled}>
      <legend className={classes.hidden}>How thoroughly</legend>
      {modes.map(({ value, label }) => (
        <label key={value} className={classes.mode} htmlFor={`run-mode-${value}`}>
          <input
            id={`run-mode-${value}`}
            type="radio"
            name="run-mode"
            value={value}
            checked={mode === value}
            onChange={() => onMode(value)}
          />
          <span>
            {label}
            {expected && <small>{takes(expected[value])}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the installation allows of what it pays for, and what is left of it. */
function Caps({ caps, expected }: { caps: ModelChoices['caps']; expected: Expectation | undefined }) {
  return (
    <>
      {(caps.run || caps.day) && (
        <p className={classes.caps}>
          {[
            caps.run && `At most ${amountOf(caps.run)} a run`,
            caps.day && `${amountOf({ ...caps.day, amount: caps.day.used })} of ${amountOf(caps.day)} used today`,
          ]
            .filter(Boolean)
            .join('; ')}
        </p>
      )}
      {caps.monthReached && (
        <p className={classes.caps} role="status">
          This installation has reached its limit for language models this month.
        </p>
      )}
      {caps.run && expected && isOver(expected, caps.run) && (
        <p className={classes.caps} role="status">
          This is likely to take more than one run may here.
        </p>
      )}
    </>
  )
}

const amountOf = ({ unit, amount }: { unit: 'usd' | 'tokens'; amount: number }) =>
  unit === 'usd' ? inDollars(amount) : `${whole.format(amount)} tokens`

const isOver = ({ tokens, cost }: Expectation, { unit, amount }: { unit: 'usd' | 'tokens'; amount: number }) =>
  unit === 'usd' ? (cost ?? 0) > amount : tokens > amount
