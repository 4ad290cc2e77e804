/** What a study is refused for: at the field or the cell that puts it right, all of it in one round. */
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { scaleOf } from '../assess/rsa-items.ts'
import { isAnswered, type Scale } from '../scale/scale.logic.ts'
import { type Hazop, type HazopLine, hazop } from './hazop.model.ts'
import { deviations, mandatory } from './hazop-codes.model.ts'
import { isPositive, isProbability, MOST_LAYERS } from './lopa.logic.ts'

type Context = ActionContext<typeof hazop>
type Values = RuleProblem['values']

const at = (field: string, code: string, message: string, values?: Values): RuleProblem => ({
  field,
  code,
  message,
  ...(values && { values }),
})
const missing = (field: string, label: string) => at(field, 'REQUIRED', '{label}은(는) 필수입니다.', { label })

export async function refuseOtherScale({ record, db }: Context): Promise<RuleProblem | undefined> {
  const scale = await scaleOf(db, record.scaleNo)
  if (scale?.statusCd === 'APPR' && scale.plantCd === record.plantCd && !isAnswered(scale)) return undefined
  return problem(hazop, 'scaleNo', 'HAZOP_SCALE', '승인된 빈도·강도 척도를 고르세요.')
}

/** What the register has is changed there. */
export function refuseRegisteredChange({ record, before }: Context): RuleProblem | undefined {
  const now = new Map((record.lines ?? []).map((line) => [line.hazopRowNo, line]))
  const changed = (before?.lines ?? []).find(
    (old) => old.imprNo !== null && now.get(old.hazopRowNo)?.recommendDesc !== old.recommendDesc,
  )
  return changed && problem(hazop, 'lines', 'HAZOP_LINE_REGISTERED', '등록된 권고는 개선에서 바꿉니다.')
}

