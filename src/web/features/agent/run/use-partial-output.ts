import { useEffect, useRef, useState } from 'react'
import { useLoaded } from '#ui/loading/use-loaded.ts'

/** Least time between two readings of the growing text, in milliseconds. */
const pauseMs = 50

const loadParser = () => import('./parse-partial.ts')

/** The output as far as it is written. Reading takes time, so it is done at most every 50 ms. */
export function usePartialOutput(text: string): object | null {
  const { value: parser } = useLoaded(loadParser, text !== '')
  const [output, setOutput] = useState<object | null>(null)
  const readAt = useRef(0)
  const latest = useRef(text)
  latest.current = text
  useEffect(() => {
    if (text === '') {
      setOutput(null)
      return
    }
    if (!parser) return
    const read = () => {
      readAt.current = performance.now()
      setOutput(parser.parsePartial(latest.current))
    }
    const wait = Math.max(0, pauseMs - (performance.now() - readAt.current))
    const timer = setTimeout(read, wait)
    return () => clearTimeout(timer)
  }, [text, parser])
  return output
}
