import { useState } from 'react'
import { asApiError } from '../../http/api-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { authFailureText } from '../auth/auth-failure.ts'

export interface Action {
  busy: boolean
  failure: string | null
  /** Messages of single fields, by their name. */
  fields: Record<string, string>
  clear(): void
  /** Runs a call; says `done` in a toast when it went well. Resolves with whether it did. */
  run(call: () => Promise<void>, done?: string): Promise<boolean>
}

/** One thing that a card does: its state, and its error in the card, where the person looks. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [fields, setFields] = useState<Record<string, string>>({})
  const clear = () => {
    setFailure(null)
    setFields({})
  }
  return {
    busy,
    failure,
    fields,
    clear,
    async run(call, done) {
      setBusy(true)
      clear()
      try {
        await call()
        if (done) showToast({ tone: 'success', message: done })
        return true
      } catch (error) {
        const wrong = asApiError(error).fields
        setFields(wrong)
        if (Object.keys(wrong).length === 0) setFailure(authFailureText(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
