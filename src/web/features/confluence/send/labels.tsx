import classes from './send.module.css'

export function Labels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <p className={classes.labels}>
      Labels:
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  )
}
