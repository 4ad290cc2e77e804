/** What stands in the way of a material: the site's lists, the quantity of its place, people who were not taught. */
import { addMonths } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { judgeMultiple, multipleOf, shownMultiple } from './msds.logic.ts'
import { designatedQuantity, listedOf, otherLots, placeOf, type StockPlace, untaught } from './msds-store.ts'
import type { VendorMsds, vendorMsds } from './vendor-msds.model.ts'

export type Context = ActionContext<typeof vendorMsds>

/** A draft may lack anything; what is required is told by the platform. */
const isFilled = (record: VendorMsds): boolean =>
  Boolean(record.stockLocNo && record.hazClassCd && record.useQtyVal && record.bringInYmd && record.bringOutYmd)

/** R3. @law 위험물안전관리법 제5조 */
export async function multipleCheck(
  { record, db, today }: Context,
  { qtyVal, withComing }: { qtyVal: number; withComing: boolean },
): Promise<Check | undefined> {
  if (!isFilled(record)) return undefined
  const designQtyVal = await designatedQuantity(db, record.hazClassCd, today)
  const place = await placeOf(db, record.plantCd, record.stockLocNo)
  if (designQtyVal === null || !place) return undefined
  const others = await otherLots(db, record, withComing)
  if (!others) return ownUnknown(place)
  const multiple = multipleOf([...others, { qtyVal, designQtyVal }])
  const resultCd = judgeMultiple(multiple, place)
  const shown = { place: place.locNm, x: shownMultiple(multiple) }
  const at = {
    ruleCd: 'MSDS_MULTIPLE',
    resultCd,
    law: '위험물안전관리법 제5조',
    field: 'useQtyVal',
    lifterCds: [],
    values: shown,
  }
  const evidenceDesc = `${shownMultiple(multipleOf(others))} + ${shownMultiple(qtyVal / designQtyVal)} ≤ ${place.permitMultiple ?? '< 1'}`
  if (resultCd === 'BLOCK')
    return { ...at, evidenceDesc, message: '저장장소 {place}의 지정수량 배수가 {x}배가 되어 반입할 수 없습니다.' }
  return { ...at, evidenceDesc, message: '저장장소 {place}의 지정수량 배수는 {x}배가 됩니다.' }
}

/** How full a place is cannot be judged while nobody says what of the site's own lies there. */
const ownUnknown = ({ locNm }: StockPlace): Check => ({
  ruleCd: 'MSDS_OWN_UNKNOWN',
  resultCd: 'BLOCK',
  law: '위험물안전관리법 제5조',
  field: 'stockLocNo',
  lifterCds: ['CHM'],
  values: { place: locNm },
  message:
    '저장장소 {place}에 사업장이 보관하는 위험물의 양을 알 수 없어 지정수량을 판정할 수 없습니다. 보관장소의 자체 보유 배수를 입력해야 합니다.',
})

/** To the vendor it is a warning: what is there today may be gone on the day. */
export async function placeAtRequest(context: Context): Promise<Check | undefined> {
  const found = await placeAtApproval(context)
  return found?.resultCd === 'BLOCK' ? { ...found, resultCd: 'WARN' } : found
}
export const placeAtApproval = (context: Context) =>
  multipleCheck(context, { qtyVal: context.record.useQtyVal, withComing: true })
export const placeAtGate = (context: Context) =>
  multipleCheck(context, { qtyVal: context.record.inQtyVal ?? context.record.useQtyVal, withComing: false })

