import { addDays, addMonths } from '#platform/model/calendar.ts'
import { code, count, day, text, yesNo } from '#platform/model/field.ts'
import { listOf, RULES, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { withPart } from '../crew/party.logic.ts'
import { lineCuts, rescueKits, services } from '../fields/permit-codes.model.ts'
import { filled, type Guard, isYes, type Kind, kindOf, manned, posted } from './kind.model.ts'

export const cseFields = {
  cseKindNo: count('밀폐공간 종류', { min: 1, max: 18, help: '안전보건규칙 별표 18의 번호' }),
  permVentYn: yesNo('상시 가동 환기설비 (24시간)'),
  permVentCheckYmd: day('상시 환기 월점검일', { notAfter: 'today' }),
  ventYn: yesNo('환기'),
  supplyAirYn: yesNo('송기마스크·공기호흡기 사용'),
  rescueKitCds: text('구조장비', { max: 40, several: { codes: rescueKits, between: ' ' } }),
  ppeDesc: text('착용할 보호구', { max: 200, help: '출입구 게시에 적힙니다. (안전보건규칙 제619조제2항)' }),
  commMeansDesc: text('연락수단', { max: 200 }),
  fireStationTel: text('소방서 연락처', { max: 20 }),
  drillYmd: day('구조훈련일', { notAfter: 'today' }),
  lineCutCd: code('연결배관 차단', lineCuts),
  serviceCd: code('취급물질', services),
}

/** Kinds of 별표 18 for which ventilation that always runs drops nothing. */
const NEVER_EXEMPT: ReadonlySet<number> = new Set([10, 11])
/** 별표 18: 화학물질이 들어 있던 반응기와 탱크의 내부. */
const TANK_INSIDE = 16
const held: ReadonlySet<string | null> = new Set(['FLAM', 'TOXIC', 'INERT'])

/**
 * Ventilation that runs all day, looked at within the month, drops watch, posting, count and drill; not the gas test.
 *
 * @param today calendar day
 * @law 산업안전보건기준에 관한 규칙 제626조 (점검 주기 확인 필요)
 */
export const isVentExempt = (
  record: Pick<TypeRecord, 'permVentYn' | 'permVentCheckYmd' | 'cseKindNo'>,
  today: string,
  ventDays: number,
): boolean =>
  isYes(record.permVentYn) &&
  record.permVentCheckYmd !== null &&
  record.permVentCheckYmd >= addDays(today, -ventDays) &&
  record.cseKindNo !== null &&
  !NEVER_EXEMPT.has(record.cseKindNo)

function hasKit({ rescueKitCds }: TypeRecord): boolean {
  const kit = listOf(rescueKitCds)
  return (kit.has('SCBA') || kit.has('AIRLINE')) && kit.has('LADDER') && kit.has('ROPE')
}
const goesIn = (record: TypeRecord): boolean =>
  withPart(record, 'WATCH').some(({ roles }) => roles.some((role) => role !== 'WATCH' && role !== 'LEADER'))

const always: readonly Guard[] = [
  filled('cseKindNo', 'PT_CSE_KIND', '밀폐공간 종류를 입력하세요.', `${RULES} 별표 18`),
  {
    ruleCd: 'PT_CSE_VENT',
    message: '환기하거나 송기마스크를 지급하세요.',
    field: 'ventYn',
    law: `${RULES} 제620조`,
    holds: ({ record }) => isYes(record.ventYn) || isYes(record.supplyAirYn),
  },
  {
    ruleCd: 'PT_CSE_KIT',
    message: '구조장비(공기호흡기 또는 송기마스크, 사다리, 구명줄)를 갖추세요.',
    field: 'rescueKitCds',
    law: `${RULES} 제625조`,
    holds: ({ record }) => hasKit(record),
  },
  filled('ppeDesc', 'PT_CSE_PPE', '착용할 보호구의 종류를 입력하세요.', `${RULES} 제619조제2항`),
  filled('commMeansDesc', 'PT_CSE_COMM', '안팎으로 연락할 수단을 입력하세요.', `${RULES} 제623조`),
  filled('fireStationTel', 'PT_CSE_TEL', '소방서 연락처를 입력하세요.', `${RULES} 제619조제2항`),
  filled('lineCutCd', 'PT_CSE_LINES', '연결된 배관을 어떻게 차단했는지 입력하세요.', `${RULES} 제630조`),
  {
    ruleCd: 'PT_CSE_VALVE',
    message: '밸브잠금만으로는 차단할 수 없습니다. 맹판, 분리, 이중차단배출 중 하나가 필요합니다.',
    field: 'lineCutCd',
    law: `${RULES} 제630조`,
    holds: ({ record }) => record.lineCutCd !== 'VALVE' || !held.has(record.serviceCd),
  },
]

/** What ventilation that always runs drops. */
const watched: readonly Guard[] = [
  manned('WATCH', 'PT_CSE_WATCH', '밀폐공간 감시인을 지정하세요.', `${RULES} 제623조제1항`),
  {
    ruleCd: 'PT_CSE_WATCH_IN',
    message: '감시인은 밖에만 있어야 합니다. 작업자와 겸할 수 없습니다.',
    field: 'watchPersonNo',
    law: `${RULES} 제623조제1항`,
    holds: ({ record }) => !goesIn(record),
  },
  {
    ruleCd: 'PT_CSE_DRILL',
    message: '구조훈련을 {n}개월 안에 해야 합니다.',
    field: 'drillYmd',
    law: `${RULES} 제640조`,
    holds: ({ record: { drillYmd }, limits, today }) =>
      drillYmd !== null && addMonths(drillYmd, limits.drillMonths) >= today,
    values: ({ limits }) => ({ n: limits.drillMonths }),
  },
  posted('PT_CSE_POST', '출입구에 밀폐공간 작업 내용 여섯 가지를 게시하세요.', `${RULES} 제619조제2항`),
]

/** 밀폐공간 @law 산업안전보건기준에 관한 규칙 제618조부터 제641조까지 */
export const cse: Kind = kindOf(cseFields, {
  checks: [
    ['연결된 배관을 맹판, 분리, 이중차단배출로 차단했습니다.', `${RULES} 제630조`, 'PREP', 'Y'],
    ['내부를 배출하고 환기했습니다.', `${RULES} 제620조`],
    ['구조장비와 연락수단을 출입구에 두었습니다.', `${RULES} 제625조`, 'START', 'Y'],
    ['출입 인원을 세는 표를 두었습니다.', `${RULES} 제621조`, 'START'],
    ['나온 인원을 세고 출입구를 막았습니다.', `${RULES} 제621조`, 'CLOSE'],
  ],
  guards: [
    ...always,
    ...watched.map(
      (guard): Guard => ({
        ...guard,
        holds: (on) => isVentExempt(on.record, on.today, on.limits.ventDays) || guard.holds(on),
      }),
    ),
  ],
  measures: ['ventYn', 'rescueKitCds'],
  recorded: ['supplyAirYn', 'permVentCheckYmd', 'drillYmd'],
  high: [['밀폐공간']],
  gas: { gases: ['O2', 'LEL', 'CO2', 'CO', 'H2S'], withHeld: true },
  plans: ['C'],
  taught: [[34], [7, ({ cseKindNo }) => cseKindNo === TANK_INSIDE]],
  isPosted: ({ record, limits, today }) => !isVentExempt(record, today, limits.ventDays),
  hint: /(?:탱크|베셀|반응기|맨홀|피트|사일로|덕트|호퍼)\s*(?:내부|안|속|진입|청소)|밀폐/,
})
