/** What the demo site had assessed before it was in use: an initial assessment of every process, taken over. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { rsa } from './rsa.model.ts'
import { anAssessment } from './rsa.seed.ts'
import { blocksWork, rsaSets } from './rsa-sets.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string; deptCd?: string }[]
}

/** Days before today on which the first of them was done, and over how many the others follow. */
const FIRST_DAYS = 300
const SPREAD_DAYS = 60
/** It was taken over a month later. */
const TAKEN_DAYS = 30

export async function loadInitials(
  connection: OwnerConnection,
  { today, now, sites }: { today: string; now: Date; sites: readonly DemoSite[] },
): Promise<void> {
  const { rows } = await connection.query(
    `select plant_cd as plant, min(rsa_scale_no)::int as no from rsa_scale where status_cd = 'APPR' and method_cd = 'FS' group by 1`,
  )
  const scales = new Map(rows.map(({ plant, no }) => [String(plant), Number(no)]))
  const stories = sites.flatMap((site, place) =>
    // The last two of the first have years of their own (`year/rsa-year.demo.ts`).
    (place === 0 ? site.processes.slice(0, -2) : site.processes).map(({ processNo, processNm, deptCd }, index) => {
      const takenYmd = addDays(today, -FIRST_DAYS + (index % SPREAD_DAYS))
      const at = (hour: number) => new Date(startOfDay(addDays(takenYmd, TAKEN_DAYS)).getTime() + hour * 3_600_000)
      const values = anAssessment({
        ...{ rsaTitle: `${processNm} 최초평가`, rsaTypeCd: 'INIT', takenOverYn: 'Y', takenYmd, processNo },
        ...{ deptCd: deptCd ?? null, scaleNo: scales.get(site.plantCd) ?? null, leaderUserId: site.owners[0] ?? null },
        ...{ planYmd: takenYmd, doFromYmd: takenYmd, doToYmd: takenYmd },
        ...{ noticeDesc: null, preChannelCd: null, surveyDesc: null },
      })
      return story(rsa, values, {
        ...rsaSets,
        create: (scene) => ({ plantCd: site.plantCd, ...blocksWork(scene) }),
      })
        .as(site.safetyManagers[0] ?? '')
        .at(at(10))
        .as(site.safetyHead)
        .at(at(15))
        .act('take', {}, { without: ['takenFileId'] })
    }),
  )
  await insertStories(connection, stories, { latest: now })
}
