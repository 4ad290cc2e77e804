/** Somebody is at work, and a decision bars him: the work stops with it, and says whom and why. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sgcCard } from '#modules/contractor/card/card.model.ts'
import { issueDemerit, passes } from '#modules/contractor/demerit/sgc.seed.ts'
import { aVendor } from '#modules/contractor/entry/entry.fixture.ts'
import { aFinishedRound, type Finished, fixesOf } from '#modules/education/fix/edu-fix.fixture.ts'
import { aFileSite } from '#platform/test/site.ts'
import { at, groundOf, VSM, VSP, working } from '../permit.fixture.ts'
import { type Permit, permit } from '../permit.model.ts'
import { hotValues } from '../permit.seed.ts'

const site = aFileSite()
const DAY = '2026-11-27'
const HOT_KIND = 38
const now = (time: string) => site().setClock(at(time, DAY))
let round: Finished
let personNo = 0
let personNm = ''

/** A welder of the vendor with nothing against him, who learned hot work in a round of the site. */
beforeEach(async () => {
  await aVendor(site())
  round = await aFinishedRound(site())
  personNo = round.passed.personNo
  const [row] = await site().sql<{
    nm: string
  }>(`update vendor_person set birth_ymd = '1985-05-05', nation_cd = 'KR', agree_yn = 'Y',
    employ_type_cd = 'REG', contract_from_ymd = null, contract_to_ymd = null where person_no = ${personNo} returning person_nm as nm`)
  personNm = row?.nm ?? ''
  await site().sql(`update edu_round set edu_class_cd = 'SPECIAL', special_kind_no = ${HOT_KIND}, valid_month_cnt = null, credit_min_val = 960
    where edu_round_no = ${round.eduRoundNo}`)
  await site().sql(`update edu_rqst set edu_class_cd = 'SPECIAL', special_kind_no = ${HOT_KIND}, credit_min_val = 960, valid_to_ymd = null
    where edu_rqst_no = ${round.passed.eduRqstNo}`)
  await passes(site(), personNo, { eduYmd: '2026-01-05', toYmd: '2027-01-04' })
  await site().sql(`delete from sgc_card where person_no = ${personNo}`)
})
afterEach(() => site().setClock(undefined))

const cardOf = async () => {
  const { sgcCardNo } = await site().as('gate').create(sgcCard, { personNo })
  return site().as('gate').act(sgcCard, sgcCardNo, 'issue')
}
/** Hot work of the day, his and of a leader. */
async function welding() {
  now('08:10:00')
  const day = { wkodDt: DAY, workFromDt: at('08:00:00', DAY), workToDt: at('16:00:00', DAY) }
  const leader = (await groundOf(site())).people.find((one) => one.personNo !== personNo)
  const permitCrew = [{ personNo, crewRoleCd: 'WORKER' }] as never
  const people = { leaderPersonNo: leader?.personNo ?? 0, permitCrew }
  const values = { ...hotValues, ...day, ...people, permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
  const made = await working(site(), values)
  now('09:00:00')
  return made
}
const stateOf = (permitNo: number) => site().as('oper').read(permit, permitNo)
/** Why the work stands, where people read of it: on its page, in its history, in the audit log, in their inbox. */
async function readIn(language: string, permitNo: number) {
  const headers = { 'accept-language': language }
  const ask = <T>(userId: string, path: string) => site().as(userId).call<T>(path, { headers })
  type Reasons = { rows: { actionCd?: string; reasonDesc: string | null; bizNo?: string }[] }
  const record = await ask<Permit>('oper', `${permit.api}/${permitNo}`)
  const history = await ask<Reasons>('oper', `${permit.api}/${permitNo}/history`)
  const audit = await ask<Reasons>('admin', '/api/manage/log/auditlogs?bizCd=permit&limit=50')
  const inbox = await ask<{ rows: { messageDesc: string }[] }>('oper', '/api/notifications?limit=5')
  return [
    record.permitSusp?.[0]?.reasonDesc,
    history.rows.find(({ actionCd }) => actionCd === 'stop')?.reasonDesc,
    audit.rows.find(({ bizNo, reasonDesc }) => bizNo === String(permitNo) && reasonDesc !== null)?.reasonDesc,
    inbox.rows.find(({ messageDesc }) => messageDesc.includes(personNm))?.messageDesc,
  ]
}
const told = async (userId: string) =>
  (await site().as(userId).notifications()).rows.map(({ messageDesc }) => messageDesc)
const blocks = async (permitNo: number) =>
  ((await stateOf(permitNo)).can.checks?.resume ?? []).filter(({ ruleCd }) => /^E\d\d$/.test(ruleCd))

test('E07 special education that is corrected away stops the work of its person, until he has left', async () => {
  await cardOf()
  const { permitNo, wkodTitle } = await welding()
  const fix = fixesOf(site(), round)
  const { apprRqstNo } = await fix.submitted([fix.line(round.passed, { testScore: 60 })])
  expect((await stateOf(permitNo)).statusCd, 'nothing is decided yet').toBe('WORK')
  await fix.decide(apprRqstNo)
  const stopped = await stateOf(permitNo)
  const why = `${personNm}: E07 특별교육(${HOT_KIND}호) 이수시간이 부족합니다. (필요 4시간, 이수 0시간)`
  expect(stopped).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'PERSON' })
  expect(stopped.permitSusp).toMatchObject([{ reasonCd: 'PERSON', reasonDesc: why }])
  for (const userId of [VSM, 'oper', 'safety'])
    expect(await told(userId)).toContainEqual(expect.stringContaining(`${why}): ${wkodTitle}`))
  const english = `${personNm}: E07 Not enough special education (item ${HOT_KIND}): 4 h needed, 0 h done`
  expect(await readIn('en', permitNo)).toEqual([
    english,
    english,
    english,
    `Work is stopped (Person absent or not qualified · ${english}): ${wkodTitle}`,
  ])

  await site().as(VSP).act(permit, permitNo, 'askResume')
  expect(await blocks(permitNo)).toContainEqual(
    expect.objectContaining({
      ruleCd: 'E07',
      resultCd: 'BLOCK',
      law: '산업안전보건법 제29조제3항',
      evidenceDesc: expect.stringContaining(personNm),
    }),
  )
  await site().as(VSP).call(`${permit.api}/${permitNo}/crew/${personNo}/leave`, { method: 'POST', body: {} })
  const left = await blocks(permitNo)
  expect(left.filter(({ evidenceDesc }) => evidenceDesc?.includes(personNm))).toEqual([])
})

