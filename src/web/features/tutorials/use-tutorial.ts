import { useEffect, useState } from 'react'
import type { Tutorial } from '#agents/_kit/tutorial.ts'
import { loadFace } from '#agents/registry-browser.ts'
import { readSample } from '../samples/read-sample.ts'
import { exampleOf, type TutorialExampleParts } from './example-of.ts'
import { loadTutorial } from './load-tutorial.ts'

export interface LoadedTutorial {
  tutorial: Tutorial
  /** Null for an agent without a sample result. */
  example: TutorialExampleParts | null
}

export interface TutorialState {
  /** undefined while it is fetched, null when it could not be. */
  loaded: LoadedTutorial | null | undefined
  retry: () => void
}

async function load(agentId: string): Promise<LoadedTutorial> {
  const [tutorial, sample, face] = await Promise.all([loadTutorial(agentId), readSample(agentId), loadFace(agentId)])
  return { tutorial, example: sample && face ? exampleOf(tutorial, sample, face.form) : null }
}

export function useTutorial(agentId: string): TutorialState {
  const [loaded, setLoaded] = useState<LoadedTutorial | null>()
  const retry = () => {
    setLoaded(undefined)
    load(agentId).then(setLoaded, () => setLoaded(null))
  }
  useEffect(() => {
    let current = true
    load(agentId).then(
      (value) => current && setLoaded(value),
      () => current && setLoaded(null),
    )
    return () => {
      current = false
    }
  }, [agentId])
  return { loaded, retry }
}
