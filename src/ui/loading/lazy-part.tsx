import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { LoadBoundary } from './load-boundary.tsx'
import { LoadNotice } from './load-notice.tsx'

/** A module whose default is a component, whatever that takes. */
interface ViewModule {
  default: (props: never) => ReactNode
}
type PropsOf<Module extends ViewModule> = Module extends { default: (props: infer Props extends object) => ReactNode }
  ? Props
  : object
type Failed<Props> = (props: Props, error: unknown, again: () => void) => ReactNode

/** Beside the props of what is loaded: what is drawn until it is there. */
interface Meanwhile {
  fallback?: ReactNode
}

export type LazyPart<Props> = ((props: Props & Meanwhile) => ReactNode) & {
  /** Fetches its code without drawing it. */
  load: () => Promise<unknown>
}

interface PartProps<Props> {
  /** The component to draw; after a failure a new one, since React remembers the failure for ever. */
  usable: () => ComponentType<Props>
  props: Props
  fallback: ReactNode
  failed: (error: unknown, again: () => void) => ReactNode
}

function Part<Props extends object>({ usable, props, fallback, failed }: PartProps<Props>) {
  const [{ shown }, show] = useState(() => ({ shown: usable() }))
  return (
    <LoadBoundary onAgain={() => show({ shown: usable() })} failed={failed}>
      <Suspense fallback={fallback}>{createElement(shown, props)}</Suspense>
    </LoadBoundary>
  )
}

const inPlace = (_props: unknown, error: unknown, again: () => void) => <LoadNotice error={error} onAgain={again} />

/**
 * React's `lazy` with a boundary of its own: what cannot be loaded is said in its place, and loaded again when asked.
 * `failed` is drawn instead of the notice; null says nothing.
 */
export function lazyPart<Module extends ViewModule>(
  load: () => Promise<Module>,
  failed: Failed<PropsOf<Module>> | null = inPlace,
): LazyPart<PropsOf<Module>> {
  type Props = PropsOf<Module>
  let current: ComponentType<Props> | null = null
  /** Once it is there it is drawn at once: React holds back whatever had to wait behind a fallback for a third of a second. */
  let loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    const module = await load()
    loaded = module.default as (props: Props) => ReactNode
    return { default: loaded }
  }
  const usable = () => {
    if (loaded) return loaded
    current ??= lazy(async () => {
      try {
        return await loadOnce()
      } catch (error) {
        current = null
        throw error
      }
    })
    return current
  }
  const part: LazyPart<Props> = ({ fallback, ...rest }) => {
    // The fallback was added to the props; the compiler cannot see through a type parameter that it is gone again.
    const props = rest as unknown as Props
    return (
      <Part
        usable={usable}
        props={props}
        fallback={fallback}
        failed={(error, again) => failed?.(props, error, again) ?? null}
      />
    )
  }
  part.load = loadOnce
  return part
}
