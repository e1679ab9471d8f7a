import { useLocation } from 'react-router'
import { ButtonLink } from '#ui/button/button-link.tsx'
import classes from './product-page.module.css'

/** Products are kept with an account. */
export function SignedOut() {
  const { pathname } = useLocation()
  return (
    <div className={classes.empty}>
      <p>Products, their facts and their documents are kept with your account.</p>
      <ButtonLink to={`/auth?next=${encodeURIComponent(pathname)}`}>Sign in</ButtonLink>
    </div>
  )
}
