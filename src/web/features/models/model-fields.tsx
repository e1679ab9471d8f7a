import { useState } from 'react'
import { type ModelAdministration, offeredPlans } from '#shared/api/models.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { AmountInput } from './amount-input.tsx'
import classes from './model-settings.module.css'

type Model = ModelAdministration['models'][number]
type Prices = Record<'input' | 'output', number | null>

interface ModelFieldsProps {
  model: Model
  isFirst: boolean
  disabled: boolean
  onModel: (model: Model) => void
  onFirst: () => void
  onRemove: () => void
}

/** One model of the list: its label, price and plans. */
export function ModelFields({ model, isFirst, disabled, onModel, onFirst, onRemove }: ModelFieldsProps) {
  const { id, label, price, plans } = model
  // A price is both: one alone is kept here until the other is there.
  const [prices, setPrices] = useState<Prices>(price ?? { input: null, output: null })
  const lacksOne = (prices.input === null) !== (prices.output === null)
  const priced = (part: keyof Prices, amount: number | null) => {
    const next = { ...prices, [part]: amount }
    setPrices(next)
    const { input, output } = next
    onModel({ ...model, price: input === null || output === null ? null : { input, output } })
  }
  const offered = plans ?? offeredPlans
  const offer = (plan: string, isOffered: boolean) => {
    const next = offeredPlans.filter((each) => (each === plan ? isOffered : offered.includes(each)))
    onModel({ ...model, plans: next.length === offeredPlans.length ? null : next })
  }
  return (
    <li className={classes.model} aria-label={id}>
      <div className={classes.modelHead}>
        <b>{id}</b>
        <span>
          {!isFirst && (
            <Button look="quiet" size="sm" disabled={disabled} onClick={onFirst}>
              Put first
            </Button>
          )}
          {!model.fromSettings && (
            <Button look="quiet" size="sm" disabled={disabled} onClick={onRemove}>
              Remove
            </Button>
          )}
        </span>
      </div>
      {model.unusable && <p className={classes.note}>Cannot be used yet: {model.unusable}</p>}
      <div className={classes.fields}>
        <TextInput
          id={`label-${id}`}
          label="Label"
          value={label}
          placeholder={id}
          most={60}
          disabled={disabled}
          onText={(text) => onModel({ ...model, label: text })}
        />
        {id !== 'built-in' &&
          (['input', 'output'] as const).map((part) => (
            <AmountInput
              key={part}
              id={`price-${part}-${id}`}
              label={part === 'input' ? 'USD in' : 'USD out'}
              amount={prices[part]}
              mayBeZero
              error={lacksOne && prices[part] === null ? 'Give both prices, or none.' : undefined}
              disabled={disabled}
              onAmount={(amount) => priced(part, amount)}
            />
          ))}
      </div>
      <fieldset className={classes.plans}>
        <legend>Plans that may use it</legend>
        {offeredPlans.map((plan) => (
          <Checkbox
            key={plan}
            id={`plan-${plan}-${id}`}
            name={`plan-${plan}-${id}`}
            label={plan}
            checked={offered.includes(plan)}
            disabled={disabled}
            onChecked={(isChecked) => offer(plan, isChecked)}
          />
        ))}
      </fieldset>
    </li>
  )
}
