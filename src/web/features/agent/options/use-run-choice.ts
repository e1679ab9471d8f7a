import { useState } from 'react'
import { type RunChoice, readChoice, writeChoice } from './run-choice.ts'

/** What is chosen beside the form: remembered for the account, and there before the code that shows it. */
export function useRunChoice(owner: string | null): [RunChoice, (choice: RunChoice) => void] {
  const [held, setHeld] = useState(() => ({ owner, choice: readChoice(owner) }))
  const choice = held.owner === owner ? held.choice : readChoice(owner)
  return [
    choice,
    (next) => {
      setHeld({ owner, choice: next })
      writeChoice(owner, next)
    },
  ]
}
