/** A year and a half of assessments for the demo site, in every state, with who took part and who was told. */

import { impr } from '#modules/impr/impr/impr.model.ts'
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { type Holders, holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import type { Told } from '#platform/server/stories/step.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { presets } from '../scale/scale.logic.ts'
import { RSA_LINK } from '../share/share-links.ts'
import { type Rsa, type RsaItem, rsa } from './rsa.model.ts'
import { aControl, anAssessment, anItem } from './rsa.seed.ts'
import { controlValues, itemValues } from './rsa-items.ts'
import { blocksWork, rsaSets } from './rsa-sets.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  safetyHead: string
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string; processCd?: string; deptCd?: string }[]
}
interface DemoOptions {
  today: string
  now: Date
  sites: readonly DemoSite[]
}

const COUNT = 36
/** Where the occasional one is that is under way: one permit of the day waits for it. */
const HELD_UP = 'WG-SCR'
/** How far each has come; what is shared is the most, as on a site that does them every year. */
const states: readonly Rsa['statusCd'][] = [
  'SHARED',
  'DONE',
  'SHARED',
  'DECIDED',
  'SHARED',
  'PREP',
  'SHARED',
  'DOING',
  'PLAN',
  'SHARED',
  'DONE',
  'CANC',
]
/** Days before today on which each is planned. */
const plannedBefore: Readonly<Record<Rsa['statusCd'], number>> = {
  PLAN: -9,
  PREP: 2,
  DOING: 8,
  DECIDED: 25,
  DONE: 32,
  SHARED: 60,
  CANC: 20,
}

const scenes: readonly RsaItem[] = [
  anItem(),
  anItem({
    taskNm: '펌프 정비',
    hazardCatCd: 'MACHINE',
    hazardDesc: '커플링에 옷자락이 말림',
    accTypeCd: 'CAUGHT',
    lawRefDesc: '안전보건규칙 제87조',
    existMeasureDesc: '덮개를 씌운다.',
    freqVal: 1,
    sevVal: 4,
  }),
  anItem({
    taskNm: '탱크 상부 점검',
    hazardCatCd: 'MEDIA',
    hazardDesc: '난간 틈으로 떨어짐',
    accTypeCd: 'FALL',
    lawRefDesc: '안전보건규칙 제13조',
    existMeasureDesc: '안전대를 건다.',
    freqVal: 3,
    sevVal: 4,
  }),
  anItem({
    taskNm: '드럼 하역',
    hazardCatCd: 'ERGO',
    hazardDesc: '무거운 드럼을 굴리다 허리를 다침',
    accTypeCd: 'STRAIN',
    lawRefDesc: null,
    existMeasureDesc: '두 사람이 옮긴다.',
    exposedCnt: 12,
    freqVal: 2,
    sevVal: 2,
  }),
  anItem({
    taskNm: '배관 세척',
    hazardCatCd: 'CHEM',
    hazardDesc: '남은 산이 튀어 피부에 닿음',
    accTypeCd: 'CONTACT',
    lawRefDesc: '안전보건규칙 제451조',
    existMeasureDesc: '내산복과 보안면을 쓴다.',
    freqVal: 2,
    sevVal: 3,
    similarYn: 'Y',
  }),
  anItem({
    taskNm: '출하장 상차',
    hazardCatCd: 'MAN',
    hazardDesc: '후진하는 차에 부딪힘',
    accTypeCd: 'HIT',
    lawRefDesc: '안전보건규칙 제171조',
    existMeasureDesc: '유도자를 세운다.',
    freqVal: 2,
    sevVal: 4,
  }),
]
const scale = presets.S54.scale

const at = (ymd: string, hour: number): Date => new Date(startOfDay(ymd).getTime() + hour * 3_600_000)

interface Course {
  site: DemoSite
  leader: string
  story: Story<typeof rsa>
}

