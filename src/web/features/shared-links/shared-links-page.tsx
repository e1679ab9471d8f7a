import { Button } from '#ui/button/button.tsx'
import { SettingsPart } from '../account/settings-part.tsx'
import { AdministeredRow } from './administered-row.tsx'
import classes from './shared-links.module.css'
import { useAllLinks } from './use-all-links.ts'

/** Administrators: every link by which somebody reads a document without an account. */
export function SharedLinksPage() {
  const { list, more, failure, readMore, revoke } = useAllLinks()
  return (
    <SettingsPart
      title="Shared links"
      lead="Every link by which people read a document of this installation without an account, newest first."
    >
      {failure && <p role="alert">{failure}</p>}
      {list?.length === 0 && <p>Nobody has shared a document.</p>}
      {list && list.length > 0 && (
        <ul className={classes.links}>
          {list.map((link) => (
            <AdministeredRow key={link.id} link={link} onRevoke={() => revoke(link.id)} />
          ))}
        </ul>
      )}
      {more && (
        <div>
          <Button look="line" onClick={readMore}>
            Older links
          </Button>
        </div>
      )}
    </SettingsPart>
  )
}
