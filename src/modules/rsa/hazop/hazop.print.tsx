/** HAZOP 검토서: node by node, with the layers of what was counted. */
import './hazop.css'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { UserName } from '../assess/rsa-names.tsx'
import { type HazopNode, hazop } from './hazop.model.ts'
import { deviations } from './hazop-codes.model.ts'
import { sils } from './lopa.logic.ts'

const { Paper, Section, Fields, useRecord } = screensFor(hazop)

export function HazopPaper() {
  return (
    <Paper title="HAZOP 검토서" size="A3">
      <Sheet />
    </Paper>
  )
}

const heads = [
  '이탈',
  '원인',
  '결과',
  '현재조치',
  '빈도',
  '강도',
  '위험성',
  '요구 SIL',
  '권고',
  '담당자',
  '기한',
  '완료일',
]

function Sheet() {
  const { nodes } = useRecord()
  return (
    <>
      <Section title="대상">
        <Fields names={['hazopTitle', 'processNo', 'deptCd', 'drawingNo', 'drawingRevNo', 'scaleNo']} />
        <Fields names={['leaderUserId', 'studyYmd', 'team', 'apprUserId', 'doneYmd', 'revalidYmd']} />
      </Section>
      {(nodes ?? []).map((node) => (
        <Node key={node.nodeNo} node={node} />
      ))}
    </>
  )
}

function Node({ node }: { node: HazopNode }) {
  const t = useT()
  const { lines, lopas } = useRecord()
  const own = (lines ?? []).filter(({ nodeNo }) => nodeNo === node.nodeNo)
  const silOf = (no: number | null) => lopas?.find(({ hazopRowNo }) => hazopRowNo === no)?.silCd
  return (
    <section>
      <h3>
        {node.nodeNo}. {node.nodeNm} ({node.drawingNo} {node.drawingRevNo})
      </h3>
      <p>{node.intentDesc}</p>
      <table className="hazop-sheet">
        <HeadRow names={heads} />
        <tbody>
          {own.map((line) => {
            const silCd = silOf(line.hazopRowNo)
            return (
              <tr key={line.hazopRowNo}>
                <td>{line.deviationCd && t(deviations[line.deviationCd])}</td>
                <td>{line.causeDesc ?? (line.noCauseDesc && t('원인 없음: {why}', { why: line.noCauseDesc }))}</td>
                <td>{line.consequenceDesc}</td>
                <td>{line.safeguardDesc}</td>
                <td>{line.freqVal}</td>
                <td>{line.sevVal}</td>
                <td>{[line.riskVal, line.gradeCd && t(grades[line.gradeCd])].filter(Boolean).join(' ')}</td>
                <td>{silCd && t(sils[silCd])}</td>
                <td>{line.recommendDesc}</td>
                <td>
                  <UserName userId={line.ownerUserId} vendorCd={line.vendorCd} />
                </td>
                <td>{line.dueYmd}</td>
                <td>{line.doneYmd}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
