/** The mark: a heading arrow, as on a moving map. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M29 3 18.6 29l-3.9-11.7z" fill="var(--signal-mark)" />
      <path d="M29 3 3 13.4l11.7 3.9z" fill="var(--accent-fill)" />
    </svg>
  )
}
