/** Nodes, deviations and layers as they are stored: numbered, judged, with what no person may set put back. */
import { verdictOf } from '../assess/rating.logic.ts'
import { numbersOf } from '../assess/rsa-items.ts'
import type { Scale } from '../scale/scale.logic.ts'
import type { Hazop, HazopLine, HazopNode } from './hazop.model.ts'
import { lopaOf } from './lopa.logic.ts'

type Parts = Pick<Hazop, 'drawingNo' | 'drawingRevNo' | 'nodes' | 'lines' | 'lopas' | 'ipls'>

/** A deviation on the scale of the plant: neither the law nor a number of people raises it. */
export const judgedLine = ({ freqVal, sevVal }: Pick<HazopLine, 'freqVal' | 'sevVal'>, scale: Scale) =>
  verdictOf({ freqVal, sevVal, checkCd: null, lawOkYn: 'Y', fatalYn: 'N', similarYn: 'N', exposedCnt: null }, scale)

/** R11: a node whose drawing is another one than that on which it was examined is to be looked at again. */
function nodesOf(record: Parts, before: Parts | undefined): HazopNode[] {
  const given = record.nodes ?? []
  const olds = before?.nodes ?? []
  const numbers = numbersOf(
    given.map(({ nodeNo }) => nodeNo),
    olds.map(({ nodeNo }) => nodeNo),
  )
  const known = new Map(olds.map((node) => [node.nodeNo, node]))
  const examined = new Set((before?.lines ?? []).map(({ nodeNo }) => nodeNo))
  return given.map((row, at) => {
    const nodeNo = numbers[at] ?? 0
    const old = known.get(nodeNo)
    const drawingNo = row.drawingNo ?? record.drawingNo
    const follows = drawingNo === record.drawingNo && old !== undefined && row.drawingRevNo === before?.drawingRevNo
    const drawingRevNo = follows ? record.drawingRevNo : (row.drawingRevNo ?? record.drawingRevNo)
    const isRedrawn = old !== undefined && (old.drawingNo !== drawingNo || old.drawingRevNo !== drawingRevNo)
    const reviewYn = isRedrawn && examined.has(nodeNo) ? 'Y' : (row.reviewYn ?? 'N')
    return { ...row, nodeNo, drawingNo, drawingRevNo, reviewYn }
  })
}

function linesOf(record: Parts, before: Parts | undefined, scale: Scale | undefined): HazopLine[] {
  const given = record.lines ?? []
  const olds = before?.lines ?? []
  const numbers = numbersOf(
    given.map(({ hazopRowNo }) => hazopRowNo),
    olds.map(({ hazopRowNo }) => hazopRowNo),
  )
  const known = new Map(olds.map((line) => [line.hazopRowNo, line]))
  return given.map((row, at) => {
    const hazopRowNo = numbers[at] ?? 0
    const old = known.get(hazopRowNo)
    const verdict = scale && row.causeDesc ? judgedLine(row, scale) : undefined
    return {
      ...row,
      hazopRowNo,
      imprNo: old?.imprNo ?? null,
      doneYmd: old?.doneYmd ?? null,
      riskVal: verdict?.riskVal ?? null,
      gradeCd: verdict?.gradeCd ?? null,
      acceptYn: verdict?.acceptYn ?? (row.causeDesc ? 'N' : 'Y'),
    }
  })
}

export function hazopValues(record: Parts, before: Parts | undefined, scale: Scale | undefined) {
  const nodes = nodesOf(record, before)
  const lines = linesOf(record, before, scale)
  const lopas = (record.lopas ?? []).map((lopa) => {
    const layers = (record.ipls ?? []).filter(({ hazopRowNo }) => hazopRowNo === lopa.hazopRowNo)
    const found = lopaOf(
      lopa,
      layers.map(({ pfdVal }) => pfdVal),
    )
    const { freqVal = null, rrfVal = null, silCd = null } = found ?? {}
    return { ...lopa, freqVal, rrfVal, silCd }
  })
  return {
    nodes,
    lines,
    lopas,
    nodeCnt: nodes.length,
    reviewCnt: nodes.filter(({ reviewYn }) => reviewYn === 'Y').length,
    openCnt: lines.filter(({ acceptYn }) => acceptYn === 'N').length,
  }
}
