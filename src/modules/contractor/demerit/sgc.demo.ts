/** Two years of demerits in all states for the people of the demo's vendors, with the cards that follow from them. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { happenedBy } from '#platform/server/stories/happened-by.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, teller, tellRows } from '#platform/server/stories/tell-rows.ts'
import { cardRows, type DemoCard } from '../card/card.demo.ts'
import { sgcCard } from '../card/card.model.ts'
import { type DemeritNumbers, type DemeritState, type Grade, pointsOn, stopsOf } from './demerit.logic.ts'
import { sgcDemerit } from './demerit.model.ts'
import { addReeducation, type ReeduDay } from './reedu.demo.ts'
import { sanctionRows } from './sanction.demo.ts'
import { sgcSanction } from './sanction.model.ts'
import { type DemoDemerit, type DemoPerson, moment, type Result } from './sgc-demo-rows.ts'
import { gradeScores } from './viol-grade.model.ts'
import { violItems } from './viol-item.seed.ts'

const NUMBERS: DemeritNumbers = {
  reeduPoint: 3,
  shortPoint: 5,
  shortDay: 7,
  longPoint: 8,
  longDay: 30,
  outPoint: 10,
  outDay: 365,
  creditMax: 3,
}
/** Of the vendors that have accounts in the demo more people have something to tell. */
const shareOf = ({ vendorCd }: DemoPerson) => (vendorCd <= 'V100004' ? 0.6 : 0.3)
const MOST_DAYS = 700
const issuers: Readonly<Record<string, readonly string[]>> = {
  '2000': ['sup', 'safety', 'owner', 'oper'],
  '3000': ['safety3'],
}
const places = [
  '생산1팀 3층 플랫폼',
  'T-201 주변 배관랙',
  '정비공장 앞',
  '폐수처리장 집수조',
  '원료 하역장',
  '변전실 앞 통로',
]

const PEOPLE = `select p.person_no as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd", p.plant_cd as "plantCd",
    p.human_key as "workerKey", p.lang_cd as "langCd", p.hire_ymd::text as "hireYmd",
    e.edu_ymd::text as "eduYmd", e.valid_to_ymd::text as "validToYmd"
  from vendor_person p left join lateral (select s.edu_ymd, s.valid_to_ymd from edu_rqst s where s.person_no = p.person_no
    and s.edu_class_cd = 'ENTRY' and s.edu_result_cd = 'PASS' order by s.valid_to_ymd desc limit 1) e on true
  where p.person_status_cd = 'ACTIVE' and p.plant_cd in ('2000', '3000') and p.delete_yn = 'N' order by p.person_no`

export async function loadSgc(connection: OwnerConnection, { today, now }: FirstDay): Promise<void> {
  const { rows } = await connection.query(PEOPLE)
  const people = rows.map((row) => ({ ...row, personNo: Number(row.personNo) }) as unknown as DemoPerson)
  const chance = random('sgc')
  const demerits = people.flatMap((person) => demeritsOf(person, chance, today))
  for (const [index, one] of demerits.entries()) one.no = index + 1
  const results = await reckon(connection, people, demerits, today)
  const points = new Map(results.map((result) => [result.person.personNo, result]))
  await insertAll(
    connection,
    'sgc_demerit',
    happenedBy(
      now,
      demerits.map((one) => demeritRow(one, points.get(one.person.personNo), today)),
      ['createDt', 'updateDt', 'issueDt', 'violDt', 'notifyDt', 'objectDt', 'stopBaseDt'],
    ),
  )
  const opinions = happenedBy(now, demerits.flatMap(opinionsOf), ['opinionDt'])
  await insertAll(connection, 'sgc_demerit_opinions', opinions)
  const stops = happenedBy(now, results.flatMap(stopRows), ['fromDt', 'createDt', 'updateDt'])
  await insertAll(connection, 'sgc_stop', stops)
  await insertAll(connection, 'demerit_credit', results.flatMap(creditRows))
  const cards = cardRows(results, today)
  await insertAll(
    connection,
    'sgc_card',
    happenedBy(
      now,
      cards.map(({ keyed: _, acts: __, ...card }: DemoCard) => card),
      ['suspFromDt', 'updateDt'],
    ),
  )
  await insertAll(
    connection,
    'sgc_card_key',
    cards.flatMap(({ keyed }) => (keyed ? [keyed] : [])),
  )
  await insertAll(
    connection,
    'sgc_issue_hist',
    happenedBy(
      now,
      cards.flatMap(({ acts }) => acts),
      ['actDt'],
    ),
  )
  await insertAll(connection, 'sgc_sanction', sanctionRows(people, today))
  await tellAll(connection, now)
}

