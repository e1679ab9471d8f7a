import { Link } from 'react-router'
import { ContactAddress } from '../features/legal/contact-address.tsx'
import { PlainPage, PlainSection } from '../features/legal/plain-page.tsx'
import { pageMeta } from '../site/structured-data.ts'

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description: 'Who to ask about an account, a result or a problem with PM Pilot.',
  })

export default function Contact() {
  return (
    <PlainPage title="Contact" lead="Most things can be settled here and now. For the rest, there is a person.">
      <PlainSection title="Write to us">
        <ContactAddress />
        <p>
          If it is about a result, add the address of its page: it names the run. If something went wrong, say what you
          clicked and what you saw. Never send a password or a token; nobody needs one to help you.
        </p>
      </PlainSection>
      <PlainSection title="Without waiting">
        <ul>
          <li>
            Cannot sign in? <Link to="/auth?mode=forgot">Set a new password</Link>.
          </li>
          <li>
            Your name, password, two-factor authentication, sessions, API keys, your data or closing the account:{' '}
            <Link to="/settings/account">your account</Link>.
          </li>
          <li>
            How to get more out of an agent: <Link to="/tutorials">tutorials</Link>.
          </li>
          <li>
            An agent that you miss: vote for it under <Link to="/features#all-agents">All Agents</Link> and say what
            for.
          </li>
          <li>
            What is stored and where it goes: <Link to="/privacy">privacy</Link>.
          </li>
        </ul>
      </PlainSection>
    </PlainPage>
  )
}
