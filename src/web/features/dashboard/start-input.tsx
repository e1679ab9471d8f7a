import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useAccount } from '../../session/use-session.ts'
import { pathOf } from '../catalogue/catalogue.ts'
import { useCard } from '../catalogue/use-catalogue.ts'
import classes from './start-input.module.css'

/** What hands the words over comes with the press. */
const loadHandOver = () => Promise.all([import('../agent/form/form-draft.ts'), import('../agent/form/arrival.ts')])

/** Fewer say nothing about a product. */
const fewest = 10

/**
 * The one field of an empty workspace. An account gets a PRD of it, which asks for nothing else; a guest goes on to market research,
 * which guests may run and which asks who it is for.
 */
export function StartInput() {
  const account = useAccount()
  const navigate = useNavigate()
  const prd = useCard('product-prd-generator')
  const research = useCard('market-research')
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  // What was typed before the page came to life.
  useEffect(() => setText(field.current?.value ?? ''), [])

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim().length < fewest) {
      setError('Describe the product in a sentence or two')
      field.current?.focus()
      return
    }
    const loaded = await loadHandOver().catch(() => null)
    if (!loaded) {
      setError('The form could not be loaded. Please try again.')
      return
    }
    const [{ writeDraft }, { arrivingAt, arrivingToRun }] = loaded
    const owner = account?.id ?? null
    const write = (id: string, values: Record<string, unknown>) =>
      writeDraft(id, { values, run: null, asked: null }, owner)
    if (account && prd?.status === 'live') {
      write(prd.id, { productIdea: text, additionalContext: '' })
      navigate(pathOf(prd), { state: arrivingToRun })
    } else if (research) {
      write(research.id, { productDescription: text, targetAudience: '' })
      navigate(pathOf(research), { state: arrivingAt('targetAudience') })
    }
  }
  return (
    <form className={classes.form} onSubmit={begin} noValidate>
      <label htmlFor="start-idea" className={classes.label}>
        What are you working on?
      </label>
      <textarea
        ref={field}
        id="start-idea"
        className={classes.field}
        rows={2}
        placeholder="What it does, for whom, and what they do today instead"
        value={text}
        aria-invalid={error !== '' || undefined}
        aria-describedby="start-error"
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError('')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <p id="start-error" className={classes.error} role="alert">
        {error}
      </p>
      <Button type="submit" className={classes.submit}>
        {account ? 'Write the PRD' : 'Research my market'}
        <Icon name="arrow-right" size={18} />
      </Button>
    </form>
  )
}
