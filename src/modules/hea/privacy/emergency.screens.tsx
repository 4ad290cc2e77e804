/** 응급열람: opening it, what it opens, and who has done so. */
import { Button } from 'antd'
import { Siren, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { queryClient } from '#platform/web/api/query-client.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { ReportList, reportKey, useReportRows } from '#platform/web/report/report-list.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { askEmergency } from './ask-emergency.tsx'
import { emergencyRecords, type KnownAllergy } from './emergency.calls.ts'
import { type Emergency, emergencies } from './emergency.model.ts'
import './emergency.css'

export function EmergencyList() {
  const t = useT()
  const { roles, userId } = usePerson()
  const { data } = useReportRows(emergencies, { userId, limit: '20' })
  const open = async () => {
    if (await askEmergency()) await queryClient.invalidateQueries({ queryKey: reportKey(emergencies) })
  }
  const opened = data?.rows.filter(({ openYn }) => openYn === 'Y') ?? []
  return (
    <>
      {roles.includes('DOC') && (
        <PageActions>
          <Button type="primary" danger icon={<Siren size={16} aria-hidden />} onClick={() => void open()}>
            {t('응급열람 시작')}
          </Button>
        </PageActions>
      )}
      <ReportList
        report={emergencies}
        above={opened.map((access) => <Opened key={access.emergencyReadNo} access={access} />)}
        empty="응급열람이 없습니다."
        settingsName="hea/privacy/emergency"
      />
    </>
  )
}

/** What he must not be given stands above everything else; that nothing is known is said too. */
function Allergies({ allergies }: { allergies: readonly KnownAllergy[] }) {
  const t = useT()
  const names = useCodes({ group: 'HEA_ALLERGEN' })
  if (allergies.length === 0) return <p className="quiet">{t('등록된 알레르기가 없습니다.')}</p>
  const nameOf = (allergenCd: string) => names.find(({ code }) => code === allergenCd)?.codeNm ?? allergenCd
  return (
    <p className="row is-bad">
      <TriangleAlert size={18} aria-hidden />
      <strong>{t('알레르기')}</strong>
      {allergies
        .map(({ allergenCd, reactionDesc }) => nameOf(allergenCd) + (reactionDesc ? ` (${reactionDesc})` : ''))
        .join(', ')}
    </p>
  )
}

/** What the access opens, for as long as it lasts. */
function Opened({ access }: { access: Emergency }) {
  const t = useT()
  const { emergencyReadNo, subjectUserNm, subjectOrgNm, endDt } = access
  return (
    <section className="stack emergency-open" aria-label={t('열람중')}>
      <header className="row">
        <StatusTag tone="danger">{t('열람중')}</StatusTag>
        <h2>{[subjectUserNm, subjectOrgNm].filter(Boolean).join(' · ')}</h2>
        <span className="quiet">
          {t('{time}까지 봅니다. 모든 열람은 본인에게 보입니다.', { time: formatTime(endDt) })}
        </span>
      </header>
      <Asked call={emergencyRecords} at={{ no: emergencyReadNo }}>
        {({ allergies, rows }) => (
          <>
            <Allergies allergies={allergies} />
            {rows.length === 0 && <Empty message={t('이 사람의 건강자료가 없습니다.')} />}
            <ul className="lines">
              {rows.map(({ bizCd, bizNo, bizNm, title, statusNm, createDt, url }) => (
                <li key={`${bizCd} ${bizNo}`}>
                  <Link to={url}>{[bizNm, title].filter(Boolean).join(' ')}</Link>
                  <span className="quiet">{statusNm}</span>
                  <span className="quiet">{formatDateTime(createDt)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Asked>
    </section>
  )
}
