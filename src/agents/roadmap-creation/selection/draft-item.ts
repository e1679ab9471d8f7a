import type { RoadmapItem } from '../output.ts'

/** An item before it has a number: it waits for others by key. */
export interface Draft extends Omit<RoadmapItem, 'id' | 'dependsOn' | 'column' | 'due'> {
  key: string
  after: readonly string[]
}
