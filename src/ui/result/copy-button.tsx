import { createContext, useContext, useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import classes from './copy-button.module.css'

/** The page says how a text is copied and how that is announced. Resolves with true when it was. */
export const CopyTextContext = createContext<(text: string) => Promise<boolean>>(async () => false)

/** How long the button says that it has copied, in milliseconds. */
const confirmationMs = 2000

/** Copies one part of a result. `what` completes its name: "Copy {what}". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copyText = useContext(CopyTextContext)
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), confirmationMs)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = async () => {
    if (await copyText(text)) setCopiedAt(Date.now())
  }
  return (
    <button type="button" className={classes.button} aria-label={`Copy ${what}`} onClick={copy}>
      <Icon name={copiedAt > 0 ? 'check' : 'copy'} size={16} />
      {copiedAt > 0 ? 'Copied' : 'Copy'}
    </button>
  )
}
