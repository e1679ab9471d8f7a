import classes from './title-preview.module.css'

/** What a page will be called, as it is typed. */
export function TitlePreview({ title }: { title: string }) {
  return (
    <p className={classes.preview}>
      <span>Title today:</span> <strong>{title}</strong>
    </p>
  )
}
