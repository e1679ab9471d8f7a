import { ALL, parse } from 'partial-json'
import { useEffect, useRef, useState } from 'react'

/** Least time between two readings of the growing text, in milliseconds. */
const pauseMs = 50

/** The value that a cut JSON text holds so far; null when it holds none. */
export function parsePartial(text: string): object | null {
  if (text.trim() === '') return null
  try {
    const value: unknown = parse(text, ALL)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** The output as far as it is written. Reading takes time, so it is done at most every 50 ms. */
export function usePartialOutput(text: string): object | null {
  const [output, setOutput] = useState<object | null>(() => parsePartial(text))
  const readAt = useRef(0)
  const latest = useRef(text)
  latest.current = text
  useEffect(() => {
    const read = () => {
      readAt.current = performance.now()
      setOutput(parsePartial(latest.current))
    }
    if (text === '') {
      setOutput(null)
      return
    }
    const wait = Math.max(0, pauseMs - (performance.now() - readAt.current))
    const timer = setTimeout(read, wait)
    return () => clearTimeout(timer)
  }, [text])
  return output
}
