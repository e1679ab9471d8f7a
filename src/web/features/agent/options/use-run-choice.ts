import { useState } from 'react'
import { useLocation } from 'react-router'
import { arrivesWith } from '../form/arrival.ts'
import { type RunChoice, readChoice, withResults, writeChoice } from './run-choice.ts'

/** What is chosen beside the form: remembered for the account, and there before the code that shows it. */
export function useRunChoice(owner: string | null): [RunChoice, (choice: RunChoice) => void] {
  const { state } = useLocation()
  const begin = () => withResults(readChoice(owner), owner === null ? [] : arrivesWith(state))
  const [held, setHeld] = useState(() => ({ owner, choice: begin() }))
  const choice = held.owner === owner ? held.choice : begin()
  return [
    choice,
    (next) => {
      setHeld({ owner, choice: next })
      writeChoice(owner, next)
    },
  ]
}
