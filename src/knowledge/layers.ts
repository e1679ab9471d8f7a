import { type Audience, audience } from './audience.ts'
import { type BusinessModel, businessModel } from './business-model.ts'
import { type Channel, channel } from './channel.ts'
import { type Industry, industry } from './industry.ts'
import { readEntries } from './library.ts'
import { type Means, means } from './means.ts'
import { type Occupation, occupation } from './occupation.ts'
import { type Region, region } from './region.ts'

/** Each reader takes every entry of its folder from disk, in order of id; do it once at start. */

export function readMeans(): Means[] {
  return readEntries(new URL('./means/', import.meta.url), means)
}

export function readBusinessModels(): BusinessModel[] {
  return readEntries(new URL('./business-models/', import.meta.url), businessModel)
}

export function readRegions(): Region[] {
  return readEntries(new URL('./regions/', import.meta.url), region)
}

export function readOccupations(): Occupation[] {
  return readEntries(new URL('./occupations/', import.meta.url), occupation)
}

export function readAudiences(): Audience[] {
  return readEntries(new URL('./audiences/', import.meta.url), audience)
}

export function readChannels(): Channel[] {
  return readEntries(new URL('./channels/', import.meta.url), channel)
}

export function readIndustries(): Industry[] {
  return readEntries(new URL('./industries/', import.meta.url), industry)
}
