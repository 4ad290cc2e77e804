/** 사고 발생보고서: what happened, who was hurt as far as the reader may know, what it is by law, what was told to whom. */
import { Asked } from '#platform/web/calls/asked.tsx'
import { Course } from '#platform/web/document/print/course.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { Pictures } from '#platform/web/form/attachments/pictures.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { type AccidentCase, accidentCase } from '../accident.calls.ts'
import { accident } from '../accident.model.ts'
import { reportMethods, reportTargets } from '../accident-codes.model.ts'
import { Flags } from '../accident-flags.tsx'
import { HurtTable } from './hurt-table.tsx'

const { Paper, Section, Field, Fields, useRecord } = screensFor(accident)

export function AccidentPaper() {
  return (
    <Paper title="사고 발생보고서">
      <Report />
    </Paper>
  )
}

function Report() {
  const { accidentNo, attachFileId, vendorCd, permitNo, firstActDesc } = useRecord()
  return (
    <>
      <Section title="발생 상황">
        <Fields names={['accidentTitle', 'placeDesc', 'occurDt', 'knowDt', 'reportDt', 'srcCd']} />
        <Field name="createUserId" label="보고자" />
        <Fields names={['injuredCnt', 'deadCnt', 'outsideHurtCnt']} />
        {vendorCd && <Field name="vendorCd" />}
        {permitNo && <Field name="permitNo" />}
        <Field name="contentDesc" />
        {firstActDesc && <Field name="firstActDesc" />}
      </Section>
      <Pictures attachFileId={attachFileId} />
      <Section title="분류">
        <Fields names={['sevClassCd', 'accKindCd', 'accTypeCd', 'causeObjCd', 'processNo', 'potSevCd', 'lostDayCnt']} />
      </Section>
      {accidentNo && (
        <>
          <Asked call={accidentCase} at={{ no: accidentNo }}>
            {(found) => (
              <>
                <HurtTable victims={found.victims} hiddenCnt={found.hiddenCnt} />
                <Flags flags={found.flags} />
                <Reported clocks={found.clocks} />
              </>
            )}
          </Asked>
          <Course model={accident} no={accidentNo} />
        </>
      )}
    </>
  )
}

function Reported({ clocks }: Pick<AccidentCase, 'clocks'>) {
  const t = useT()
  if (clocks.length === 0) return null
  return (
    <Panel title="보고 현황">
      <table>
        <HeadRow names={['보고처', '기한', '보고일시', '방법', '보고자', '접수내용']} />
        <tbody>
          {clocks.map(({ accReportLogNo, targetCd, dueDt, reportDt, methodCd, byUserNm, receiptDesc }) => (
            <tr key={accReportLogNo}>
              <th scope="row">{t(reportTargets[targetCd])}</th>
              <td>{dueDt && formatDateTime(dueDt)}</td>
              <td>{reportDt && formatDateTime(reportDt)}</td>
              <td>{methodCd && t(reportMethods[methodCd])}</td>
              <td>{byUserNm}</td>
              <td>{receiptDesc}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