export async function loadAssessments(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const holders = await holdersOf(connection)
  const scales = await scalesOf(connection)
  const courses = Array.from({ length: COUNT }, (_, index) => courseOf(index, options, holders, scales)).flatMap(
    (one) => one ?? [],
  )
  const told = await insertStories(
    connection,
    courses.map((one) => one.story),
    { latest: options.now },
  )
  const begun = told.flatMap((record, index) => {
    const course = courses[index]
    return course && record.preShareDt !== null ? [{ record, course }] : []
  })
  const workers = await workersOf(connection)
  await insertAll(
    connection,
    'rsa_part',
    begun.flatMap(({ record }) => partsOf(record, workers)),
  )
  await insertRevs(
    connection,
    begun.map(({ record }) => record),
  )
  await insertShares(
    connection,
    begun.map(({ record }) => record),
    workers,
  )
  await registerMeasures(
    connection,
    begun.map(({ record }) => record),
    options.now,
  )
}

async function scalesOf(connection: OwnerConnection): Promise<Map<string, number>> {
  const { rows } = await connection.query(
    `select plant_cd as plant, min(rsa_scale_no)::int as no from rsa_scale where status_cd = 'APPR' and method_cd = 'FS' group by 1`,
  )
  return new Map(rows.map(({ plant, no }) => [String(plant), Number(no)]))
}

function courseOf(
  index: number,
  { today, sites }: DemoOptions,
  holders: Holders,
  scales: Map<string, number>,
): Course | undefined {
  const site = sites[index % 5 === 4 && sites.length > 1 ? 1 : 0]
  const statusCd = states[index % states.length] ?? 'SHARED'
  const isOccasional = index % 9 === 4
  const holdsUp = isOccasional && statusCd !== 'SHARED' && statusCd !== 'DONE'
  const process =
    (holdsUp && site?.processes.find(({ processCd }) => processCd === HELD_UP)) ||
    site?.processes[index % site.processes.length]
  if (!site || !process) return undefined
  const leader = holders('SUP', site.plantCd)[0] ?? site.owners[0] ?? ''
  const planYmd = addDays(
    today,
    -plannedBefore[statusCd] - Math.floor(index / states.length) * (statusCd === 'SHARED' ? 150 : 3),
  )
  const doFromYmd = addDays(planYmd, 2)
  const values = anAssessment({
    rsaTitle: `${process.processNm} ${isOccasional ? '수시평가' : '정기평가'}`,
    rsaTypeCd: isOccasional ? 'OCC' : 'REG',
    ...(isOccasional && { triggerCd: 'NEWEQ' as const, triggerSrcDesc: '열교환기 교체' }),
    deptCd: process.deptCd ?? null,
    processNo: process.processNo,
    scaleNo: scales.get(site.plantCd) ?? null,
    leaderUserId: leader,
    planYmd,
    doFromYmd,
    doToYmd: addDays(doFromYmd, 7),
  })
  const isOpen = statusCd === 'DECIDED' || statusCd === 'DOING'
  const found = [0, 1, 2].map((step) => scenes[(index + step) % scenes.length] as RsaItem)
  const items = isOpen ? found : found.map((item) => ({ ...item, freqVal: 1, exposedCnt: 2, similarYn: 'N' as const }))
  const whole = story(rsa, values, {
    ...rsaSets,
    create: (scene) => ({ plantCd: site.plantCd, ...blocksWork(scene) }),
    announce: (scene) => ({ ...rsaSets.announce(scene), scaleRevNo: 1 }),
    edit: ({ record, before }) => ({
      ...itemValues(record.items ?? [], before?.items ?? [], scale),
      controls: controlValues(record.controls ?? [], before?.controls ?? []),
    }),
  })
  const planned = whole.as(leader).at(at(planYmd, 9))
  return { site, leader, story: lived(planned, { statusCd, site, leader, items, doFromYmd, planYmd }) }
}

