import type { Market } from '#knowledge/market.ts'
import type { Region } from '#knowledge/region.ts'
import type { Brief } from '#shared/brief.ts'

/**
 * The market without the roles whose example is of another country than those that the user names, as long as somebody else
 * has the same part: a German works council has no say in a British ward.
 */
export function withLocalRoles(market: Market, { geography }: Brief, regions: readonly Region[]): Market {
  const ids = geography.flatMap(({ regionId, confidence }) => (regionId && confidence >= 0.5 ? [regionId] : []))
  const named = regions.filter(({ id }) => ids.includes(id))
  if (named.length === 0 || named.some(({ id }) => id === 'world' || id === 'european-union')) return market
  const others = regions.filter(({ id }) => !ids.includes(id))
  const isForeign = (role: Market['roles'][number]) =>
    others.some(({ name }) => role.organization.includes(`in ${name}`))
  const local = market.roles.filter((role) => !isForeign(role))
  const roles = market.roles.filter((role) => !isForeign(role) || !local.some(({ part }) => part === role.part))
  return roles.length === market.roles.length ? market : { ...market, roles }
}