/** Days back from today, the last fortnight a third of them, so that there is always something to decide. */
function demeritsOf(person: DemoPerson, chance: Random, today: string): DemoDemerit[] {
  if (!chance.chance(shareOf(person))) return []
  const count = chance.chance(0.25) ? 2 : 1
  return Array.from({ length: count }, () => demeritOf(person, chance, today)).filter(
    ({ issueYmd }) => issueYmd > person.hireYmd,
  )
}

function demeritOf(person: DemoPerson, chance: Random, today: string): DemoDemerit {
  const age = chance.chance(0.3) ? chance.int(0, 13) : chance.int(14, MOST_DAYS)
  const roll = chance.int(1, 100)
  const gradeCd: Grade = roll <= 48 ? 'MINOR' : roll <= 84 ? 'NORMAL' : roll <= 96 ? 'SERIOUS' : 'CRITICAL'
  const items = violItems.filter(({ violGradeCd }) => violGradeCd === gradeCd)
  const item = items[chance.int(0, items.length - 1)]
  if (!item) throw new RangeError(`No violation of grade ${gradeCd}`)
  const issueYmd = addDays(today, -age)
  const isObjected = age >= 4 && chance.chance(age <= 13 ? 0.45 : 0.35)
  const told = age >= 3 ? addDays(issueYmd, chance.int(0, 3)) : null
  const outcome = chance.int(1, 3)
  const among = issuers[person.plantCd] ?? ['safety']
  const issueDt = moment(issueYmd, chance.int(540, 1010))
  const isGrave = gradeCd === 'SERIOUS' || gradeCd === 'CRITICAL'
  const effectYmd = isGrave ? issueYmd : told
  const statusCd = stateOf({
    age,
    isObjected,
    outcome,
    isOver: effectYmd !== null && addMonths(effectYmd, 12) <= today,
  })
  const full = gradeScores[gradeCd]
  const score =
    statusCd === 'CANC' ? 0 : isObjected && outcome === 1 && age > 13 && full > 1 ? Math.ceil(full / 2) : full
  return {
    no: 0,
    person,
    gradeCd,
    score,
    statusCd,
    effectYmd,
    item,
    issueYmd,
    issueDt,
    notifyYmd: told,
    isObjected,
    stopBaseDt: isGrave ? issueDt : told && moment(told, 600),
    issuer: among[chance.int(0, among.length - 1)] ?? 'safety',
    objectYmd: isObjected ? addDays(told ?? issueYmd, 1) : null,
  }
}

interface Fate {
  age: number
  isObjected: boolean
  outcome: number
  isOver: boolean
}
function stateOf({ age, isObjected, outcome, isOver }: Fate): DemeritState {
  if (age < 3) return 'ISSUED'
  if (age <= 13) return isObjected ? 'OBJECT' : age <= 10 ? 'NOTIFIED' : 'FINAL'
  if (isObjected && outcome === 2) return 'CANC'
  if (isOver) return 'EXPIRED'
  return isObjected && outcome === 1 ? 'REDUCED' : 'FINAL'
}

