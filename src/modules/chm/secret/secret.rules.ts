import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { secretRange } from '../material/composition.logic.ts'
import { knownOf, substanceProblems } from '../material/composition-rows.ts'
import { lockProduct } from '../msds/msds-store.ts'
import { chmSecret } from './secret.model.ts'
import { decideBy, extensionDue, secretEnd } from './secret-days.logic.ts'

type Context = ActionContext<typeof chmSecret>

export const chmSecretRules = rulesFor(chmSecret, {
  set: {
    create: [ofProduct],
    edit: [ofProduct],
    apply: [({ record: { applyYmd, rndYn } }) => ({ decideByYmd: applyYmd && decideBy(applyYmd, rndYn === 'Y') })],
    approve: [held],
    approvePart: [held],
    renew: [held, () => ({ extendYmd: null })],
    register: [held],
  },
  refuse: {
    create: [refuseUnknown],
    edit: [refuseUnknown],
    apply: [refuseListed, refuseRange],
    approve: [refuseOrder],
    approvePart: [refuseOrder, refuseRange],
    extend: [refuseLate],
    renew: [refuseOrder],
  },
})

async function ofProduct({ record, db }: Context) {
  const product = record.chmMatNo ? await lockProduct(db, record.chmMatNo) : undefined
  return product ? { matNm: product.matNm } : {}
}
function held({ record: { startYmd, endYmd } }: Context) {
  const end = endYmd ?? (startYmd && secretEnd(startYmd))
  return { endYmd: end, extendDueYmd: end && extensionDue(end) }
}

async function refuseUnknown({ record, db }: Context) {
  if (!record.chmMatNo || (await lockProduct(db, record.chmMatNo))) return undefined
  return problem(chmSecret, 'chmMatNo', 'CHM_MSDS_MATERIAL', '등록되지 않은 자재입니다.')
}

const asComponent = ({ substanceNm, altNm, pctVal }: Context['record']) => ({
  ...{ substance: substanceNm, altNm, pctVal, minPctVal: null, maxPctVal: null, secretYn: 'Y' as const },
  ...{ altMinPctVal: null, altMaxPctVal: null, approvalNo: null, approvalEndYmd: null },
})
/** S3: what is on one of these lists is never secret, whatever its content. @law 산업안전보건법 제112조제1항 */
async function refuseListed({ record, db }: Context) {
  const rows = [asComponent(record)]
  const [found] = substanceProblems(rows, await knownOf(db, rows))
  return found && { ...found, field: 'substanceNm' }
}

/** S2. */
function refuseRange({ record: { pctVal, altMinPctVal, altMaxPctVal } }: Context) {
  if (pctVal === null || altMinPctVal === null || altMaxPctVal === null) return undefined
  const { min, max } = secretRange(pctVal)
  if (altMinPctVal >= min && altMaxPctVal <= max && altMinPctVal <= altMaxPctVal) return undefined
  return problem(chmSecret, 'altMinPctVal', 'CHM_SECRET_RANGE', '대체함유량 범위를 벗어났습니다(허용 {a}~{b}%).', {
    values: { a: min, b: max },
  })
}

function refuseOrder({ record: { startYmd, endYmd } }: Context) {
  if (!startYmd || !endYmd || startYmd <= endYmd) return undefined
  return problem(chmSecret, 'endYmd', 'CHM_SECRET_ORDER', '만료일은 시작일보다 빠를 수 없습니다.')
}

/** S4. */
function refuseLate({ record: { extendYmd, extendDueYmd } }: Context) {
  if (!extendYmd || !extendDueYmd || extendYmd <= extendDueYmd) return undefined
  return problem(
    chmSecret,
    'extendYmd',
    'CHM_SECRET_LATE',
    '연장신청은 만료 30일 전({d})까지입니다. 새로 신청하세요.',
    {
      values: { d: extendDueYmd },
      law: '산업안전보건법 시행규칙 제163조',
    },
  )
}
