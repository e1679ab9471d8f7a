import type { DocumentChange, TouchedPlace } from '#shared/api/documents.ts'
import { rebased } from './place-change.ts'

/** Places that are remembered for one document; the ones that were touched first go first. */
const mostPlaces = 2000

/** A list's place as a change that would stand there, so that places move as changes do. */
const asChange = ({ pointer }: TouchedPlace): DocumentChange => ({ op: 'set', pointer, was: null, value: null })

/** What people have touched, after some more changes: places of a list move with its items and go with them. */
export function touchedAfter(
  places: readonly TouchedPlace[],
  changes: readonly DocumentChange[],
  at: string,
): TouchedPlace[] {
  let touched = [...places]
  for (const change of changes) {
    touched = touched.flatMap((place) => {
      const moved = rebased(asChange(place), [change])
      return moved ? [{ ...place, pointer: moved.pointer }] : []
    })
    const isOld = (place: TouchedPlace) =>
      place.pointer === change.pointer &&
      (change.op !== 'text' || place.passage === change.was || place.passage === change.value)
    touched = touched.filter((place) => !isOld(place))
    if (change.op === 'text') touched.push({ pointer: change.pointer, passage: change.value, at })
    else if (change.op !== 'remove') touched.push({ pointer: change.pointer, at })
  }
  return touched.slice(-mostPlaces)
}