interface Life {
  statusCd: Rsa['statusCd']
  site: DemoSite
  leader: string
  items: RsaItem[]
  doFromYmd: string
  planYmd: string
}
function lived(
  planned: Story<typeof rsa>,
  { statusCd, site, leader, items, doFromYmd, planYmd }: Life,
): Story<typeof rsa> {
  if (statusCd === 'PLAN') return planned
  const manager = site.safetyManagers[0] ?? site.safetyHead
  if (statusCd === 'CANC') return planned.as(manager).after('1h').act('cancel', { reasonDesc: '공정을 정지합니다.' })
  const controls = itemValues(items, [], scale).items.flatMap((item) =>
    item.acceptYn === 'N'
      ? [
          aControl({
            rsaItemNo: item.rsaItemNo,
            ownerUserId: site.owners[0] ?? leader,
            verifyUserId: manager,
            dueYmd: addDays(doFromYmd, 45),
          }),
        ]
      : [],
  )
  return planned
    .at(at(planYmd, 11))
    .act('announce')
    .meanwhile(() => ({ partCnt: 2, signCnt: statusCd === 'PREP' ? 0 : 2 }))
    .at(at(doFromYmd, 9))
    .act('identify')
    .at(at(doFromYmd, 15))
    .edit({ items, controls })
    .at(at(addDays(doFromYmd, 2), 14))
    .act('decide')
    .as(manager)
    .at(at(addDays(doFromYmd, 9), 10))
    .act('complete')
    .setting(({ now }) => ({ postShareDt: statusCd === 'SHARED' ? now.toISOString() : null }))
    .as(leader)
    .at(at(addDays(doFromYmd, 15), 10))
    .act('share')
    .until(statusCd)
}

type Assessed = Told<typeof rsa>
interface Person {
  userId: string
  userNm: string
  deptCd: string
}
async function workersOf(connection: OwnerConnection): Promise<Map<string, Person[]>> {
  const { rows } = await connection.query(
    `select user_id as "userId", user_nm as "userNm", dept_cd as "deptCd" from sys_user where user_status_cd <> 'RETIRED' order by user_id`,
  )
  const people = rows.map(({ userId, userNm, deptCd }) => ({
    userId: String(userId),
    userNm: String(userNm),
    deptCd: String(deptCd),
  }))
  return Map.groupBy(people, ({ deptCd }) => deptCd)
}
const MOST_TOLD = 12
const crewOf = ({ deptCd }: Assessed, workers: Map<string, Person[]>): Person[] =>
  (workers.get(deptCd ?? '') ?? []).slice(0, MOST_TOLD)

const strokes = [[80, 700, 250, 250, 420, 720, 600, 300, 900, 620]]
function partsOf(record: Assessed, workers: Map<string, Person[]>) {
  const isSigned = record.statusCd !== 'PREP'
  const when = at(record.doFromYmd ?? '', 10).toISOString()
  const [first, second] = crewOf(record, workers)
  const by = record.leaderUserId
  return [first, second].flatMap((one, place) =>
    one
      ? [
          {
            rsaNo: record.rsaNo,
            partRoleCd: place === 0 ? 'WORKER' : 'SUP',
            partMethodCd: 'WALK',
            userId: one.userId,
            partNm: one.userNm,
            partDt: isSigned ? when : record.preShareDt,
            opinionDesc: place === 0 ? '시료 밸브 손잡이가 낮아 허리를 숙여야 합니다.' : null,
            signJson: isSigned ? { signerNm: one.userNm, signDt: when, strokes } : null,
            signDt: isSigned ? when : null,
            signUserId: isSigned ? one.userId : null,
            createUserId: by,
            updateUserId: by,
          },
        ]
      : [],
  )
}

async function insertRevs(connection: OwnerConnection, records: readonly Assessed[]): Promise<void> {
  const revs = records
    .filter(({ decideDt }) => decideDt !== null)
    .flatMap(({ rsaNo, items, decideDt, decideUserId }) =>
      (items ?? []).map(
        ({
          rsaItemNo,
          freqVal,
          sevVal,
          exposedCnt,
          lawOkYn,
          fatalYn,
          similarYn,
          riskVal,
          gradeCd,
          upReasonCds,
          acceptYn,
        }) => ({
          rsaNo,
          rsaItemNo,
          seqNo: 0,
          freqVal,
          sevVal,
          exposedCnt,
          lawOkYn,
          fatalYn,
          similarYn,
          riskVal,
          gradeCd,
          upReasonCds,
          acceptYn,
          evalUserId: decideUserId,
          evalDt: decideDt,
        }),
      ),
    )
  await insertAll(connection, 'rsa_item_rev', revs)
}

