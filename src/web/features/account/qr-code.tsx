import { encode } from 'uqr'
import classes from './account.module.css'

/** Empty cells around the code, without which cameras do not find it. */
const quiet = 3

/** A QR code, dark on white in both schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
  const side = size + 2 * quiet
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={cells.join('')} fill="#000000" />
    </svg>
  )
}
