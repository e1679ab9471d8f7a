import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type BillingPeriod, trialDays } from '#shared/plans.ts'
import { asApiError } from '../../http/api-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { changePlan } from '../plans/change-plan.ts'
import type { PaidPlan } from './payment-address.ts'

/** Between the success and the next page. */
const redirectMs = 2_000

export type CheckoutStep = 'offer' | 'paying' | 'done'

interface Checkout {
  step: CheckoutStep
  /** What went wrong at the last try; null before and after. */
  failure: string | null
  submit: () => Promise<void>
}

/** Pays, or starts the trial; after its success leads to `next`. */
export function useCheckout(plan: PaidPlan, trial: boolean, billing: BillingPeriod, next: string): Checkout {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [step, setStep] = useState<CheckoutStep>('offer')
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    if (step !== 'done') return
    const timer = setTimeout(() => navigate(next, { replace: true }), redirectMs)
    return () => clearTimeout(timer)
  }, [step, navigate, next])

  const submit = async () => {
    setStep('paying')
    setFailure(null)
    try {
      await changePlan({ plan: plan.id, trial, billing })
      setStep('done')
      showToast(
        trial
          ? { tone: 'success', title: 'Free trial started', message: `${plan.name} is yours for ${trialDays} days.` }
          : { tone: 'success', title: 'Payment successful', message: `You are on the ${plan.name} plan.` },
      )
    } catch (error) {
      const { title, message } = failureOf(asApiError(error).code, asApiError(error).message, trial)
      setStep('offer')
      setFailure(message)
      showToast({ tone: 'error', title, message })
      void client.invalidateQueries({ queryKey: ['me'] })
    }
  }
  return { step, failure, submit }
}

/** What the server knows about the account is said as it is; anything else has one text for paying and one for a trial. */
function failureOf(code: string, message: string, trial: boolean): { title: string; message: string } {
  if (code === 'PAYMENT_UNAVAILABLE') return { title: 'Upgrade Coming Soon', message }
  if (code === 'TRIAL_USED' || code === 'PLAN_HELD' || code === 'UNAUTHENTICATED') return { title: 'Error', message }
  return trial
    ? { title: 'Error', message: 'Something went wrong. Please try again.' }
    : { title: 'Payment Error', message: 'Payment failed. Please try again.' }
}