/** Stops by the same calculation as at night; who was stopped has been to the next re-education. */
async function reckon(connection: OwnerConnection, people: DemoPerson[], demerits: DemoDemerit[], today: string) {
  const results = people.map((person): Result => {
    const own = demerits.filter((one) => one.person === person)
    const credits =
      person.personNo % 29 === 0 ? [{ creditYmd: addDays(today, -(person.personNo % 200)), creditScore: -1 }] : []
    const stops = stopsOf(own, credits, () => NUMBERS).map((stop) => ({ ...stop, reeduYmd: null as string | null }))
    return { person, credits, stops, points: pointsOn(own, credits, today, NUMBERS.creditMax) }
  })
  const passed: readonly ReeduDay[] = await addReeducation(connection, results, today)
  for (const { person, stops } of results)
    for (const stop of stops)
      stop.reeduYmd =
        passed.find(({ personNo, ymd }) => personNo === person.personNo && ymd >= stop.firstYmd)?.ymd ?? null
  return results
}

const isGraveState = (statusCd: DemeritState) =>
  statusCd !== 'ISSUED' && statusCd !== 'NOTIFIED' && statusCd !== 'OBJECT'

function demeritRow(one: DemoDemerit, result: Result | undefined, today: string) {
  const { no, person, item, statusCd, gradeCd, issueYmd, notifyYmd, effectYmd, isObjected, objectYmd } = one
  const stop = result?.stops.find(({ causeDemeritNo }) => causeDemeritNo === no)
  const isDecided = isObjected && isGraveState(statusCd)
  const decisionYmd = objectYmd && addDays(objectYmd, 5)
  return {
    sgcDemeritNo: no,
    sgcDemeritDocNo: `DM-${issueYmd.replaceAll('-', '')}-${String(no).padStart(4, '0')}`,
    statusCd,
    plantCd: person.plantCd,
    vendorCd: person.vendorCd,
    personNo: person.personNo,
    langCd: person.langCd,
    demeritTitle: `${person.personNm} · ${item.violItemNm}`,
    violItemCd: item.violItemCd,
    violGradeCd: gradeCd,
    guideYn: 'N',
    demeritScore: gradeScores[gradeCd],
    violDt: moment(issueYmd, 530),
    witnessCnt: 2 + (no % 2),
    placeDesc: places[no % places.length],
    contentDesc: `${item.violItemNm}. 현장에서 바로잡고 이유를 들음.`,
    issueDt: one.issueDt,
    issuerUserId: one.issuer,
    notifyDueYmd: addDays(issueYmd, 3),
    notifyDt: notifyYmd && moment(notifyYmd, 600),
    objectDueYmd: notifyYmd && addDays(notifyYmd, 7),
    objectYn: isObjected ? 'Y' : 'N',
    objectByCd: isObjected ? (no % 2 ? 'WORKER' : 'VENDOR') : null,
    objectDt: objectYmd && moment(objectYmd, 700),
    objectDesc: isObjected ? '지시를 받고 이동하던 중이었으며 사실과 다릅니다.' : null,
    committeeDueYmd: objectYmd && addDays(objectYmd, 7),
    decisionDt: isDecided && decisionYmd ? moment(decisionYmd, 840) : null,
    decisionDesc: isDecided ? '위원 세 명의 의견을 듣고 사진과 작업기록을 함께 확인하여 의결함.' : null,
    finalScore: isGraveState(statusCd) ? one.score : null,
    effectYmd,
    stopBaseDt: one.stopBaseDt,
    expireYmd: effectYmd && addMonths(effectYmd, 12),
    yearScore: result?.points ?? 0,
    levelCd: stop?.levelCd ?? 'NONE',
    lastActorId: one.issuer,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: one.issuer,
    createDt: one.issueDt,
    updateUserId: one.issuer,
    updateDt: moment(notifyYmd && notifyYmd <= today ? notifyYmd : issueYmd, 1015),
  }
}

