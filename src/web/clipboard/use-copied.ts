import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How long a button says that it has copied, in milliseconds. */
const confirmationMs = 2000

/** `shown` as in {@link copyText}. */
export function useCopied(options: { shown?: boolean } = {}): {
  copied: boolean
  copy: (text: string) => Promise<void>
} {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    if (await copyText(text, options)) setCopied(Date.now())
  }
  return { copied: copied > 0, copy }
}
