import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { showToast } from '../../toast/show-toast.ts'
import classes from './confluence-card.module.css'

/** Where Atlassian shows what Confluence costs and opens accounts. */
const pricingPage = 'https://www.atlassian.com/software/confluence/pricing'

/** For those who have no Confluence yet. */
export function CreateAccount() {
  const openPricing = () => {
    // Not "noopener", which always answers null: whether the browser opened a tab would stay unknown.
    const opened = window.open(pricingPage, '_blank')
    if (!opened) {
      showToast({
        tone: 'error',
        message: 'Failed to open Confluence registration. Please visit the vendor site manually.',
      })
      return
    }
    opened.opener = null
    showToast({
      message:
        'Creating Confluence accounts is coming soon. For now, please create an account manually at the vendor site.',
      duration: 8000,
    })
  }
  return (
    <div className={classes.prompt}>
      <p>No Confluence account yet?</p>
      <Button look="line" size="sm" onClick={openPricing}>
        <Icon name="external" size={18} />
        Create Account
      </Button>
    </div>
  )
}