test('what puts somebody’s education right stops no work of his', async () => {
  await cardOf()
  const { permitNo } = await welding()
  const fix = fixesOf(site(), round)
  const { apprRqstNo } = await fix.submitted([fix.line(round.passed, { testScore: 100 })])
  await fix.decide(apprRqstNo)
  expect((await stateOf(permitNo)).statusCd).toBe('WORK')
})

test('E06 a card that is given back, and a golden rule that is broken, stop the work in which he is', async () => {
  const { sgcCardNo } = await cardOf()
  const first = await welding()
  await site().as('gate').act(sgcCard, sgcCardNo, 'giveBack', { reasonDesc: '퇴장' })
  expect((await stateOf(first.permitNo)).permitSusp).toMatchObject([
    { reasonCd: 'PERSON', reasonDesc: expect.stringContaining(`${personNm}: E06`) },
  ])

  await cardOf()
  const second = await welding()
  await issueDemerit(site(), personNo, { violItemCd: 'NO01' })
  expect((await stateOf(second.permitNo)).statusCd, 'three points stop nobody today').toBe('WORK')
  await issueDemerit(site(), personNo, { violItemCd: 'GR01' })
  expect((await stateOf(second.permitNo)).permitSusp).toMatchObject([
    { reasonCd: 'PERSON', reasonDesc: expect.stringContaining('벌점') },
  ])
})

test('the clock looks at who signals as well, though he is none of the crew', async () => {
  await cardOf()
  const { permitNo, leaderPersonNo } = await welding()
  await site().sql(
    `update wkod_master set signal_person_no = ${personNo}, permit_base_cd = 'GEN' where permit_no = ${permitNo}`,
  )
  await site().sql(`delete from wkod_master_permit_crew where permit_no = ${permitNo} and crew_role_cd <> 'LEADER'`)
  expect(leaderPersonNo).not.toBe(personNo)
  await site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt)
    select plant_cd, vendor_cd, person_no, human_key, 'P', 'G1', '${at('07:30:00', DAY)}'
    from vendor_person where person_no in (${personNo}, ${leaderPersonNo})`)
  await site().runJob('permit-clock')
  expect((await stateOf(permitNo)).statusCd).toBe('WORK')
  await site().sql(`update sgc_card set status_cd = 'LOST' where person_no = ${personNo}`)
  await site().runJob('permit-clock')
  expect((await stateOf(permitNo)).permitSusp).toMatchObject([
    { reasonCd: 'PERSON', reasonDesc: expect.stringContaining(`${personNm}: E06`) },
  ])
})

test('the clock finds who ran out of days while his work of several days goes on', async () => {
  await cardOf()
  const { permitNo } = await welding()
  await site().sql(`update wkod_master set seven_day_yn = 'Y', permit_base_cd = 'GEN', work_to_dt = '2027-01-06T16:00:00+09:00',
    leader_person_no = ${personNo} where permit_no = ${permitNo}`)
  await site().sql(`update sgc_card set valid_to_ymd = '2027-01-04' where person_no = ${personNo}`)
  site().setClock('2027-01-04T10:00:00+09:00')
  await site().runJob('permit-clock')
  const [line] = (await stateOf(permitNo)).permitSusp ?? []
  expect(line?.reasonDesc ?? '', 'gone from the gate, not barred').not.toContain('E05')
  await site().sql(`update wkod_master set status_cd = 'WORK' where permit_no = ${permitNo}`)
  site().setClock('2027-01-05T10:00:00+09:00')
  await site().runJob('permit-clock')
  expect((await stateOf(permitNo)).permitSusp?.at(-1)?.reasonDesc).toContain(`${personNm}: E05`)
})
