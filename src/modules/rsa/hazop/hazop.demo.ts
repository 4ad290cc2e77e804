/** What the demo site examines: a reaction from its tank to its relief, four nodes, two of its causes counted by layers. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { presets } from '../scale/scale.logic.ts'
import { hazop } from './hazop.model.ts'
import { aCause, allAsked, aNode, aStudy } from './hazop.seed.ts'
import { hazopSets } from './hazop-sets.ts'
import { hazopValues } from './hazop-values.ts'

interface DemoSite {
  plantCd: string
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string; deptCd?: string }[]
}

const BEGUN_DAYS = 12

const nodes = [
  aNode({ nodeNo: 1 }),
  aNode({ nodeNo: 2, nodeNm: '반응기', nodeTypeCd: 'REACTOR', intentDesc: '90 ℃, 0.3 MPa에서 4시간 반응시킨다.' }),
  aNode({
    ...{ nodeNo: 3, nodeNm: '냉각수 열교환기', nodeTypeCd: 'EXCHANGER' },
    ...{ intentDesc: '반응열을 20 m³/h의 냉각수로 뺀다.' },
  }),
  aNode({
    ...{ nodeNo: 4, nodeNm: '제품 저장조', nodeTypeCd: 'VESSEL', drawingNo: 'P-104', drawingRevNo: 'C' },
    ...{ intentDesc: '제품을 상온·상압에서 60 m³까지 보관한다.' },
  }),
]

const causes = [
  aCause({
    ...{ nodeNo: 3, deviationCd: 'FLOW_NO', causeDesc: '냉각수 펌프 정지', freqVal: 4, sevVal: 4, hazopRowNo: 1 },
    ...{ consequenceDesc: '반응폭주로 반응기가 파열된다.', safeguardDesc: '고온 경보, 파열판' },
    ...{ recommendDesc: '고온에서 원료를 끊는 독립 차단계통을 단다.' },
  }),
  aCause({
    ...{ nodeNo: 4, deviationCd: 'LEVEL_MORE', causeDesc: '이송 중 액위계 고장', freqVal: 2, sevVal: 3, hazopRowNo: 2 },
    ...{ consequenceDesc: '저장조가 넘쳐 방류둑에 고인다.', safeguardDesc: '고액위 경보, 방류둑' },
  }),
  aCause({ nodeNo: 1, hazopRowNo: 3 }),
]

const untold = { freqVal: null, rrfVal: null, silCd: null }
const lopas = [
  { hazopRowNo: 1, iefVal: '0.1', targetVal: '1e-5', ...untold },
  { hazopRowNo: 2, iefVal: '0.1', targetVal: '1e-3', ...untold },
]
const ipls = [
  { hazopRowNo: 1, iplDesc: '고온 경보와 운전원 조치', pfdVal: '0.1' },
  { hazopRowNo: 1, iplDesc: '파열판', pfdVal: '0.1' },
  { hazopRowNo: 2, iplDesc: '독립 고액위 경보', pfdVal: '0.1' },
  { hazopRowNo: 2, iplDesc: '방류둑', pfdVal: '0.01' },
]

export async function loadStudies(
  connection: OwnerConnection,
  { today, now, sites }: { today: string; now: Date; sites: readonly DemoSite[] },
): Promise<void> {
  const { rows } = await connection.query(
    `select plant_cd as plant, min(rsa_scale_no)::int as no from rsa_scale where status_cd = 'APPR' and method_cd = 'FS' group by 1`,
  )
  const scales = new Map(rows.map(({ plant, no }) => [String(plant), Number(no)]))
  const [site] = sites
  const [process] = site?.processes ?? []
  if (!site || !process) return
  const known = new Set(causes.map(({ nodeNo, deviationCd }) => `${nodeNo} ${deviationCd}`))
  const others = nodes
    .flatMap(({ nodeNo, nodeTypeCd }) => allAsked(nodeNo ?? 0, nodeTypeCd))
    .filter(({ nodeNo, deviationCd }) => !known.has(`${nodeNo} ${deviationCd}`))
  const holders = await holdersOf(connection)
  const leader = holders('SUP', site.plantCd)[0] ?? site.owners[0] ?? ''
  const studyYmd = addDays(today, -BEGUN_DAYS)
  const values = aStudy({
    ...{ hazopTitle: `${process.processNm} HAZOP`, processNo: process.processNo, deptCd: process.deptCd ?? null },
    ...{ scaleNo: scales.get(site.plantCd) ?? null, leaderUserId: leader, studyYmd },
  })
  const begun = story(hazop, values, {
    ...hazopSets,
    create: () => ({ plantCd: site.plantCd }),
    edit: ({ record }) => hazopValues(record, undefined, presets.S54.scale),
  })
    .as(leader)
    .at(new Date(startOfDay(studyYmd).getTime() + 10 * 3_600_000))
    .act('start')
    .after('2h')
    .edit({ nodes, lines: [...causes, ...others], lopas, ipls })
  await insertStories(connection, [begun], { latest: now })
}
