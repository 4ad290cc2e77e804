/** 회의록: what was talked about, and who signed. @law 사업장 위험성평가에 관한 지침(고시 제2024-76호) 제15조제4항 */
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useMeetingExtra } from './meeting-people.tsx'
import { meetRoles, rsaMeeting } from './rsa-meeting.model.ts'

const { Paper, Section, Fields, useRecord } = screensFor(rsaMeeting)

export function RsaMeetingPaper() {
  return (
    <Paper title="상시평가 회의록">
      <Minutes />
    </Paper>
  )
}

function Minutes() {
  const t = useT()
  const { values } = useDocument()
  const { rsaMeetingNo } = useRecord()
  const { data } = useMeetingExtra(rsaMeetingNo, Number(values.rowVersion ?? 0))
  return (
    <>
      <Section title="회의">
        <Fields names={['meetKindCd', 'processNo', 'meetYmd', 'deptCd', 'contentDesc']} />
      </Section>
      <Section title="참석자">
        <table>
          <thead>
            <tr>
              <th>{t('역할')}</th>
              <th>{t('성명')}</th>
              <th>{t('서명')}</th>
              <th>{t('일시')}</th>
            </tr>
          </thead>
          <tbody>
            {(data?.parts ?? []).map(({ rsaMeetingPartNo, partRoleCd, partNm, vendorNm, strokes, signDt }) => (
              <tr key={rsaMeetingPartNo}>
                <td>{t(meetRoles[partRoleCd])}</td>
                <td>{[partNm, vendorNm].filter(Boolean).join(' · ')}</td>
                <td>{strokes && <SignatureImage strokes={strokes} label={t('{name} 서명', { name: partNm })} />}</td>
                <td>{signDt && formatDateTime(signDt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </>
  )
}
