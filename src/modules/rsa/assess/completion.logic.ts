/** What must be so before an assessment is decided and before it is done (R3, R5). */
import { isAnswered, type Scale } from '../scale/scale.logic.ts'
import type { RatingProblem } from './problem.logic.ts'
import { isHigh, isRated, type Rating, type Verdict, verdictOf } from './rating.logic.ts'
import type { MeasureType } from './rsa-codes.model.ts'

export interface Item extends Rating {
  rsaItemNo: number | null
  taskNm: string | null
  hazardDesc: string | null
  harmDesc: string | null
  existMeasureDesc: string | null
  noteDesc: string | null
  interimDt: string | null
}
export interface Control {
  rsaItemNo: number | null
  measureTypeCd: MeasureType | null
  controlDesc: string | null
  ownerUserId: string | null
  vendorCd: string | null
  dueYmd: string | null
  whyDesc: string | null
}
/** How it stands with the measure of an item: its row of the register is open, verified, or was given up. */
export interface Carried {
  rsaItemNo: number | null
  stateCd: 'OPEN' | 'DONE' | 'CANC'
}

const OF_PEOPLE: readonly MeasureType[] = ['ADMIN', 'PPE']

const missing = (at: number, field: string, label: string): RatingProblem => ({
  code: 'REQUIRED',
  message: '{label}은(는) 필수입니다.',
  values: { label },
  at,
  field,
})

/** What keeps items from being decided: each is told, judged, and has measures in the order of the law where it needs them. */
export function decisionProblems(items: readonly Item[], controls: readonly Control[], scale: Scale): RatingProblem[] {
  return items.flatMap((item, at) => [
    ...tellingProblems(item, at, scale),
    ...measureProblems(item, at, controls, scale),
  ])
}

/** R12: what does not apply says why. */
export const lacksReason = ({ checkCd, noteDesc }: Pick<Item, 'checkCd' | 'noteDesc'>, scale: Scale): boolean =>
  scale.methodCd === 'CHK' && checkCd === 'NA' && !noteDesc

/** A point sheet also asks who is hurt and how, and what is done now; what more is needed is a measure. */
const pointProblems = ({ harmDesc, existMeasureDesc }: Item, at: number): RatingProblem[] => [
  ...(harmDesc ? [] : [missing(at, 'harmDesc', '누가 어떻게 다치는가')]),
  ...(existMeasureDesc ? [] : [missing(at, 'existMeasureDesc', '현재조치')]),
]

function tellingProblems(item: Item, at: number, scale: Scale): RatingProblem[] {
  const unrated = isAnswered(scale) ? 'checkCd' : scale.methodCd === 'L3' ? 'sevVal' : 'freqVal'
  return [
    ...(item.taskNm ? [] : [missing(at, 'taskNm', '세부작업')]),
    ...(item.hazardDesc ? [] : [missing(at, 'hazardDesc', '유해위험요인')]),
    ...(scale.methodCd === 'OPS' ? pointProblems(item, at) : []),
    ...(isRated(item, scale)
      ? []
      : [{ code: 'RSA_NOT_RATED', message: '위험성을 평가하지 않았습니다.', at, field: unrated }]),
    ...(lacksReason(item, scale)
      ? [{ code: 'RSA_NA_REASON', message: '해당없음은 사유를 적어야 합니다.', at, field: 'noteDesc' }]
      : []),
  ]
}

/**
 * R3: an unacceptable item needs a measure; a duty of the law comes first; where the risk is high, measures of people alone
 * need the reason why nothing better can be done.
 *
 * @law 산업안전보건법 제36조제1항; 사업장 위험성평가에 관한 지침 제12조 (확인 필요)
 */
