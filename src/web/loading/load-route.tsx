import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoadNotice } from '#ui/loading/load-notice.tsx'
import { useLoaded } from '#ui/loading/use-loaded.ts'
import { loadFiles } from './load-files.ts'
import type { RouteFiles, RouteLoader } from './route-loading.ts'

interface RouteModule {
  default?: ComponentType
}

async function bring(route: RouteFiles, known: Record<string, unknown>): Promise<RouteModule> {
  const { id, module, imports = [], css = [] } = route
  await loadFiles([module, ...imports, ...css.map((path) => path.replace(/#$/, ''))])
  const loaded: RouteModule = await import(/* @vite-ignore */ module)
  known[id] = loaded
  return loaded
}

/** Stands where a page should, says why it is not there, and becomes it once it is. */
function StandIn({ load }: { load: () => Promise<RouteModule> }) {
  const { value, failure, again } = useLoaded(load)
  const navigate = useNavigate()
  const location = useLocation()
  const enter = useEffectEvent(() => {
    navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  })
  useEffect(() => {
    // The page's title is taken when its address is entered.
    if (value) enter()
  }, [value])
  if (value?.default) return <value.default />
  return failure ? <LoadNotice error={failure.error} onAgain={again} page /> : null
}

/** The failure that led here is said first; the next ones are tries of their own. */
function failingFirst(load: () => Promise<RouteModule>, why: unknown): () => Promise<RouteModule> {
  let said = false
  return () => {
    if (said) return load()
    said = true
    return Promise.reject(why)
  }
}

/** The code of a page; where it cannot be loaded, what says so in its place. */
export const loadRoute: RouteLoader = async (route, known) => {
  const load = () => bring(route, known)
  try {
    return known[route.id] ?? (await load())
  } catch (error) {
    const attempt = failingFirst(load, error)
    return { default: () => <StandIn load={attempt} /> }
  }
}
