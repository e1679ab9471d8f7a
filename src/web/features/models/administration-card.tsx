import { Link } from 'react-router'
import { AccountCard } from '../account/account-card.tsx'
import classes from './model-settings.module.css'

/** Where administrators find what is theirs. */
export function AdministrationCard() {
  return (
    <AccountCard
      id="administration"
      title="Administration"
      description="You are an administrator of this installation: what you set here holds for everybody."
    >
      <ul className={classes.places}>
        <li>
          <Link to="/settings/models">Models</Link>
          <p className={classes.note}>Which models there are, which plans may use them, and how much they may take.</p>
        </li>
        <li>
          <Link to="/settings/links">Shared links</Link>
          <p className={classes.note}>Documents that are open to people without an account.</p>
        </li>
      </ul>
    </AccountCard>
  )
}
