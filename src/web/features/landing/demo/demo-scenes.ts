export interface DemoScene {
  id: 'describe' | 'understood' | 'sources' | 'writing' | 'claims' | 'questions' | 'files'
  title: string
  caption: string
  seconds: number
  /** The moment, as a share of the scene, that stands for it where nothing may move. */
  still: number
}

/** Two minutes in all. The captions carry the whole story: they are all that a reader without the pictures gets. */
export const demoScenes: readonly DemoScene[] = [
  {
    id: 'describe',
    title: 'Describe the product',
    caption: 'Two boxes, in your own words: what it does, what people do today, and who it is for.',
    seconds: 18,
    still: 1,
  },
  {
    id: 'understood',
    title: 'See what was understood',
    caption:
      'Who it is for, what they get done, what they use today, which market it is in. Fix anything it got wrong right here.',
    seconds: 15,
    still: 1,
  },
  {
    id: 'sources',
    title: 'It reads before it writes',
    caption: 'The run gathers its sources first. Each keeps its number, and every link is one that this run found.',
    seconds: 15,
    still: 0.4,
  },
  {
    id: 'writing',
    title: 'Read along',
    caption: 'Positioning, rivals, strengths and threats appear as they are written. Stop when you have seen enough.',
    seconds: 22,
    still: 0.6,
  },
  {
    id: 'claims',
    title: 'Check what a claim rests on',
    caption:
      'Every number leads to its source. Inferences say what they follow from, and assumptions say how to test them.',
    seconds: 20,
    still: 0,
  },
  {
    id: 'questions',
    title: 'Take the open questions',
    caption:
      'What nobody knows yet becomes a question with an owner and the cheapest test: a plan for your next two weeks.',
    seconds: 15,
    still: 1,
  },
  {
    id: 'files',
    title: 'Take it with you',
    caption: 'Edit it in place, then export: Word, PDF, Markdown, text, JSON or CSV, with the sources at the end.',
    seconds: 15,
    still: 0,
  },
]

export const demoMs = demoScenes.reduce((sum, scene) => sum + scene.seconds * 1000, 0)

/** When a scene begins, in milliseconds from the start. */
export function startOf(index: number): number {
  return demoScenes.slice(0, Math.max(0, index)).reduce((sum, scene) => sum + scene.seconds * 1000, 0)
}

/** Where the walk-through is: the scene, and how much of it has passed (0 to 1). The end stays on the last scene. */
export function sceneAt(elapsedMs: number): { index: number; share: number } {
  let rest = Math.max(0, elapsedMs)
  for (const [index, { seconds }] of demoScenes.entries()) {
    if (rest < seconds * 1000) return { index, share: rest / (seconds * 1000) }
    rest -= seconds * 1000
  }
  return { index: demoScenes.length - 1, share: 1 }
}

/** "1:05" */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
