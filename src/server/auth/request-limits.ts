export interface RequestLimits {
  /** In a minute, of one address. */
  signInsPerAddress: number
  /** In an hour, of one address. */
  guestsPerAddress: number
}

/** How often the paths of the auth library may be asked for. */
export function requestLimits({ signInsPerAddress, guestsPerAddress }: RequestLimits) {
  const perMinute = { window: 60, max: signInsPerAddress }
  return {
    enabled: true,
    storage: 'database' as const,
    modelName: 'rateLimit',
    window: 60,
    max: 300,
    customRules: {
      '/sign-in/email': perMinute,
      '/sign-in/email-otp': perMinute,
      '/sign-up/email': perMinute,
      '/request-password-reset': perMinute,
      '/reset-password': perMinute,
      '/send-verification-email': perMinute,
      '/change-password': perMinute,
      '/delete-user': perMinute,
      '/two-factor/*': perMinute,
      '/email-otp/*': perMinute,
      '/sign-in/anonymous': { window: 3600, max: guestsPerAddress },
      '/token': { window: 60, max: 4 * signInsPerAddress },
    },
  }
}
