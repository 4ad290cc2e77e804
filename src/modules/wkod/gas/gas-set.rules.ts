/** What a set must be to be kept, and what follows from what it says. */
import { dayOf } from '#platform/model/calendar.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { measureNumbers } from './gas-numbers.ts'
import { gasSet } from './gas-set.model.ts'
import { afterConfirm, afterSet, afterSupply, confirmed } from './gas-set-follow.ts'
import { factsOf, judgeSet } from './gas-set-judge.ts'
import { measuredStates, wrongSet } from './gas-store.ts'
import { gasPoints, mayBreatheSupplied, missingReadings, nameOfGas } from './judge.logic.ts'

type Context = ActionContext<typeof gasSet>
const TEST = '산업안전보건기준에 관한 규칙 제619조의2'

export const gasSetRules = rulesFor(gasSet, {
  set: { create: [judgeSet], confirm: [confirmed], approveSupply: [confirmed] },
  refuse: {
    create: [
      ...(['permitNo', 'placeDesc', 'purposeCd', 'meterNo', 'lines'] as const).map(required),
      refuseUnknownPermit,
      refuseTester,
      refuseEntrant,
      refuseMeter,
      refuseNoBump,
      refuseTime,
      refuseLate,
      refuseTwice,
      refuseMissing,
      refuseCorrection,
    ],
    approveSupply: [refuseSupply],
  },
  follow: {
    create: [afterSet],
    confirm: [afterConfirm],
    approveSupply: [afterSupply],
  },
})

/** A set is never a draft: what it was measured for, where and with what is known when it is saved. */
function required(name: 'permitNo' | 'placeDesc' | 'purposeCd' | 'meterNo' | 'lines') {
  return ({ record }: Context): RuleProblem | undefined => {
    const value = record[name]
    const isGiven = Array.isArray(value) ? value.length > 0 : Boolean(value)
    const { label } = gasSet.fields[name]
    return isGiven ? undefined : problem(gasSet, name, 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label } })
  }
}

async function refuseUnknownPermit(context: Context) {
  const facts = await factsOf(context)
  if (!context.record.permitNo || measuredStates.some((state) => state === facts?.permit.statusCd)) return undefined
  return problem(
    gasSet,
    'permitNo',
    'GAS_PERMIT_STATE',
    '승인 준비 중이거나 승인된 허가서의 가스만 측정할 수 있습니다.',
  )
}

/** R4 @law 제619조의2제1항·제2항 */
async function refuseTester(context: Context) {
  const facts = await factsOf(context)
  if (!facts) return undefined
  const { tester } = facts
  if (!tester) return problem(gasSet, 'testerUserId', 'GAS_TESTER', '측정자로 지정되지 않았습니다.', { law: TEST })
  const day = dayOf(context.record.measureDt)
  if (tester.topicToYmd && day <= tester.topicToYmd) return undefined
  return problem(gasSet, 'testerUserId', 'GAS_TESTER_TOPIC', '측정자 숙지확인 기간이 지났습니다. ({ymd})', {
    values: { ymd: tester.topicToYmd ?? tester.topicCheckYmd },
    law: TEST,
  })
}

async function refuseEntrant(context: Context) {
  const facts = await factsOf(context)
  if (!facts?.tester?.isEntrant || !facts.kinds.includes('CSE')) return undefined
  return problem(gasSet, 'testerUserId', 'GAS_TESTER_ENTRANT', '이 허가서의 출입자는 측정할 수 없습니다.')
}

async function refuseMeter(context: Context) {
  const { meterNo, measureDt } = context.record
  const facts = await factsOf(context)
  if (!facts || !meterNo) return undefined
  const { meter } = facts
  if (meter?.meterStatusCd !== 'ACTIVE') return problem(gasSet, 'meterNo', 'GAS_METER', '사용할 수 없는 측정기입니다.')
  const day = dayOf(measureDt)
  if (day <= meter.calibToYmd && day >= meter.calibYmd) return undefined
  return problem(gasSet, 'meterNo', 'GAS_METER_CALIB', '교정유효기간이 지난 측정기입니다. ({ymd})', {
    values: { ymd: meter.calibToYmd },
  })
}

function refuseNoBump({ record }: Context) {
  if (record.bumpOkYn === 'Y') return undefined
  return problem(gasSet, 'bumpOkYn', 'GAS_METER_BUMP', '오늘 일일점검을 마친 측정기로 측정하십시오.')
}

