/** 회의록: what was talked about and decided, with who was there. @law 산업안전보건법 시행규칙 제79조제3항 (결과 기록·보존) */
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { agendaCds, agendas, council } from './council.model.ts'
import { useAttends } from './use-attends.ts'

const { Paper, Section, Fields, useRecord } = screensFor(council)

export function CouncilPaper() {
  return (
    <Paper title="도급 협의체 회의록">
      <Minutes />
    </Paper>
  )
}

function Minutes() {
  const t = useT()
  const { agendaItems, decisions, councilNo } = useRecord()
  const said = new Map((agendaItems ?? []).map((item) => [item.agendaCd, item.agendaDesc]))
  return (
    <>
      <Section title="회의">
        <Fields names={['meetYmd', 'placeNm', 'chairUserId', 'memberCnt', 'attendCnt']} />
      </Section>
      <Section title="법정 협의사항">
        <dl className="facts">
          {agendaCds.map((code) => (
            <div key={code}>
              <dt>{t(agendas[code])}</dt>
              <dd>{said.get(code) || '–'}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="회의록">
        <Fields names={['minutesDesc']} />
      </Section>
      {(decisions ?? []).length > 0 && (
        <Section title="결정사항">
          <Fields names={['decisions']} />
        </Section>
      )}
      <Section title="도급인">
        <Fields names={['hostAttendDesc', 'hostSign']} />
      </Section>
      {councilNo && <Signed no={councilNo} />}
    </>
  )
}

function Signed({ no }: { no: number }) {
  const t = useT()
  const { data } = useAttends(no)
  return (
    <Section title="참석 업체">
      <table>
        <thead>
          <tr>
            <th>{t('업체')}</th>
            <th>{t('참석자')}</th>
            <th>{t('서명')}</th>
          </tr>
        </thead>
        <tbody>
          {(data?.rows ?? []).map(({ vendorCd, vendorNm, attendYn, personNm, titleNm, absentReasonDesc, strokes }) => (
            <tr key={vendorCd}>
              <td>{vendorNm}</td>
              <td>
                {attendYn === 'Y'
                  ? [personNm, titleNm].filter(Boolean).join(' · ')
                  : `${t('불참')} ${absentReasonDesc ?? ''}`}
              </td>
              <td>{strokes && <SignatureImage strokes={strokes} label={t('{name} 서명', { name: personNm })} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
