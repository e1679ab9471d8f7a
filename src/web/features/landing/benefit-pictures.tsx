import type { ReactNode } from 'react'
import classes from './benefit-pictures.module.css'

/** Drawn as on a sea chart: thin lines for what is known, dashes for the way, one orange mark for where to look. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

const ticks = Array.from({ length: 24 }, (_, index) => index * 15)

/** A compass card as a clock: ten of the hours are taken back. */
export function HoursPicture() {
  return (
    <Picture>
      <circle className={classes.line} cx="120" cy="75" r="62" />
      <circle className={classes.faint} cx="120" cy="75" r="44" />
      {ticks.map((angle) => (
        <path
          key={angle}
          className={classes.line}
          d={angle % 45 === 0 ? 'M120 13v11' : 'M120 13v5'}
          transform={`rotate(${angle} 120 75)`}
        />
      ))}
      <path className={classes.wash} d="M120 75V31a44 44 0 0 1 38.1 66z" />
      <path className={classes.teal} d="m120 31 7 44h-14z" />
      <path className={classes.mark} d="m158.1 97-41.6-15.9 7-12.1z" />
      <circle className={classes.paper} cx="120" cy="75" r="4" />
    </Picture>
  )
}

/** Five sheets, four of them already behind. */
export function DocumentPicture() {
  return (
    <Picture>
      {[0, 1, 2, 3].map((sheet) => (
        <path key={sheet} className={classes.dashed} d={`M${36 + sheet * 18} ${44 - sheet * 8}h64v84h-64z`} />
      ))}
      <path className={classes.sheet} d="M112 18h76l18 18v100h-94z" />
      <path className={classes.line} d="M188 18v18h18" />
      <path className={classes.tealLine} d="M126 54h52" />
      <path className={classes.faint} d="M126 70h66M126 82h58M126 94h66M126 106h40" />
      <path className={classes.mark} d="m186 112 10 17h-20z" />
    </Picture>
  )
}

/** Soundings around one position: what people said, and who they are. */
export function InsightPicture() {
  return (
    <Picture>
      <circle className={classes.faint} cx="96" cy="80" r="58" />
      <circle className={classes.faint} cx="96" cy="80" r="36" />
      <circle className={classes.wash} cx="96" cy="80" r="36" />
      <circle className={classes.tealFill} cx="96" cy="68" r="12" />
      <path className={classes.tealFill} d="M74 104c0-12 9-20 22-20s22 8 22 20z" />
      <path className={classes.dashed} d="M128 62c14-10 22-16 36-20M132 84c14 0 24 1 38 6M126 104c8 8 16 14 30 18" />
      <path className={classes.sheet} d="M164 18h58v32h-46l-12 10zM170 76h52v26h-52z" />
      <path className={classes.faint} d="M174 30h36M174 39h24M180 86h32M180 93h20" />
      <path className={classes.mark} d="m164 112 10 17h-20z" />
    </Picture>
  )
}

/** Three legs of a route with their waypoints. */
export function RoadmapPicture() {
  return (
    <Picture>
      <path className={classes.faint} d="M20 38h200M20 78h200M20 118h200M86 18v114M154 18v114" />
      <path className={classes.dashed} d="M50 38C76 38 74 78 104 78s34-40 62-40M104 78c30 0 40 40 84 40" />
      <rect className={classes.tealFill} x="24" y="28" width="52" height="20" rx="4" />
      <rect className={classes.sheet} x="92" y="68" width="52" height="20" rx="4" />
      <rect className={classes.sheet} x="162" y="28" width="52" height="20" rx="4" />
      <rect className={classes.sheet} x="166" y="108" width="48" height="20" rx="4" />
      <path className={classes.mark} d="m118 54 8 14h-16z" />
    </Picture>
  )
}
