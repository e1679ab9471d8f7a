import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import classes from './account.module.css'
import { type AccountDetails, saveNames } from './account-calls.ts'
import { AccountCard, CardFailure } from './account-card.tsx'
import { useAction } from './use-action.ts'

export function NamesCard({ details }: { details: AccountDetails }) {
  const queries = useQueryClient()
  const [firstName, setFirstName] = useState(details.firstName)
  const [lastName, setLastName] = useState(details.lastName)
  const action = useAction()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await action.run(async () => {
      await saveNames(firstName.trim(), lastName.trim())
      await queries.invalidateQueries({ queryKey: ['account', 'details'] })
    }, 'Names saved')
  }
  const field = (name: 'firstName' | 'lastName', label: string, value: string, set: (text: string) => void) => ({
    id: name,
    name,
    label,
    value,
    required: true,
    most: 100,
    error: action.fields[name],
    disabled: action.busy,
    onText: (text: string) => {
      set(text)
      action.clear()
    },
  })
  return (
    <AccountCard id="names" title="Name" description="How the workspace and our emails greet you.">
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput {...field('firstName', 'First name', firstName, setFirstName)} autoComplete="given-name" />
          <TextInput {...field('lastName', 'Last name', lastName, setLastName)} autoComplete="family-name" />
        </div>
        <CardFailure>{action.failure}</CardFailure>
        <div className={classes.actions}>
          <Button type="submit" busy={action.busy} disabled={action.busy}>
            Save Names
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
