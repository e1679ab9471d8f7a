/** What is hidden of one market, as paths: 'rivals/acme/price'. */
export interface HiddenPaths {
  /** True unless the path, or one that it lies under, is hidden. */
  shows(path: string): boolean
}

export function hiddenPaths(paths: Iterable<string>): HiddenPaths {
  const hidden = new Set(paths)
  return {
    shows(path) {
      if (hidden.size === 0) return true
      if (hidden.has('')) return false
      const parts = path.split('/')
      return !parts.some((_, index) => hidden.has(parts.slice(0, index + 1).join('/')))
    },
  }
}
