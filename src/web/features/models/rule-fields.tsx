import { type ModelRules, offeredPlans, type SpendCap } from '#shared/api/models.ts'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { AmountInput } from './amount-input.tsx'
import classes from './model-settings.module.css'

interface RuleFieldsProps {
  rules: ModelRules
  disabled: boolean
  onRules: (rules: ModelRules) => void
}

const caps = [
  { name: 'perRun', label: 'One run' },
  { name: 'perUserDay', label: 'One user in a day' },
  { name: 'perMonth', label: 'All users in a month' },
] as const

const units: readonly { value: SpendCap['unit']; label: string }[] = [
  { value: 'usd', label: 'USD' },
  { value: 'tokens', label: 'tokens' },
]

/** Caps, and the plans whose form begins with a thorough run. */
export function RuleFields({ rules, disabled, onRules }: RuleFieldsProps) {
  const isThorough = (plan: string) => rules.defaultModes[plan] === 'thorough'
  return (
    <>
      {caps.map(({ name, label }) => {
        const cap = rules[name]
        return (
          <div key={name} className={classes.cap}>
            <AmountInput
              id={`cap-${name}`}
              label={label}
              placeholder="No limit"
              amount={cap?.amount ?? null}
              disabled={disabled}
              onAmount={(amount) =>
                onRules({ ...rules, [name]: amount === null ? null : { amount, unit: cap?.unit ?? 'usd' } })
              }
            />
            <Select
              id={`unit-${name}`}
              name={`unit-${name}`}
              label="Unit"
              value={cap?.unit ?? 'usd'}
              options={units}
              disabled={disabled || cap === null}
              onText={(unit) => {
                const found = units.find(({ value }) => value === unit)
                if (cap && found) onRules({ ...rules, [name]: { ...cap, unit: found.value } })
              }}
            />
          </div>
        )
      })}
      <fieldset className={classes.plans}>
        <legend>Forms start with Thorough for</legend>
        {offeredPlans
          .filter((plan) => plan !== 'Guest')
          .map((plan) => (
            <Checkbox
              key={plan}
              id={`mode-${plan}`}
              name={`mode-${plan}`}
              label={plan}
              checked={isThorough(plan)}
              disabled={disabled}
              onChecked={(isChecked) =>
                onRules({ ...rules, defaultModes: { ...rules.defaultModes, [plan]: isChecked ? 'thorough' : 'quick' } })
              }
            />
          ))}
      </fieldset>
    </>
  )
}