/** R11 */
export async function refuseUnfinished({ record, db }: Context): Promise<undefined> {
  const scale = await scaleOf(db, record.scaleNo)
  const problems = [
    ...nodeProblems(record),
    ...(record.lines ?? []).flatMap((line, index) => lineProblems(line, `lines.${index}`, record, scale)),
    ...lopaProblems(record),
  ]
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

function nodeProblems({ nodes, lines }: Hazop): RuleProblem[] {
  if (!nodes?.length) return [problem(hazop, 'nodes', 'HAZOP_NO_NODES', '노드를 한 개 이상 입력하세요.')]
  return nodes.flatMap((node, index): RuleProblem[] => {
    const place = `nodes.${index}`
    const needed = (['nodeNm', 'nodeTypeCd', 'intentDesc', 'drawingNo', 'drawingRevNo'] as const).flatMap((name) =>
      node[name] ? [] : [missing(`${place}.${name}`, hazop.fields.nodes.fields[name].label)],
    )
    const asked = new Set((lines ?? []).flatMap((line) => (line.nodeNo === node.nodeNo ? [line.deviationCd] : [])))
    const left = node.nodeTypeCd === null ? [] : mandatory[node.nodeTypeCd].filter((code) => !asked.has(code))
    const message = '{name}에서 검토하지 않은 이탈이 {n}가지 있습니다: {first}'
    const [first] = left
    const name = node.nodeNm ?? String(node.nodeNo)
    return [
      ...needed,
      ...(first ? [at('lines', 'HAZOP_DEVIATIONS', message, { name, n: left.length, first: deviations[first] })] : []),
      ...(node.reviewYn === 'Y'
        ? [at(`${place}.reviewYn`, 'HAZOP_REVIEW', '도면이 바뀐 노드를 다시 검토하고 재검토를 해제하세요.')]
        : []),
    ]
  })
}

function lineProblems(line: HazopLine, place: string, record: Hazop, scale: Scale | undefined): RuleProblem[] {
  const of = (name: keyof HazopLine) => `${place}.${name}`
  if (!record.nodes?.some(({ nodeNo }) => nodeNo === line.nodeNo))
    return [at(of('nodeNo'), 'HAZOP_NO_SUCH_NODE', '그런 노드가 없습니다.')]
  if (line.deviationCd === null) return [missing(of('deviationCd'), '이탈')]
  if (line.causeDesc === null) {
    if (line.noCauseDesc !== null) return []
    return [at(of('causeDesc'), 'HAZOP_CAUSE', '원인을 적거나, 원인이 없으면 그 사유를 적으세요.')]
  }
  const isLevel = scale?.methodCd === 'L3'
  const texts = (['consequenceDesc', 'safeguardDesc'] as const).filter((name) => !line[name])
  const steps = ([...(isLevel ? [] : ['freqVal' as const]), 'sevVal'] as const).filter((name) => line[name] === null)
  return [
    ...(line.noCauseDesc === null
      ? []
      : [at(of('noCauseDesc'), 'HAZOP_BOTH', '원인이 있으면 원인 없음 사유를 지우세요.')]),
    ...[...texts, ...steps].map((name) => missing(of(name), hazop.fields.lines.fields[name].label)),
    ...(steps.length === 0 && line.riskVal === null ? [at(of('sevVal'), 'HAZOP_STEP', '척도에 없는 단계입니다.')] : []),
    ...recommendProblems(line, of, record),
  ]
}

/** R13: whoever leads the study verifies, or whom he names; nobody his own. */
function recommendProblems(line: HazopLine, of: (name: keyof HazopLine) => string, { leaderUserId }: Hazop) {
  if (line.recommendDesc === null)
    return line.acceptYn === 'N' && line.riskVal !== null
      ? [at(of('recommendDesc'), 'HAZOP_RECOMMEND', '허용할 수 없는 이탈에는 권고가 필요합니다.')]
      : []
  if (line.imprNo !== null) return []
  if ((line.ownerUserId === null) === (line.vendorCd === null))
    return [at(of('ownerUserId'), 'HAZOP_OWNER', '권고를 이행할 담당자나 업체 중 하나를 고르세요.')]
  if (line.ownerUserId === null || line.ownerUserId !== (line.verifyUserId ?? leaderUserId)) return []
  return [at(of('verifyUserId'), 'HAZOP_VERIFIER', '담당자는 자신의 조치를 확인할 수 없습니다. 확인자를 고르세요.')]
}

const SAFE = 'NONE'

function lopaProblems({ lopas, ipls, lines }: Hazop): RuleProblem[] {
  const known = new Map((lines ?? []).map((line) => [line.hazopRowNo, line]))
  const seen = new Set<number | null>()
  const found = (lopas ?? []).flatMap((lopa, index): RuleProblem[] => {
    const of = (name: string) => `lopas.${index}.${name}`
    const isTwice = seen.has(lopa.hazopRowNo)
    seen.add(lopa.hazopRowNo)
    const line = known.get(lopa.hazopRowNo)
    if (!line?.causeDesc) return [at(of('hazopRowNo'), 'LOPA_ROW', '원인이 있는 이탈을 고르세요.')]
    if (isTwice) return [at(of('hazopRowNo'), 'LOPA_TWICE', '한 이탈에는 LOPA가 하나입니다.')]
    const layers = (ipls ?? []).filter(({ hazopRowNo }) => hazopRowNo === lopa.hazopRowNo)
    if (layers.length > MOST_LAYERS)
      return [at('ipls', 'LOPA_LAYERS', '한 LOPA의 방호계층은 {max}개까지입니다.', { max: MOST_LAYERS })]
    const wrong = (['iefVal', 'targetVal'] as const).filter((name) => !isPositive(lopa[name]))
    const isShort = lopa.silCd !== null && lopa.silCd !== SAFE && line.recommendDesc === null
    return [
      ...wrong.map((name) => at(of(name), 'LOPA_NUMBER', '0보다 큰 수를 적으세요. 예: 0.1, 1e-5')),
      ...(isShort ? [at(of('silCd'), 'LOPA_RECOMMEND', '방호가 모자란 이탈에는 권고가 필요합니다.')] : []),
    ]
  })
  const layers = (ipls ?? []).flatMap(({ hazopRowNo, iplDesc, pfdVal }, index): RuleProblem[] => [
    ...(seen.has(hazopRowNo) ? [] : [at(`ipls.${index}.hazopRowNo`, 'LOPA_LAYER', '그런 LOPA가 없습니다.')]),
    ...(iplDesc ? [] : [missing(`ipls.${index}.iplDesc`, '독립방호계층')]),
    ...(isProbability(pfdVal) ? [] : [at(`ipls.${index}.pfdVal`, 'LOPA_PFD', 'PFD는 0보다 크고 1 이하입니다.')]),
  ])
  return [...found, ...layers]
}
