import classes from './title-preview.module.css'

/** What a page will be called, as it is typed. */
export function TitlePreview({ label, title }: { label: string; title: string }) {
  return (
    <p className={classes.preview}>
      <span>{label}:</span> <strong>{title}</strong>
    </p>
  )
}
