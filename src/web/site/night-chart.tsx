import classes from './night-chart.module.css'

/**
 * The sea chart behind a dark panel: rings of distance and a course with its marks. Decoration; the panel must be positioned.
 * It fills a wide panel at the end of its lines, and lies at the foot of a high one.
 */
export function NightChart({ high = false }: { high?: boolean }) {
  return (
    <svg
      className={classes.chart}
      data-high={high || undefined}
      viewBox="0 0 960 480"
      preserveAspectRatio={high ? 'xMaxYMax meet' : 'xMaxYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <g className={classes.rings}>
        <circle cx="780" cy="150" r="80" />
        <circle cx="780" cy="150" r="160" />
        <circle cx="780" cy="150" r="260" />
        <circle cx="780" cy="150" r="380" />
      </g>
      <path
        className={classes.route}
        d="M-20 470C240 470 400 420 540 436C660 450 700 260 780 150C830 82 900 60 990 50"
      />
      <path className={classes.points} d="m540 427 8 14h-16zM780 141l9 15h-18z" />
    </svg>
  )
}
