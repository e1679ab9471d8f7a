/** A route of the framework's manifest, as far as its code is concerned. */
export interface RouteFiles {
  id: string
  module: string
  imports?: string[]
  css?: string[]
}

export type RouteLoader = (route: RouteFiles, known: Record<string, unknown>) => Promise<unknown>

let loader: RouteLoader = async () => {
  throw new Error('Routes are loaded before the page has started.')
}

/** Once, before the page starts. */
export function loadRoutesWith(load: RouteLoader): void {
  loader = load
}

/**
 * In the place of the router's own (`web/build/chunk-loading.ts`), which reloads the page that was to be left when the next one
 * cannot be loaded. It stands in the router's chunk, so that it takes nothing of ours along.
 */
export const loadRouteModule: RouteLoader = (route, known) => loader(route, known)