const members = [
  ['worker', 'WRP'],
  ['mgr', 'MGR'],
  ['shd', 'SHD'],
] as const
function opinionsOf({ no, person, statusCd, objectYmd }: DemoDemerit) {
  if (objectYmd === null || person.plantCd !== '2000') return []
  const heard = statusCd === 'OBJECT' ? no % 3 : members.length
  const opinionCd = statusCd === 'CANC' ? 'ANNUL' : statusCd === 'REDUCED' ? 'REDUCE' : 'KEEP'
  return members.slice(0, heard).map(([memberUserId, memberRoleCd], index) => ({
    sgcDemeritNo: no,
    seqNo: index + 1,
    memberUserId,
    memberRoleCd,
    opinionCd,
    opinionDesc: '사진과 당시 작업내용을 함께 보고 판단함.',
    opinionDt: moment(addDays(objectYmd, 2 + index), 660),
  }))
}

const stopRows = ({ person, stops }: Result) =>
  stops.map(({ causeDemeritNo, levelCd, pointCnt, dayCnt, fromDt, firstYmd, lastYmd, reeduYmd }) => ({
    plantCd: person.plantCd,
    vendorCd: person.vendorCd,
    personNo: person.personNo,
    workerKey: person.workerKey,
    causeDemeritNo,
    levelCd,
    pointCnt,
    dayCnt,
    fromDt,
    firstYmd,
    lastYmd,
    reeduYmd,
    stopStatusCd: 'ACTIVE',
    servedDayCnt: 0,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: 'SYSTEM',
    createDt: fromDt,
    updateDt: fromDt,
  }))

const creditRows = ({ person, credits }: Result) =>
  credits.map(({ creditYmd, creditScore }) => ({
    plantCd: person.plantCd,
    vendorCd: person.vendorCd,
    personNo: person.personNo,
    workerKey: person.workerKey,
    creditScore,
    creditYmd,
    srcCd: 'OBS',
    srcNo: `OC-${creditYmd.replaceAll('-', '')}-${person.personNo}`,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: 'safety',
    createDt: moment(creditYmd, 600),
    updateDt: moment(creditYmd, 600),
  }))

/** How each came to where it is. */
async function tellAll(connection: OwnerConnection, latest: Date): Promise<void> {
  const tell = teller(connection, latest)
  const issue = ['issue', '#SEC', 'createDt', { to: 'ISSUED' }] as const
  const suspended: Course<typeof sgcCard> = [issue, ['suspend', '@SYSTEM', 'suspFromDt']]
  const expired: Course<typeof sgcCard> = [issue, ['expire', '@SYSTEM', 'validToYmd + 26 hours']]
  const lost = ['lose', '#SEC', 'updateDt'] as const
  await tell(sgcCard, suspended, expired, [issue, lost], [issue, ['giveBack', '#SEC', 'updateDt']])

  const heard: Course<typeof sgcDemerit> = [
    ['issue', 'issuerUserId', 'issueDt'],
    ['notify', '@SYSTEM', 'notifyDt'],
  ]
  const objected: Course<typeof sgcDemerit> = [...heard, ['object', '#VAD', 'objectDt']]
  const over = ['expire', '@SYSTEM', 'expireYmd + 1 hour'] as const
  const decisions: Course<typeof sgcDemerit>[] = [
    [...objected, ['uphold', '#SHD', 'decisionDt'], over],
    [...objected, ['reduce', '#SHD', 'decisionDt']],
    [...objected, ['annul', '#SHD', 'decisionDt']],
  ]
  await tellRows(connection, sgcDemerit, decisions, { latest, where: `r.object_yn = 'Y'` })
  await tell(sgcDemerit, [...heard, ['settle', '@SYSTEM', 'objectDueYmd + 26 hours'], over])

  const closed: Course<typeof sgcSanction> = [
    ['acknowledge', '#VAD', '+ 1 day'],
    ['close', '@SYSTEM', 'dueYmd + 26 hours'],
  ]
  const asked = ['ask', '@SYSTEM', 'createDt'] as const
  const stopped: Course<typeof sgcSanction> = [asked, ['stop', '#CSO', 'stopFromYmd + 9 hours']]
  await tell(sgcSanction, closed, stopped, [['plan', '@SYSTEM', 'createDt']])
}
