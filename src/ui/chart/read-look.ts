import type { ChartLook } from '#shared/document/chart-look.ts'

const tokens = {
  ink: '--ink',
  muted: '--ink-muted',
  line: '--line',
  surface: '--raised',
  first: '--accent',
  second: '--signal-mark',
  third: '--info',
  fourth: '--ink-muted',
  fifth: '--success',
} as const

/** The design's colours as the browser computes them here and now: a token itself may say one for each scheme. */
export function readLook(element: HTMLElement): ChartLook {
  const probe = document.createElement('span')
  // Where motion is reduced every change has a short transition, and a colour is still the one before.
  probe.style.transition = 'none'
  element.append(probe)
  const colour = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const look: ChartLook = {
    ink: colour(tokens.ink),
    muted: colour(tokens.muted),
    line: colour(tokens.line),
    surface: colour(tokens.surface),
    series: [tokens.first, tokens.second, tokens.third, tokens.fourth, tokens.fifth].map(colour) as [string, string],
    font: getComputedStyle(element).fontFamily,
    fontSize: 13,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
  probe.remove()
  return look
}
