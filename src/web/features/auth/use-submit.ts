import { useState } from 'react'
import { asApiError } from '../../http/api-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { authFailureText } from './auth-failure.ts'

export interface Submit {
  busy: boolean
  /** Why the last try failed, until the next one or `clear`. */
  failure: string | null
  /** The answer's code, to offer the way on that fits. */
  code: string | null
  clear(): void
  /** Runs the call; what it throws is shown beside the form and as a toast. Resolves with true when it went well. */
  run(call: () => Promise<void>): Promise<boolean>
}

export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ text: string; code: string } | null>(null)
  return {
    busy,
    failure: failed?.text ?? null,
    code: failed?.code ?? null,
    clear: () => setFailed(null),
    async run(call) {
      setBusy(true)
      setFailed(null)
      try {
        await call()
        return true
      } catch (error) {
        const text = authFailureText(error)
        setFailed({ text, code: asApiError(error).code })
        showToast({ tone: 'error', title: 'Authentication Error', message: text })
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