const HOUR = 3_600_000

/**
 * R5. A reading that empties the place is kept however it came: nobody is better off where it is refused.
 *
 * @law 제619조의2제1항 (중단 후 다시 시작할 때마다)
 */
async function refuseTime(context: Context) {
  const facts = await factsOf(context)
  if (!facts || facts.judgeCd === 'FAIL') return undefined
  const { permit, numbers } = facts
  const measured = new Date(context.record.measureDt)
  if (permit.lastStopDt && measured < new Date(permit.lastStopDt))
    return problem(
      gasSet,
      'measureDt',
      'GAS_BEFORE_STOP',
      '마지막 중지보다 앞선 측정은 저장할 수 없습니다. 다시 측정하십시오.',
      {
        law: TEST,
      },
    )
  if (context.now.getTime() - measured.getTime() <= numbers.offlineHours * HOUR) return undefined
  return problem(gasSet, 'measureDt', 'GAS_TOO_OLD', '측정한 지 {n}시간이 지났습니다. 다시 측정하십시오.', {
    values: { n: numbers.offlineHours },
  })
}

function refuseLate({ record }: Context) {
  if (record.lateYn !== 'Y' || record.lateReasonDesc || record.wrongReasonDesc) return undefined
  return problem(gasSet, 'lateReasonDesc', 'GAS_LATE', '지연 사유를 입력하십시오.')
}

function refuseTwice({ record }: Context) {
  const keys = (record.lines ?? []).map(({ pointCd, gasCd }) => `${pointCd} ${gasCd}`)
  if (new Set(keys).size === keys.length) return undefined
  return problem(gasSet, 'lines', 'GAS_TWICE', '같은 지점의 같은 가스가 두 번 있습니다.')
}

/**
 * R1, R2. A set that lacks a gas cannot be good; one that is bad as it stands is kept and stops the work.
 *
 * @law 제618조제3호
 */
async function refuseMissing(context: Context) {
  const facts = await factsOf(context)
  const { lines = [] } = context.record
  if (!facts || facts.judgeCd === 'FAIL' || lines.length === 0) return undefined
  const [missing] = missingReadings(
    facts.lines,
    facts.kinds,
    facts.substances.filter(({ gasCd }) => facts.permit.substanceCds.includes(gasCd)),
  )
  if (!missing) return undefined
  const gas = nameOfGas(missing.gasCd, facts.substances)
  if (missing.pointCd === null)
    return problem(gasSet, 'lines', 'GAS_MISSING', '{gas} 측정값이 없습니다.', { values: { gas }, law: TEST })
  const point = gasPoints[missing.pointCd]
  return problem(gasSet, 'lines', 'GAS_MISSING', '{gas} 측정값이 없습니다. (지점 {point})', {
    values: { gas, point },
    law: TEST,
  })
}

/** A wrong set is not mended but named, once, by the one that takes its place. */
async function refuseCorrection({ record, db }: Context) {
  if (!record.wrongGasSetNo) return undefined
  const wrong = await wrongSet(db, record.wrongGasSetNo)
  if (wrong?.permitNo !== record.permitNo)
    return problem(gasSet, 'wrongGasSetNo', 'GAS_WRONG_PERMIT', '같은 허가서의 측정만 정정할 수 있습니다.')
  if (wrong.isReplaced) return problem(gasSet, 'wrongGasSetNo', 'GAS_REPLACED', '이미 정정한 측정입니다.')
  if (record.wrongReasonDesc) return undefined
  return problem(gasSet, 'wrongReasonDesc', 'GAS_WRONG_REASON', '정정 사유를 입력하십시오.')
}

/** R8 @law 제619조의2제3항 */
async function refuseSupply({ record, db }: Context) {
  const numbers = await measureNumbers(db, dayOf(record.measureDt))
  const isConfined = (record.kindCds ?? '').split(' ').includes('CSE')
  const lines = record.lines.map(({ gasCd, readVal, judgeCd }) => ({ gasCd, readVal, judgeCd: judgeCd ?? 'FAIL' }))
  if (isConfined && mayBreatheSupplied(lines, numbers)) return undefined
  return problem(
    gasSet,
    '',
    'GAS_SUPPLY',
    '송기마스크로 작업할 수 있는 것은 산소가 부족하거나 독성가스가 있는 밀폐공간뿐입니다. 인화성 가스나 산소 과잉은 환기하십시오.',
    { law: `${TEST}제3항` },
  )
}