/** R2: what is banned is refused, what is restricted asks for conditions. */
export async function siteLists({ record, db }: Context): Promise<Check[]> {
  const listed = await listedOf(db, record)
  const names = (kind: 'BAN' | 'LIMIT') =>
    listed.filter(({ bringRuleCd }) => bringRuleCd === kind).map(({ chemNm, casNo }) => `${chemNm} (${casNo})`)
  const evidence = (kind: 'BAN' | 'LIMIT') =>
    listed.flatMap(({ bringRuleCd, basisDesc }) => (bringRuleCd === kind && basisDesc ? [basisDesc] : [])).join(', ') ||
    undefined
  const [banned, limited] = [names('BAN'), names('LIMIT')]
  return [
    ...(banned.length === 0
      ? []
      : [
          {
            ruleCd: 'MSDS_BAN',
            resultCd: 'BLOCK' as const,
            field: 'components',
            lifterCds: [],
            message: '반입금지 물질이 있습니다: {names}',
            values: { names: banned.join(', ') },
            evidenceDesc: evidence('BAN'),
          },
        ]),
    ...(limited.length === 0
      ? []
      : [
          {
            ruleCd: 'MSDS_LIMIT',
            resultCd: 'WARN' as const,
            field: 'components',
            message: '반입제한 물질이 있어 승인 조건을 정해야 합니다: {names}',
            values: { names: limited.join(', ') },
            evidenceDesc: evidence('LIMIT'),
          },
        ]),
  ]
}
/** The vendor hears of it before he asks; to refuse is the reviewers'. */
export const siteListsAtRequest = async (context: Context): Promise<Check[]> =>
  (await siteLists(context)).map((found) => ({ ...found, resultCd: 'WARN' }))

/**
 * A sheet that was handed in bears the number that it got; one without is not the one in force.
 *
 * @law 산업안전보건법 제110조제1항·제111조제1항, 시행규칙 제160조제1항
 */
export function handedIn({ record }: Context): Check | undefined {
  if (record.msdsSubmitNo?.trim()) return undefined
  return {
    ruleCd: 'MSDS_SUBMIT_NO',
    resultCd: 'BLOCK',
    field: 'msdsSubmitNo',
    lifterCds: [],
    message: '물질안전보건자료에 적힌 제출번호를 입력하세요. 번호가 없는 자료는 제조·수입자에게 다시 받으세요.',
    law: '산업안전보건법 제111조제1항, 같은 법 시행규칙 제160조제1항',
  }
}

/** The site's own rule: data sheets age. */
export async function oldSheet({ record, db, today }: Context): Promise<Check | undefined> {
  if (!record.revYmd) return undefined
  const { MSDS_REV_WARN_Y: years = 0 } = await legalNumbers(db, ['MSDS_REV_WARN_Y'], today)
  if (addMonths(record.revYmd, years * 12) >= today) return undefined
  return {
    ruleCd: 'MSDS_OLD',
    resultCd: 'WARN',
    field: 'revYmd',
    evidenceDesc: record.revYmd,
    message: '물질안전보건자료가 개정된 지 {n}년이 지났습니다.',
    values: { n: years },
  }
}

/** R4. @law 산업안전보건법 제114조제3항, 시행규칙 제169조제1항 */
export const taught =
  (resultCd: 'WARN' | 'BLOCK') =>
  async ({ record, db, today }: Context): Promise<Check | undefined> => {
    const names = await untaught(db, record, today)
    if (names.length === 0) return undefined
    return {
      ruleCd: 'MSDS_EDU',
      resultCd,
      field: 'handlers',
      lifterCds: [],
      message: 'MSDS 교육을 받지 않은 취급자가 있습니다: {names}',
      values: { names: names.join(', ') },
      law: '산업안전보건법 제114조제3항, 같은 법 시행규칙 제169조제1항',
      evidenceDesc: record.eduSinceYmd ? `${record.eduSinceYmd} ~` : undefined,
    }
  }

/** The days that were approved. */
export function onTime({ record, today }: Context): Check | undefined {
  if (!record.bringOutYmd || (today >= record.bringInYmd && today <= record.bringOutYmd)) return undefined
  return {
    ruleCd: 'MSDS_DAY',
    resultCd: 'BLOCK',
    lifterCds: [],
    evidenceDesc: `${record.bringInYmd} ~ ${record.bringOutYmd}`,
    message: '승인된 반입 기간이 아닙니다.',
  }
}
