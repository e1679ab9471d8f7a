import { type FormEvent, useState } from 'react'
import { ApiError } from '../../http/api-error.ts'
import { apiJson } from '../../http/api-fetch.ts'

export interface SubscribeForm {
  email: string
  setEmail: (email: string) => void
  state: 'open' | 'sending' | 'done'
  error: string | null
  submit: (event: FormEvent) => void
}

const answerSchema = () => import('#shared/api/newsletter.ts').then((module) => module.newsletterAnswer)
const invalid = 'Please enter a valid email address'

/** The address stays in the box until it was taken. */
export function useSubscribe(): SubscribeForm {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<SubscribeForm['state']>('open')
  const [error, setError] = useState<string | null>(null)

  const send = async () => {
    setState('sending')
    setError(null)
    try {
      await apiJson('/api/newsletter', answerSchema, { method: 'POST', body: { email: email.trim() } })
      setState('done')
    } catch (failure) {
      setState('open')
      setError(failure instanceof ApiError ? failure.message : 'An unexpected error occurred')
    }
  }

  return {
    email,
    setEmail: (text) => {
      setEmail(text)
      setError(null)
    },
    state,
    error,
    submit: (event) => {
      event.preventDefault()
      if (state !== 'open') return
      // The server has the last word; what cannot be an address is rejected at once.
      if (/^[^\s@]+@[^\s@]+$/.test(email.trim())) void send()
      else setError(invalid)
    },
  }
}
