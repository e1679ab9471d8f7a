import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useAccount } from '../../session/use-session.ts'
import { siteCopy } from '../../site/site-copy.ts'
import { pathOf } from '../catalogue/catalogue.ts'
import { useCard } from '../catalogue/use-catalogue.ts'
import classes from './try-it.module.css'

/** What hands the words over comes with the press, like the page that takes them. */
const loadHandOver = () => Promise.all([import('../agent/form/form-draft.ts'), import('../agent/form/arrival.ts')])

const example = {
  idea: 'Tablewise: a booking page for independent restaurants. Guests book a table online, leave a deposit of 20 euro for groups of six or more, and get a reminder the day before. When a table is cancelled, the waitlist is offered it by text message. Today restaurants use a paper book and the phone. 59 euro a month per restaurant.',
  audience: 'Owners and managers of independent restaurants with 40 to 120 seats in Ireland and the Netherlands',
}
const missing = { idea: 'Describe the product in a sentence or two', audience: 'Say who it is for' }
type Name = keyof typeof example
const names: readonly Name[] = ['idea', 'audience']

/** The first run, started from the first page: market research is what guests may write. */
export function TryIt() {
  const account = useAccount()
  const navigate = useNavigate()
  const card = useCard('market-research')
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ idea: '', audience: '' })
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})

  // What was typed before the page came to life.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined)
    const [idea, audience] = names.map((name) => String(typed.get(name) ?? ''))
    if (idea || audience) setValues({ idea: idea ?? '', audience: audience ?? '' })
  }, [])

  const set = (name: Name, text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors({})
  }
  const fillExample = () => {
    setValues(example)
    setErrors({})
  }
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const lacking = names.filter((name) => values[name].trim() === '')
    const first = lacking[0]
    if (first) {
      setErrors(Object.fromEntries(lacking.map((name) => [name, missing[name]])))
      document.getElementById(`try-${first}`)?.focus()
      return
    }
    const loaded = await loadHandOver().catch(() => null)
    if (!loaded) setErrors({ audience: 'The form could not be loaded. Please try again.' })
    if (!card || !loaded) return
    const [{ writeDraft }, { arrivingToRun }] = loaded
    const filled = { productDescription: values.idea, targetAudience: values.audience }
    writeDraft(card.id, { values: filled, run: null, asked: null }, account?.id ?? null)
    navigate(pathOf(card), { state: arrivingToRun })
  }
  // Where the agent is only announced, nothing is promised here.
  if (card?.status !== 'live') return null
  return (
    <form ref={form} className={classes.card} onSubmit={begin} noValidate aria-labelledby="try-title">
      <div className={classes.head}>
        <h2 id="try-title">{siteCopy.noSignup}</h2>
        <Button look="quiet" size="sm" onClick={fillExample}>
          Fill in an example
        </Button>
      </div>
      <TextArea
        id="try-idea"
        name="idea"
        label="Product idea"
        placeholder="What it does, for whom, and what they do today instead"
        rows={2}
        value={values.idea}
        error={errors.idea}
        onText={(text) => set('idea', text)}
      />
      <TextArea
        id="try-audience"
        name="audience"
        label="Target audience"
        placeholder="Who uses it, who pays, and where they are"
        rows={1}
        value={values.audience}
        error={errors.audience}
        onText={(text) => set('audience', text)}
      />
      <Button type="submit" size="lg" className={classes.submit}>
        Research my market
        <Icon name="arrow-right" size={20} />
      </Button>
      <p className={classes.note}>
        Competitors, SWOT, selling points and trends, each with its source. Three runs are free without an account.
      </p>
    </form>
  )
}
