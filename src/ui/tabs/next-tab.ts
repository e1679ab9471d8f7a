interface Choice<Id extends string> {
  id: Id
  disabled?: boolean
}

/** Where a key leads from the chosen tab, round the ends; null for any other key. */
export function nextTab<Id extends string>(tabs: readonly Choice<Id>[], chosen: Id, key: string): Id | null {
  const open = tabs.filter((tab) => !tab.disabled)
  const here = open.findIndex((tab) => tab.id === chosen)
  const steps = new Map([
    ['ArrowRight', here + 1],
    ['ArrowLeft', here - 1],
    ['Home', 0],
    ['End', open.length - 1],
  ])
  const step = steps.get(key)
  if (step === undefined) return null
  return open.at(step % open.length)?.id ?? null
}
