import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ConfluenceSettings } from '#shared/api/confluence.ts'
import { showToast } from '../../toast/show-toast.ts'
import { saveSettings, testConnection } from './confluence-calls.ts'
import { reasonOf } from './confluence-reason.ts'
import {
  type ConnectionErrors,
  type ConnectionField,
  type ConnectionValues,
  checkConnection,
  connectionFields,
  connectionOf,
  errorsFrom,
  noConnection,
  saveRequest,
  valuesOf,
} from './connection-values.ts'

export interface ConnectionFormOptions {
  /** undefined while it is loaded. */
  saved: ConfluenceSettings | null | undefined
  signedIn: boolean
  onSaved: (saved: ConfluenceSettings) => void
}

export const fieldId = (name: ConnectionField) => `confluence-${name}`

/** What is typed, what is wrong with it, and the two things that can be done with it. */
export function useConnectionForm({ saved, signedIn, onSaved }: ConnectionFormOptions) {
  const navigate = useNavigate()
  const [values, setValues] = useState<ConnectionValues>(() => (saved ? valuesOf(saved) : noConnection))
  const [typed, setTyped] = useState(false)
  const [errors, setErrors] = useState<ConnectionErrors>({})
  const [busy, setBusy] = useState<'testing' | 'saving' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  // What arrives late never replaces what was typed meanwhile.
  useEffect(() => {
    if (saved !== undefined && !typed) setValues(valuesOf(saved))
  }, [saved, typed])

  const set = <Name extends ConnectionField>(name: Name, value: ConnectionValues[Name]) => {
    setTyped(true)
    setFailure(null)
    setErrors(({ [name]: _, ...others }) => others)
    setValues((now) => ({ ...now, [name]: value }))
  }

  const show = (wrong: ConnectionErrors) => {
    setErrors(wrong)
    const first = connectionFields.find((field) => wrong[field])
    if (first) document.getElementById(fieldId(first))?.focus()
    return first !== undefined
  }
  const askToSignIn = (message: string) => {
    const action = { label: 'Sign In', onPress: () => navigate('/auth?next=/settings') }
    showToast({ tone: 'error', message, action, duration: 8000 })
  }

  const run = async (kind: 'testing' | 'saving', call: () => Promise<void>, failedText: (reason: string) => string) => {
    setBusy(kind)
    setFailure(null)
    try {
      await call()
    } catch (error) {
      const { text, signedOut, fields } = reasonOf(error)
      if (signedOut) askToSignIn('Please log in to continue.')
      else if (!show(errorsFrom(fields))) setFailure(failedText(text))
    } finally {
      setBusy(null)
    }
  }

  /** Says what is missing, in place or above the page. */
  const isReady = (wrong: string, signedOut: string): boolean => {
    if (show(checkConnection(values, Boolean(saved)))) {
      showToast({ tone: 'error', message: wrong })
      return false
    }
    if (!signedIn) askToSignIn(signedOut)
    return signedIn
  }

  const test = async () => {
    if (!isReady('Please fix validation errors before testing the connection', 'Please log in to continue.')) return
    await run(
      'testing',
      async () => {
        await testConnection(connectionOf(values))
        showToast({
          tone: 'success',
          message: 'Connection successful! Your Confluence integration is working correctly.',
        })
      },
      (reason) => `Connection failed: ${reason || 'Connection test failed'}`,
    )
  }

  const save = async () => {
    if (!isReady('Please fix all validation errors before saving', 'You must be logged in to save configuration'))
      return
    const { rememberCredentials } = values
    await run(
      'saving',
      async () => {
        const stored = await saveSettings(saveRequest(values))
        setTyped(false)
        setValues(valuesOf(stored))
        onSaved(stored)
        showToast({ tone: 'success', message: savedText(rememberCredentials) })
      },
      (reason) => notSavedText(reason, rememberCredentials),
    )
  }

  return { values, errors, busy, failure, set, test, save }
}

const savedText = (remembered: boolean) =>
  remembered ? 'Confluence credentials saved securely!' : 'Confluence integration saved successfully!'

function notSavedText(reason: string, remembered: boolean): string {
  if (reason) return `Failed to save Confluence configuration: ${reason}`
  return remembered ? 'Failed to save credentials.' : 'Failed to save configuration.'
}
