/** 응급열람: opening it, what it opens, and who has done so. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Siren, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { askEmergency } from './ask-emergency.tsx'
import '#platform/web/document/list/list.css'
import './emergency.css'
import type { Access, Found } from './emergency.wire.ts'

const QUERY_KEY = 'hea/privacy/emergency'
const columns: readonly Column<Access>[] = [
  { name: 'startDt', text: '시작', width: 164, value: ({ startDt }) => formatDateTime(startDt) },
  { name: 'endDt', text: '끝', width: 164, value: ({ endDt }) => formatDateTime(endDt) },
  {
    name: 'openYn',
    text: '상태',
    width: 90,
    type: 'tag',
    items: [
      { code: 'Y', codeNm: '열람중', tone: 'danger' },
      { code: 'N', codeNm: '끝남', tone: 'draft' },
    ],
  },
  { name: 'userNm', text: '산업보건의', width: 110 },
  { name: 'subjectUserNm', text: '대상자', width: 110 },
  { name: 'subjectOrgNm', text: '대상자 부서', width: 160 },
  { name: 'reasonDesc', text: '사유' },
]

export function EmergencyList() {
  const t = useT()
  const person = usePerson()
  const [{ page, limit }, setPaging] = useState({ page: 1, limit: 20 })
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: [QUERY_KEY, page, limit],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: Access[] }>('/api/hea/privacy/emergencys', {
        query: { page, limit },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  })
  usePageHead({ count: data?.total ?? null })
  const mine = data?.rows.filter((row) => row.openYn === 'Y' && row.userId === person.userId) ?? []
  const open = async () => {
    if (await askEmergency()) await queryClient.invalidateQueries({ queryKey: [QUERY_KEY] })
  }
  return (
    <div className="doc-list">
      <div className="doc-list-main emergency-page">
        {person.roles.includes('DOC') && (
          <PageActions>
            <Button type="primary" danger icon={<Siren size={16} aria-hidden />} onClick={() => void open()}>
              {t('응급열람 시작')}
            </Button>
          </PageActions>
        )}
        {mine.map((access) => (
          <Opened key={access.emergencyReadNo} access={access} />
        ))}
        <DataTable
          label={t('응급열람')}
          columns={columns}
          rows={data?.rows ?? []}
          rowKey="emergencyReadNo"
          state={isError ? 'error' : isPending ? 'loading' : 'ready'}
          onRetry={refetch}
          total={data?.total ?? 0}
          page={page}
          limit={limit}
          onPage={setPaging}
          empty={{ text: t('응급열람이 없습니다.') }}
          settingsName={QUERY_KEY}
          height="fill"
        />
      </div>
    </div>
  )
}

interface Allergy {
  allergenCd: string
  reactionDesc: string | null
}

/** What he must not be given stands above everything else; that nothing is known is said too. */
function Allergies({ allergies }: { allergies: readonly Allergy[] }) {
  const t = useT()
  const names = useCodes({ group: 'HEA_ALLERGEN' })
  if (allergies.length === 0) return <p className="quiet">{t('등록된 알레르기가 없습니다.')}</p>
  const nameOf = (allergenCd: string) => names.find(({ code }) => code === allergenCd)?.codeNm ?? allergenCd
  return (
    <p className="emergency-allergies">
      <TriangleAlert size={18} aria-hidden />
      <strong>{t('알레르기')}</strong>
      {allergies
        .map(({ allergenCd, reactionDesc }) => nameOf(allergenCd) + (reactionDesc ? ` (${reactionDesc})` : ''))
        .join(', ')}
    </p>
  )
}

/** What the access opens, for as long as it lasts. */
function Opened({ access }: { access: Access }) {
  const t = useT()
  const { emergencyReadNo, subjectUserNm, subjectOrgNm, endDt } = access
  const { data, isError, error, refetch } = useQuery({
    queryKey: [QUERY_KEY, emergencyReadNo, 'records'],
    queryFn: ({ signal }) =>
      api.get<{ allergies: Allergy[]; rows: Found[] }>(`/api/hea/privacy/emergency/${emergencyReadNo}/records`, {
        signal,
        quiet: true,
      }),
  })
  return (
    <section className="emergency-open" aria-label={t('열람중')}>
      <header>
        <StatusTag tone="danger">{t('열람중')}</StatusTag>
        <h2>{[subjectUserNm, subjectOrgNm].filter(Boolean).join(' · ')}</h2>
        <span className="quiet">
          {t('{time}까지 봅니다. 모든 열람은 본인에게 보입니다.', { time: formatTime(endDt) })}
        </span>
      </header>
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={3} />}
      {data && <Allergies allergies={data.allergies} />}
      {data?.rows.length === 0 && <Empty message={t('이 사람의 건강자료가 없습니다.')} />}
      {data && data.rows.length > 0 && (
        <ul>
          {data.rows.map(({ bizCd, bizNo, bizNm, title, statusNm, createDt, url }) => (
            <li key={`${bizCd} ${bizNo}`}>
              <Link to={url}>{[bizNm, title].filter(Boolean).join(' ')}</Link>
              <span className="quiet">{statusNm}</span>
              <span className="quiet">{formatDateTime(createDt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
