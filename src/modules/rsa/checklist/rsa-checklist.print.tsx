/** 평가 체크리스트 on paper: to walk round with, and to be answered by hand. */
import '../assess/rsa.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { checkAnswers } from '../assess/rsa-codes.model.ts'
import { rsaChecklist } from './rsa-checklist.model.ts'

const { Paper, Section, Fields, useRecord } = screensFor(rsaChecklist)

export function RsaChecklistPaper() {
  return (
    <Paper title="평가 체크리스트">
      <Section title="체크리스트">
        <Fields names={['checklistNm', 'processNo', 'workCatCd', 'basisDesc', 'revNo']} />
      </Section>
      <Sheet />
    </Paper>
  )
}

const heads = ['번호', '세부작업', '확인항목', '관련근거', '점검결과', '비고']

function Sheet() {
  const t = useT()
  const { questions } = useRecord()
  const boxes = Object.values(checkAnswers).map((answer) => `□ ${t(answer)}`)
  return (
    <table className="rsa-sheet">
      <HeadRow names={heads} />
      <tbody>
        {(questions ?? []).map(({ taskNm, questionDesc, lawRefDesc }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is numbered by its place.
          <tr key={at}>
            <td>{at + 1}</td>
            <td>{taskNm}</td>
            <td>{questionDesc}</td>
            <td>{lawRefDesc}</td>
            <td>{boxes.join(' ')}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
