import classes from './off-course.module.css'

/** A course that leaves the known waters and ends in dashes. Decoration. */
export function OffCourse() {
  return (
    <svg className={classes.picture} viewBox="-24 8 472 376" aria-hidden="true" focusable="false">
      <g className={classes.rings}>
        <circle cx="150" cy="210" r="48" />
        <circle cx="150" cy="210" r="104" />
        <circle cx="150" cy="210" r="168" />
      </g>
      <path className={classes.sailed} d="M16 318C60 300 66 232 150 210" />
      <path className={classes.lost} d="M150 210C236 188 214 96 292 92S352 190 404 150C436 124 424 84 397 56" />
      <path className={classes.mark} d="m16 304 13 22H3zM150 196l13 22h-26z" />
      <path className={classes.unknown} d="m392 20 18 31h-36z" />
    </svg>
  )
}
