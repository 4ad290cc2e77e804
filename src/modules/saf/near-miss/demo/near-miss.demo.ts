/** Two years of near misses for the demo site, with the history that made them what they are. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Random, random } from '#platform/model/random.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { LEAST_HIPO_SEVERITY, type nearMiss } from '../near-miss.model.ts'
import { type SampleSite, spots, stageOf } from '../near-miss.seed.ts'
import { nearMissStory } from './near-miss.story.ts'
import { type Situation, situations } from './near-miss-situations.ts'

const DAYS_BACK = 730
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const VENDOR_SHARE = 0.22
const ANONYMOUS_SHARE = 0.06

export interface DemoOptions {
  today: string
  count: number
  holidays: ReadonlySet<string>
  sites: readonly SampleSite[]
}

export async function loadNearMisses(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const { today, count } = options
  const chance = random('near misses')
  const moments = Array.from({ length: count }, () => momentBefore(today, chance)).sort(
    (a, b) => a.getTime() - b.getTime(),
  )
  await insertStories(
    connection,
    moments.map((occurred) => reportOf(occurred, chance, options)),
  )
}

const startOf = (ymd: string): number => new Date(`${ymd}T00:00:00+09:00`).getTime()

/** More on working days and in daylight, as people are there to see. */
function momentBefore(today: string, chance: Random): Date {
  const day = startOf(addDays(today, -chance.int(1, DAYS_BACK)))
  const hour = chance.weighted([
    [chance.int(8, 17), 75],
    [chance.int(18, 22), 15],
    [chance.int(0, 7), 10],
  ] as const)
  return new Date(day + hour * HOUR_MS + chance.int(0, 59) * 60_000)
}

type Told = ReturnType<typeof nearMissStory>

/** What somebody saw, and how far it has come since. */
function reportOf(occurred: Date, chance: Random, { today, holidays, sites }: DemoOptions): Told {
  const site = chance.weighted(sites.map((one, order) => [one, order === 0 ? 60 : 30] as const))
  const situation = chance.pick(situations)
  const end = startOf(today)
  let at = new Date(occurred.getTime() + chance.int(5, 59) * 60_000)
  // Nothing of the past happens after the site began.
  const later = (minHours: number, maxHours: number) => {
    const then = at.getTime() + chance.int(minHours * 60, maxHours * 60) * 60_000
    at = new Date(Math.max(Math.min(then, end - 60_000), at.getTime()))
    return at
  }
  const stage = stageOf((end - occurred.getTime()) / DAY_MS, chance)
  const seen = nearMissStory(sightOf(occurred, situation, site, chance), holidays)
    .as(authorAt(site, chance))
    .at(at)
  if (stage === 'TEMP') return seen
  const { measure: measureDesc, severity } = situation
  const closer = severity >= LEAST_HIPO_SEVERITY ? site.safetyHead : chance.pick(site.safetyManagers)
  // Nobody closes what he himself had to mend.
  const owner = chance.pick(site.owners.filter((one) => one !== closer))
  const reported = seen.act('report')
  if (stage === 'REPORTED') return reported
  const sorting = reported.as(chance.pick(site.safetyManagers)).at(later(2, 60))
  const assigned = sorting.act('assign', triage(situation, owner, at, chance))
  if (stage === 'ACTION') return assigned
  const done = assigned
    .as(owner)
    .at(later(24, 24 * 16))
    .act('finish', { measureDesc }, { without: ['afterFileId'] })
  if (stage === 'DONE') return done
  return done
    .as(closer)
    .at(later(4, 24 * 5))
    .act('close')
}

const authorAt = (site: SampleSite, chance: Random): string =>
  chance.pick(site.vendors.length > 0 && chance.chance(VENDOR_SHARE) ? chance.pick(site.vendors).userIds : site.staff)

function sightOf(occurred: Date, situation: Situation, site: SampleSite, chance: Random): DraftOf<typeof nearMiss> {
  const process = chance.chance(0.8) ? chance.pick(site.processes) : undefined
  return {
    nearMissTitle: situation.title,
    placeDesc: process ? `${process.processNm} ${chance.pick(spots)}` : situation.place,
    occurDt: occurred.toISOString(),
    injuredCnt: 0,
    processNo: process?.processNo ?? null,
    contentDesc: situation.content,
    anonymousYn: chance.chance(ANONYMOUS_SHARE) ? 'Y' : 'N',
  }
}

const triage = (situation: Situation, ownerUserId: string, at: Date, chance: Random): DraftOf<typeof nearMiss> => ({
  accTypeCd: situation.kind,
  potSevCd: `${situation.severity}`,
  ownerUserId,
  dueYmd: addDays(dayOf(at), chance.pick([7, 14, 14, 30])),
})
