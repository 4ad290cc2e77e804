/** What is looked at before a sheet holds, or ends: shown beside the button to whoever may press it. */
import type { Check } from '#platform/model/check.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import type { RuleProblem } from '#platform/server/refusal.ts'
import { ghsTableOn, hazardProblems } from '../ghs/ghs-rows.ts'
import { compositionProblems } from '../material/composition.logic.ts'
import { knownOf, substanceProblems } from '../material/composition-rows.ts'
import type { chmMsds } from './msds.model.ts'
import { msdsSheetAsks } from './msds.ports.ts'
import { compsOf, hazardsIn, hitChanges, namedComps } from './msds-store.ts'

type Context = ActionContext<typeof chmMsds>

/** S11: sheets in other languages decide nothing. */
const decides = ({ record: { langCd } }: Context) => langCd === 'ko'

const asCheck =
  (field: string) =>
  ({ code, message, values }: RuleProblem): Check => ({
    ruleCd: code,
    resultCd: 'BLOCK',
    message,
    field,
    lifterCds: [],
    ...(values && { values }),
  })

/** A1, A2, S2, S3: every row that is wrong is named. */
export async function soundComposition(context: Context): Promise<Check[]> {
  if (!decides(context)) return []
  const { record, db } = context
  const rows = compsOf(record)
  const byText = await knownOf(db, rows)
  const problems = [...substanceProblems(rows, byText), ...compositionProblems(rows, record.restOkYn === 'Y')]
  return problems.map((found) => ({ ...asCheck('comps')(found), ...placeOf(found.field) }))
}
/** `rows.2.substance` → the third row. */
function placeOf(field: string): { evidenceDesc?: string } {
  const at = /^rows\.(\d+)\./.exec(field)?.[1]
  return at === undefined ? {} : { evidenceDesc: `${Number(at) + 1}` }
}

export async function soundClasses(context: Context): Promise<Check[]> {
  if (!decides(context)) return []
  const { record, db, today } = context
  const problems = hazardProblems(hazardsIn(record), await ghsTableOn(db, today))
  return problems.map((found) => ({ ...asCheck('hazards')(found), ...placeOf(found.field) }))
}

/** @law 산업안전보건법 제112조 */
export function validSecrets(context: Context): Check[] {
  const { record, today } = context
  return compsOf(record).flatMap(({ secretYn, altNm, approvalNo, approvalEndYmd }): Check[] => {
    if (secretYn !== 'Y') return []
    const about = { resultCd: 'BLOCK', field: 'comps', law: '산업안전보건법 제112조', lifterCds: [] } as const
    if (!approvalNo?.trim() || !approvalEndYmd)
      return [
        {
          ...about,
          ruleCd: 'CHM_SECRET_APPROVAL',
          message: '비공개 성분의 승인번호와 승인 만료일을 입력하세요: {name}',
          values: { name: altNm ?? '-' },
        },
      ]
    if (approvalEndYmd >= today) return []
    return [
      {
        ...about,
        ruleCd: 'CHM_SECRET_END',
        message: '비공개 승인이 만료되었습니다({d}).',
        values: { d: approvalEndYmd },
      },
    ]
  })
}

/** Somebody has said which side holds: the supplier's or the calculated one. */
export function ghsChosen(context: Context): Check | undefined {
  if (!decides(context) || context.record.ghsReasonDesc) return undefined
  return {
    ruleCd: 'CHM_MSDS_GHS',
    resultCd: 'BLOCK',
    message: '공급자 분류와 계산한 분류를 비교해 분류를 확정하세요.',
    lifterCds: ['CHM'],
  }
}

/** A9: what would be regulated anew, and what no more. Nothing of it refuses; it is to be seen. */
export async function hitsShown(context: Context): Promise<Check[]> {
  if (!decides(context)) return []
  const { record, db, today } = context
  const rows = compsOf(record)
  const changes = await hitChanges(db, record.chmMatNo, namedComps(rows, await knownOf(db, rows)), today)
  const said = (kind: 'ADD' | 'DEL') =>
    changes
      .flatMap(({ kindCd, regListNm, subjectNm }) => (kindCd === kind && regListNm ? `${regListNm}(${subjectNm})` : []))
      .join(', ')
  const [added, gone] = [said('ADD'), said('DEL')]
  return [
    ...(added
      ? [
          {
            ruleCd: 'CHM_MSDS_HIT_ADD',
            resultCd: 'WARN' as const,
            message: '새로 해당하는 규제: {names}',
            values: { names: added },
          },
        ]
      : []),
    ...(gone
      ? [
          {
            ruleCd: 'CHM_MSDS_HIT_DEL',
            resultCd: 'WARN' as const,
            message: '더는 해당하지 않는 규제: {names}',
            values: { names: gone },
          },
        ]
      : []),
  ]
}

/**
 * S14: no container of the material is left anywhere. Where nobody keeps stock, labels that hang tell of containers, and
 * whoever ends the sheet answers for the rest with his reason.
 */
export async function noLots({ record, db }: Context): Promise<Check[]> {
  if (record.langCd !== 'ko') return []
  const lots = await msdsSheetAsks.lots(db, record.chmMatNo)
  if (lots === null)
    return [
      {
        ruleCd: 'CHM_MSDS_LOT_UNKNOWN',
        resultCd: 'WARN',
        message:
          '재고를 이 시스템에서 관리하지 않아 남은 용기를 알 수 없습니다. 남은 용기가 없음을 확인하고 사유에 적으세요.',
      },
    ]
  if (lots.length === 0) return []
  return [
    {
      ruleCd: 'CHM_MSDS_LOT',
      resultCd: 'BLOCK',
      message: '남은 재고가 있어 폐기할 수 없습니다: {places}',
      values: { places: lots.join(', ') },
      lifterCds: [],
    },
  ]
}
