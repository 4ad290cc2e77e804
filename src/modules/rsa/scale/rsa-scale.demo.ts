/** The scales of the demo site: the one in force at each plant, those by which items are answered, and one that waits. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { rsaScale } from './rsa-scale.model.ts'
import { anAnsweredScale, aScale } from './rsa-scale.seed.ts'
import { presets } from './scale.logic.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
}
interface DemoOptions {
  today: string
  now: Date
  sites: readonly DemoSite[]
}

const IN_FORCE_DAYS = 400
const WAITING_DAYS = 3
const at = (ymd: string, hour: number): Date => new Date(startOfDay(ymd).getTime() + hour * 3_600_000)

function inForce(
  { plantCd, safetyManagers, safetyHead }: DemoSite,
  today: string,
  values: DraftOf<typeof rsaScale>,
): Story<typeof rsaScale> {
  const ymd = addDays(today, -IN_FORCE_DAYS)
  return story(rsaScale, values, {
    create: () => ({ plantCd }),
    approve: ({ person, now }) => ({ apprUserId: person.userId, apprDt: now.toISOString() }),
  })
    .as(safetyManagers[0] ?? '')
    .meanwhile(({ record }) => ({ rootScaleNo: record.rsaScaleNo }))
    .at(at(ymd, 10))
    .act('submit')
    .as(safetyHead)
    .at(at(ymd, 16))
    .act('approve')
}

function waiting({ plantCd, safetyManagers }: DemoSite, today: string): Story<typeof rsaScale> {
  const { bands, cells, ...scale } = presets.S33.scale
  const values = { scaleTitle: '3×3 간이 척도', ...scale, bands: [...bands], cells: [...cells], levels: [] }
  return story(rsaScale, aScale(values), { create: () => ({ plantCd }) })
    .as(safetyManagers[0] ?? '')
    .meanwhile(({ record }) => ({ rootScaleNo: record.rsaScaleNo }))
    .at(at(addDays(today, -WAITING_DAYS), 11))
    .act('submit')
}

export async function loadScales(connection: OwnerConnection, { today, now, sites }: DemoOptions): Promise<void> {
  const stories = sites.flatMap((site, index) => [
    inForce(site, today, aScale()),
    ...(index === 0
      ? [
          waiting(site, today),
          inForce(site, today, anAnsweredScale('CHK')),
          inForce(site, today, anAnsweredScale('OPS')),
        ]
      : []),
  ])
  await insertStories(connection, stories, { latest: now })
}
