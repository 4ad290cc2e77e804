/** 의무실 이용: who is at the door above, who has been there below, his history at the side. */
import type { Found as Patient } from './patient.wire.ts'
import './infirm.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { useListAddress } from '#platform/web/table/use-list-address.ts'
import { infirmVisit } from './visit.model.ts'
import { VisitEntry } from './visit-entry.tsx'
import { RestClock } from './visit-fields.tsx'
import { PatientAside } from './visit-patient.tsx'

import type { VisitLine as Line } from './visit-read.wire.ts'

export function VisitPage() {
  const { editable } = usePage()
  const [patient, setPatient] = useState<Patient | null>(null)
  return (
    <div className="infirm-visit" data-patient={patient !== null || undefined}>
      {editable && <VisitEntry patient={patient} onPatient={setPatient} />}
      {patient && <PatientAside patient={patient} />}
      <VisitList />
    </div>
  )
}

const conditions = ['from', 'to', 'symptomCd', 'statusCd', 'workRelatedYn']
const states = infirmVisit.lifecycle.states

function VisitList() {
  const t = useT()
  const { path } = usePage()
  const navigate = useNavigate()
  const list = useListAddress(conditions, path)
  const { from = '', to = '', ...where } = list.where
  const query = { page: list.page, limit: list.limit, ...filled({ from, to, ...where }) }
  const answer = useQuery({
    queryKey: ['infirm', 'visits', query],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: Line[] }>(`${infirmVisit.api}s`, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  usePageHead({ count: answer.data?.total ?? null })
  const columns = useVisitColumns()
  return (
    <div className="infirm-list">
      <DataTable<Line>
        label={t('의무실 이용')}
        columns={columns}
        rows={answer.data?.rows ?? []}
        rowKey="heaInfirmVisitNo"
        state={answer.isError ? 'error' : answer.isPending ? 'loading' : 'ready'}
        onRetry={() => void answer.refetch()}
        total={answer.data?.total ?? 0}
        page={list.page}
        limit={list.limit}
        onPage={({ page, limit }) => list.change({ page, limit })}
        onOpen={(row) => navigate(`${path}/${row.heaInfirmVisitNo}`)}
        fits
        settingsName={path}
        height="fill"
        toolbar={
          <search className="doc-conditions">
            <div className="period">
              <DayRangeInput
                wiring={{ id: 'infirm-period', 'aria-label': t('기간') }}
                value={{ from: from || null, to: to || null }}
                onChange={(range) => list.setWhere({ from: range.from ?? '', to: range.to ?? '' })}
              />
            </div>
            <Choice name="symptomCd" value={where.symptomCd} onChange={list.setWhere} />
            <Choice name="statusCd" value={where.statusCd} onChange={list.setWhere} />
            <Choice name="workRelatedYn" value={where.workRelatedYn} onChange={list.setWhere} />
          </search>
        }
        empty={
          list.isNarrowed
            ? { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: list.reset } }
            : { text: t('아직 이용한 사람이 없습니다.') }
        }
      />
    </div>
  )
}

const filled = (where: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => value !== ''))

interface ChoiceProps {
  name: 'symptomCd' | 'statusCd' | 'workRelatedYn'
  value: string | undefined
  onChange(change: Record<string, string>): void
}
function Choice({ name, value, onChange }: ChoiceProps) {
  const t = useT()
  const symptoms = useCodes({ group: 'HEA_SYMPTOM' })
  const [label, items] = {
    symptomCd: ['증상분류', symptoms] as const,
    statusCd: ['상태', Object.entries(states).map(([code, { label }]) => ({ code, codeNm: t(label) }))] as const,
    workRelatedYn: [
      '업무관련',
      [
        { code: 'Y', codeNm: t('업무관련') },
        { code: 'N', codeNm: t('업무 외') },
      ],
    ] as const,
  }[name]
  return (
    <div className="doc-condition">
      <Select
        className="form-select"
        aria-label={t(label)}
        placeholder={t(label)}
        allowClear
        value={value || null}
        onChange={(next: string | null) => onChange({ [name]: next ?? '' })}
        options={items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
        popupMatchSelectWidth={false}
      />
    </div>
  )
}

function useVisitColumns(): readonly Column<Line>[] {
  const t = useT()
  const symptoms = useCodes({ group: 'HEA_SYMPTOM' })
  const treats = useCodes({ group: 'HEA_TREAT' })
  return useMemo(
    () => [
      {
        name: 'visitDt',
        text: '일시',
        width: 156,
        value: ({ visitDt }) => formatDateTime(visitDt),
        type: 'link',
        url: `${infirmVisit.route.staff}/{heaInfirmVisitNo}`,
      },
      { name: 'maskedNm', text: '성명', width: 96 },
      { name: 'orgNm', text: '부서', width: 168 },
      { name: 'symptomCd', text: '증상분류', width: 136, type: 'select', items: symptoms },
      { name: 'treatCd', text: '처치', width: 152, type: 'select', items: treats },
      {
        name: 'workRelatedYn',
        text: '업무관련',
        width: 128,
        value: ({ workRelatedYn }) => workRelatedYn,
        render: (row) => <WorkRelated row={row} />,
      },
      { name: 'referHospitalNm', text: '의뢰', width: 152 },
      {
        name: 'restStartDt',
        text: '침상안정',
        width: 96,
        value: () => '',
        render: ({ restStartDt, restEndDt }) => restStartDt && <RestClock start={restStartDt} end={restEndDt} />,
      },
      {
        name: 'statusCd',
        text: '상태',
        width: 104,
        type: 'tag',
        items: Object.entries(states).map(([code, { label, tone }]) => ({ code, codeNm: t(label), tone })),
      },
    ],
    [symptoms, treats, t],
  )
}

/** Work made somebody ill or hurt, and no accident is known for it yet: that is to be seen. */
function WorkRelated({ row }: { row: Pick<Line, 'workRelatedYn' | 'accidentNo'> }) {
  const t = useT()
  if (row.workRelatedYn !== 'Y') return null
  return row.accidentNo === null ? (
    <StatusTag tone="waiting">{t('사고 보고 필요')}</StatusTag>
  ) : (
    <StatusTag tone="done">{t('사고 {no}', { no: row.accidentNo })}</StatusTag>
  )
}
