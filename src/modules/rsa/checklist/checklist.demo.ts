/** Lists of the demo site, an assessment by one of them, and a small work on a point sheet. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { type Holders, holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { type RsaItem, rsa } from '../assess/rsa.model.ts'
import { aControl, anAssessment, anItem } from '../assess/rsa.seed.ts'
import { controlValues, itemValues } from '../assess/rsa-items.ts'
import { blocksWork, rsaSets } from '../assess/rsa-sets.ts'
import type { Scale } from '../scale/scale.logic.ts'
import { aChecklist, aQuestion } from './checklist.seed.ts'
import { itemOf, questionKey } from './from-checklist.ts'
import { type Question, rsaChecklist } from './rsa-checklist.model.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string; deptCd?: string }[]
}
interface DemoOptions {
  today: string
  now: Date
  sites: readonly DemoSite[]
}

const RELEASED_DAYS = 200
const DRAFTED_DAYS = 5
const PLANNED_DAYS = 6
const at = (ymd: string, hour: number): Date => new Date(startOfDay(ymd).getTime() + hour * 3_600_000)

const storage: Question[] = [
  aQuestion({
    taskNm: '저장',
    questionDesc: '용기마다 물질 이름과 경고표지가 있다.',
    hazardCatCd: 'CHEM',
    accTypeCd: 'CONTACT',
  }),
  aQuestion({
    taskNm: '저장',
    questionDesc: '서로 반응하는 물질을 나누어 둔다.',
    hazardCatCd: 'CHEM',
    accTypeCd: 'FIRE',
  }),
  aQuestion({
    taskNm: '비상',
    questionDesc: '세안기와 샤워의 물이 바로 나온다.',
    hazardCatCd: 'CHEM',
    accTypeCd: 'CONTACT',
  }),
]

const listsOf = ({ plantCd, safetyManagers }: DemoSite, today: string, leader: string) => {
  const begun = (values: Parameters<typeof aChecklist>[0], days: number) =>
    story(rsaChecklist, aChecklist(values), {
      create: ({ record }) => ({ plantCd, questionCnt: record.questions?.length ?? 0 }),
    })
      .as(leader)
      .at(at(addDays(today, -days), 10))
  return [
    begun({}, RELEASED_DAYS)
      .as(safetyManagers[0] ?? '')
      .after('3h')
      .act('release'),
    begun({ checklistNm: '화학물질 저장 체크리스트', questions: storage }, DRAFTED_DAYS),
  ]
}

type Method = 'CHK' | 'OPS'
/** What was found, judged by its method. */
const found: Readonly<Record<Method, (listNo: number) => RsaItem[]>> = {
  CHK: (listNo) =>
    (aChecklist().questions ?? []).map((question, place) =>
      anItem({
        ...itemOf(question, questionKey(listNo, place)),
        ...{ freqVal: null, sevVal: null, existMeasureDesc: null, checkCd: place === 1 ? 'NO' : 'OK' },
        noteDesc: place === 1 ? '이송펌프 커플링 덮개가 빠져 있음' : null,
      }),
    ),
  OPS: () => [
    anItem({
      ...{ taskNm: '사다리 점검', hazardCatCd: 'MEDIA', hazardDesc: '사다리가 미끄러져 넘어짐', accTypeCd: 'FALL' },
      ...{
        harmDesc: '혼자 오르던 작업자가 2 m 아래로 떨어짐',
        existMeasureDesc: '미끄럼 방지 발판이 있는 사다리를 쓴다.',
      },
      ...{ freqVal: null, sevVal: null, checkCd: 'NO', lawRefDesc: null },
    }),
  ],
}

function courseOf(site: DemoSite, method: Method, { today, leader, scaleNo, listNo }: Ground) {
  const [process] = site.processes
  const planYmd = addDays(today, -PLANNED_DAYS)
  const scale: Scale = {
    ...{ methodCd: method, freqMaxVal: null, sevMaxVal: null, combineCd: null },
    ...{ bands: [], cells: [], acceptMaxVal: null },
  }
  const values = anAssessment({
    rsaTitle: `${process?.processNm ?? ''} ${method === 'CHK' ? '작업장 점검 평가' : '사다리 작업 평가'}`,
    ...{ processNo: process?.processNo ?? null, deptCd: process?.deptCd ?? null, scaleNo, leaderUserId: leader },
    ...{ planYmd, doFromYmd: addDays(planYmd, 2), doToYmd: addDays(planYmd, 9) },
  })
  const measure = aControl({
    rsaItemNo: method === 'CHK' ? 2 : 1,
    controlDesc: method === 'CHK' ? '커플링 덮개를 다시 단다.' : '이동식 작업대로 바꾼다.',
    ...{ ownerUserId: site.owners[0] ?? leader, verifyUserId: site.safetyManagers[0] ?? null },
    dueYmd: addDays(planYmd, 30),
  })
  return story(rsa, values, {
    ...rsaSets,
    create: (scene) => ({ plantCd: site.plantCd, ...blocksWork(scene) }),
    announce: (scene) => ({ ...rsaSets.announce(scene), scaleRevNo: 1 }),
    edit: ({ record, before }) => ({
      ...itemValues(record.items ?? [], before?.items ?? [], scale),
      controls: controlValues(record.controls ?? [], before?.controls ?? []),
    }),
  })
    .as(leader)
    .at(at(planYmd, 9))
    .act('announce')
    .at(at(addDays(planYmd, 2), 9))
    .act('identify')
    .at(at(addDays(planYmd, 2), 15))
    .edit({ items: found[method](listNo), controls: [measure] })
}
interface Ground {
  today: string
  leader: string
  scaleNo: number
  listNo: number
}

const leaderAt = (site: DemoSite, holders: Holders): string => holders('SUP', site.plantCd)[0] ?? site.owners[0] ?? ''

export async function loadChecklists(connection: OwnerConnection, { today, now, sites }: DemoOptions): Promise<void> {
  const [site] = sites
  if (!site?.processes.length) return
  const leader = leaderAt(site, await holdersOf(connection))
  const [list] = await insertStories(connection, listsOf(site, today, leader), { latest: now })
  const { rows } = await connection.query(
    `select method_cd as method, min(rsa_scale_no)::int as no from rsa_scale where status_cd = 'APPR' and plant_cd = $1
      and method_cd in ('CHK', 'OPS') group by 1 order by 1`,
    [site.plantCd],
  )
  const courses = rows.map(({ method, no }) =>
    courseOf(site, method as Method, { today, leader, scaleNo: Number(no), listNo: list?.rsaChecklistNo ?? 0 }),
  )
  await insertStories(connection, courses, { latest: now })
}