async function insertShares(
  connection: OwnerConnection,
  records: readonly Assessed[],
  workers: Map<string, Person[]>,
): Promise<void> {
  const shares = records.flatMap(({ rsaNo, preShareDt, postShareDt, noticeDesc, leaderUserId }) => {
    const told = {
      rsaNo,
      channelCd: 'MEETING',
      shareDesc: noticeDesc,
      createUserId: leaderUserId,
      updateUserId: leaderUserId,
    }
    return [
      { ...told, shareCd: 'PRE', shareDt: preShareDt },
      ...(postShareDt === null ? [] : [{ ...told, shareCd: 'POST', shareDt: postShareDt }]),
    ]
  })
  await insertAll(connection, 'rsa_share', shares)
  await connection.query(
    `insert into com_link (purpose_cd, biz_no, plant_cd, expire_dt, create_user_id, create_dt)
      select '${RSA_LINK}', rsa_no, plant_cd, do_to_ymd + interval '3 years', leader_user_id, pre_share_dt from rsa
      where pre_share_dt is not null and status_cd <> 'CANC'`,
  )
  const { rows } = await connection.query(
    `select rsa_share_no::int as no, rsa_no::int as "rsaNo", share_dt as "shareDt" from rsa_share`,
  )
  const crews = new Map(records.map((record) => [record.rsaNo, crewOf(record, workers)]))
  const people = rows.flatMap(({ no, rsaNo, shareDt }) =>
    (crews.get(Number(rsaNo)) ?? []).map(({ userId, userNm }) => ({
      rsaShareNo: Number(no),
      rsaNo: Number(rsaNo),
      userId,
      personNm: userNm,
      confirmDt: new Date(String(shareDt)).toISOString(),
      confirmUserId: userId,
    })),
  )
  await insertAll(connection, 'rsa_share_person', people)
}

/** What was decided stands in the register, where its owners have it in hand. */
async function registerMeasures(
  connection: OwnerConnection,
  records: readonly Assessed[],
  latest: Date,
): Promise<void> {
  const decided = records.filter(({ statusCd }) => statusCd === 'DECIDED')
  const measures = decided.flatMap((record) => (record.controls ?? []).map((control) => ({ record, control })))
  const stories = measures.map(({ record, control }) => {
    const item = record.items?.find(({ rsaItemNo }) => rsaItemNo === control.rsaItemNo)
    const dueYmd = control.dueYmd
    const opened = record.decideDt === null ? latest : new Date(record.decideDt)
    return story(
      impr,
      {
        srcCd: 'RSA',
        srcNo: String(record.rsaNo),
        imprTitle: item?.hazardDesc ?? record.rsaTitle,
        imprDesc: control.controlDesc,
        placeDesc: record.rsaTitle,
        processNo: record.processNo,
        hazardCatCd: item?.hazardCatCd ?? 'MACHINE',
        accTypeCd: item?.accTypeCd ?? null,
        riskGradeCd: 'HIGH',
        ownerUserId: control.ownerUserId,
        verifyUserId: control.verifyUserId,
      },
      {
        create: () => ({ plantCd: record.plantCd, srcRowNo: String(control.controlNo) }),
        register: () => ({
          orgDueYmd: dueYmd,
          dueYmd,
          acceptDueYmd: addDays(dayOf(opened), 2),
          onTimeCd: 'OPEN' as const,
        }),
      },
    )
      .inNameOf(record.leaderUserId ?? '')
      .at(opened)
      .act('register')
  })
  const rows = await insertStories(connection, stories, { latest })
  for (const [place, { record, control }] of measures.entries())
    await connection.query('update rsa_controls set impr_no = $1 where rsa_no = $2 and control_no = $3', [
      rows[place]?.imprNo,
      record.rsaNo,
      control.controlNo,
    ])
}
