import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { SessionUser } from '../../session/session.ts'
import classes from './account.module.css'
import { fetchDetails } from './account-calls.ts'
import { AccountCard } from './account-card.tsx'
import { AddressCard } from './address-card.tsx'
import { ApiKeysCard } from './api-keys-card.tsx'
import { CloseAccountCard } from './close-account-card.tsx'
import { DataCard } from './data-card.tsx'
import { NamesCard } from './names-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsPart } from './settings-part.tsx'

interface AccountPageProps {
  account: SessionUser
  /** The card about the user's product, after the person's own names and address. */
  productProfile?: ReactNode
}

export function AccountPage({ account, productProfile }: AccountPageProps) {
  const details = useQuery({ queryKey: ['account', 'details'], queryFn: fetchDetails })
  const { data } = details
  return (
    <SettingsPart title="Account" lead={`Signed in as ${account.email}`}>
      {data ? (
        <>
          <NamesCard details={data} />
          <AddressCard details={data} />
          {productProfile}
          <PlanCard />
          <PasswordCard email={data.email} />
          <SecondFactorCard enabled={data.twoFactorEnabled} />
          <SessionsCard currentId={data.sessionId} />
          <ApiKeysCard />
          <DataCard />
          <CloseAccountCard email={data.email} />
        </>
      ) : (
        <AccountCard id="details" title="Your account" description={details.isError ? null : 'Loading…'}>
          <div className={classes.skeleton} role="status">
            {details.isError && (
              <>
                <p>Your account could not be loaded.</p>
                <Button look="line" onClick={() => details.refetch()}>
                  Try Again
                </Button>
              </>
            )}
          </div>
        </AccountCard>
      )}
    </SettingsPart>
  )
}
