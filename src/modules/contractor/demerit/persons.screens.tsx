/** 제재현황: everybody with points or a stop, the highest first. */
import '../contractor.css'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { code, vendor } from '#platform/model/field.ts'
import { ask } from '#platform/web/calls/ask.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { ConditionWords } from '#platform/web/report/condition-words.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { useListAddress } from '#platform/web/table/use-list-address.ts'
import { sgcCard } from '../card/card.model.ts'
import { type Sanction, sanctionSheet, sanctions } from './demerit.calls.ts'
import { demeritLevels } from './demerit.model.ts'

const names = ['q', 'least', 'stopYn', 'vendorCd'] as const
/** The points from which somebody learns anew, as the first page of a contractor counts them. */
const choices = [
  { value: '', label: '전체', where: {} },
  { value: '3', label: '3점 이상', where: { least: '3' } },
  { value: 'STOP', label: '출입정지', where: { stopYn: 'Y' } },
]
const conditions = {
  least: code('12개월 누적', { 3: '3점 이상' }),
  stopYn: code('조치', { Y: '출입정지' }),
  vendorCd: vendor('업체'),
}
const askedOf = ({ q = '', least, stopYn, vendorCd }: Readonly<Record<string, string>>) => ({
  q,
  least: least || undefined,
  stopYn: stopYn || undefined,
  vendorCd: vendorCd || undefined,
})

export function SanctionedPeople() {
  const t = useT()
  const navigate = useNavigate()
  const { listPath } = usePage()
  const list = useListAddress(names, 'sgc/sanctionedPeople')
  const { page, limit } = list
  const asked = useMemo(() => askedOf(list.where), [list.where])
  const { data, table } = useAskedRows(sanctions, { ...asked, page, limit })
  const sheet = useSheet(sanctionSheet, asked)
  usePageHead({ title: t('제재현황'), ...(data && { count: data.total }) })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <div className="roster-page">
      <DataTable<Sanction>
        label={t('제재현황')}
        columns={columns}
        {...table}
        rowKey="personNo"
        total={data?.total ?? 0}
        page={page}
        limit={limit}
        onPage={list.change}
        height="fill"
        numbered
        fits
        settingsName="sgc/sanctionedPeople"
        onOpen={({ personNo }) => navigate(`${listPath}?personNo=${personNo}`)}
        {...sheet}
        allRows={pagesOf(({ page, limit, signal }) =>
          ask(sanctions, { ...asked, page, limit }, { signal, quiet: true }),
        )}
        conditions={<ConditionWords fields={conditions} where={list.where} />}
        toolbar={
          <div className="row">
            <Segmented
              value={list.where.stopYn ? 'STOP' : (list.where.least ?? '')}
              onChange={(chosen) =>
                list.setWhere({
                  least: '',
                  stopYn: '',
                  ...choices.find(({ value }) => value === chosen)?.where,
                })
              }
              options={choices.map(({ value, label }) => ({ value, label: t(label) }))}
            />
            <SearchField
              asked={list.where.q ?? ''}
              places={[t('성명'), t('업체')]}
              onSearch={(q) => list.setWhere({ q })}
            />
          </div>
        }
        empty={
          list.isNarrowed
            ? { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: list.reset } }
            : { text: t('벌점이나 정지가 있는 사람이 없습니다.') }
        }
      />
    </div>
  )
}

function columnsOf(t: (korean: string) => string): Column<Sanction>[] {
  const levels = Object.entries(demeritLevels).map(([code, label]) => ({
    code,
    codeNm: t(label),
    tone: code === 'NONE' ? ('draft' as const) : code === 'REEDU' ? ('waiting' as const) : ('suspended' as const),
  }))
  const cards = Object.entries(sgcCard.lifecycle.states).map(([code, { label, tone }]) => ({
    code,
    codeNm: t(label),
    tone,
  }))
  return [
    { name: 'personNm', text: t('성명'), width: 130, type: 'link' },
    { name: 'vendorNm', text: t('업체'), width: 200 },
    { name: 'yearScore', text: t('12개월 누적'), width: 110, type: 'number' },
    { name: 'demeritCnt', text: t('벌점 건수'), width: 100, type: 'number' },
    { name: 'creditCnt', text: t('가점'), width: 80, type: 'number' },
    { name: 'levelCd', text: t('조치'), width: 190, type: 'tag', items: levels },
    { name: 'fromYmd', text: t('정지 시작'), width: 120 },
    { name: 'toYmd', text: t('정지 종료'), width: 120 },
    { name: 'reeduYmd', text: t('재교육 이수'), width: 120 },
    { name: 'cardStatusCd', text: t('카드'), width: 100, type: 'tag', items: cards },
  ]
}