function measureProblems(item: Item, at: number, controls: readonly Control[], scale: Scale): RatingProblem[] {
  const { acceptYn, gradeCd } = verdictOf(item, scale)
  if (acceptYn === 'Y' || !isRated(item, scale)) return []
  const own = controls.filter(({ rsaItemNo, controlDesc }) => rsaItemNo === item.rsaItemNo && controlDesc)
  const n = at + 1
  if (own.length === 0)
    return [
      { code: 'RSA_NO_CONTROL', message: '{n}행은 허용할 수 없습니다. 감소대책을 입력하세요.', values: { n }, at },
    ]
  const isLawful = item.lawOkYn === 'Y' || own.some(({ measureTypeCd }) => measureTypeCd === 'LAW')
  const ofPeople = own.every(({ measureTypeCd }) => measureTypeCd !== null && OF_PEOPLE.includes(measureTypeCd))
  const isExplained = own.some(({ whyDesc }) => whyDesc)
  return [
    ...(isLawful ? [] : [{ code: 'RSA_LAW_FIRST', message: '{n}행은 법령조치가 먼저입니다.', values: { n }, at }]),
    ...(ofPeople && (isHigh(gradeCd) || item.fatalYn === 'Y') && !isExplained
      ? [
          {
            code: 'RSA_PEOPLE_ONLY',
            message: '{n}행은 위험이 높습니다. 제거·대체·공학적 대책이 불가능한 사유를 적으세요.',
            values: { n },
            at,
          },
        ]
      : []),
  ]
}

export function controlProblems(
  controls: readonly Control[],
  leaderUserId: string | null,
  verifiers: readonly (string | null)[],
): RatingProblem[] {
  return controls.flatMap((control, at) => [
    ...(control.rsaItemNo === null ? [missing(at, 'rsaItemNo', '요인')] : []),
    ...(control.measureTypeCd === null ? [missing(at, 'measureTypeCd', '대책구분')] : []),
    ...(control.controlDesc ? [] : [missing(at, 'controlDesc', '감소대책')]),
    ...(control.dueYmd === null ? [missing(at, 'dueYmd', '기한')] : []),
    ...((control.ownerUserId === null) === (control.vendorCd === null)
      ? [{ code: 'RSA_ONE_OWNER', message: '담당자와 담당업체 중 하나를 지정하세요.', at, field: 'ownerUserId' }]
      : []),
    ...(control.ownerUserId !== null && control.ownerUserId === (verifiers[at] ?? leaderUserId)
      ? [
          {
            code: 'RSA_OWN_VERIFIER',
            message: '담당자와 확인자는 같을 수 없습니다. 확인자를 지정하세요.',
            at,
            field: 'verifyUserId',
          },
        ]
      : []),
  ])
}

/** As it stands after the last look at it. */
export interface Standing extends Item {
  verdict: Pick<Verdict, 'acceptYn'>
}

/** Something is done about it for now, and what is to be done for good is under way. */
const mayRemain = ({ rsaItemNo, interimDt, lawOkYn, fatalYn }: Standing, carried: readonly Carried[]): boolean =>
  interimDt !== null &&
  lawOkYn === 'Y' &&
  fatalYn !== 'Y' &&
  carried.some((one) => one.rsaItemNo === rsaItemNo && one.stateCd === 'OPEN')

/**
 * R5: why an assessment is not done. What is not accepted is mended and rated again, or something is done for now while its
 * measure is open; what the law asks for, and what is foreseen to kill, never remains.
 */
export function completionProblems(items: readonly Standing[], carried: readonly Carried[]): RatingProblem[] {
  const open = items.filter(({ verdict }) => verdict.acceptYn === 'N')
  const unlawful = open.filter(({ lawOkYn, fatalYn }) => lawOkYn !== 'Y' || fatalYn === 'Y')
  const others = open.filter((item) => !unlawful.includes(item) && !mayRemain(item, carried))
  const names = (found: readonly Standing[]) =>
    found.map(({ hazardDesc, taskNm }) => hazardDesc ?? taskNm ?? '').join(', ')
  return [
    ...(unlawful.length > 0
      ? [
          {
            code: 'RSA_LAW_REMAINS',
            message: '법적기준 미충족 요인은 잔여로 둘 수 없습니다. ({items})',
            values: { items: names(unlawful) },
          },
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            code: 'RSA_OPEN_ITEMS',
            message: '허용 불가 요인 {n}건의 대책이 완료되지 않았습니다. ({items})',
            values: { n: others.length, items: names(others) },
          },
        ]
      : []),
  ]
}
