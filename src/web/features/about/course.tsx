import classes from './about.module.css'

/** A course plotted over rings of distance, with a mark for each stage and one for the goal. Decoration. */
export function Course() {
  return (
    <svg className={classes.course} viewBox="0 0 480 380" aria-hidden="true" focusable="false">
      <g className={classes.rings}>
        <circle cx="340" cy="120" r="52" />
        <circle cx="340" cy="120" r="108" />
        <circle cx="340" cy="120" r="172" />
        <circle cx="340" cy="120" r="248" />
      </g>
      <path className={classes.route} d="M24 356C120 340 96 236 180 222s92 78 160 44-44-96 0-146" />
      <path className={classes.marks} d="m24 342 13 22H11zM180 208l13 22h-26zM340 252l13 22h-26z" />
      <path className={classes.goal} d="m340 98 20 33h-40z" />
    </svg>
  )
}
