export const commandGroups = ['Actions', 'Products', 'Recent runs', 'Agents', 'Pages'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** One thing that the palette leads to or does. */
export interface Command {
  id: string
  group: CommandGroup
  name: string
  icon: string
  /** Stands at the end of the line. */
  note?: string
  /** What else it is called. */
  words: string
  description: string
  /** True when it gives way to others that fit as well. */
  minor?: boolean
  perform: () => void
}
