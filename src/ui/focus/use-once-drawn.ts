import { useCallback, useEffect, useState } from 'react'
import { catchFocus } from './lost-focus.ts'

type Find = () => HTMLElement | null | undefined
type Turn = (target: HTMLElement) => void

/**
 * The keyboard goes on at what `find` names, as soon as that is drawn: with what was set by the same press, or with an answer that comes
 * later. A frame is no sign of it: on a busy machine one passes before React has drawn. `turn` says how, else by `catchFocus`.
 */
export function useOnceDrawn(): (find: Find, turn?: Turn) => void {
  const [wanted, setWanted] = useState<{ find: Find; turn: Turn } | null>(null)
  useEffect(() => {
    const target = wanted?.find()
    if (!wanted || !target) return
    wanted.turn(target)
    setWanted(null)
  })
  return useCallback((find, turn = catchFocus) => setWanted({ find, turn }), [])
}
