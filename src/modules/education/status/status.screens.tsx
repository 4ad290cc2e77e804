/** 출입교육 현황: how each person stands, those who may not come in on top. A vendor sees its own, the site all of the plant. */
import '../education.css'
import { Button, Segmented, Select } from 'antd'
import { GraduationCap } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ask } from '#platform/web/calls/ask.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { PeriodCondition } from '#platform/web/document/list/period-condition.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { useListAddress } from '#platform/web/table/use-list-address.ts'
import { eduClasses, vendorClasses } from '../course/edu-codes.model.ts'
import { APPLY_ROUTE, eduRound } from '../round/edu-round.model.ts'
import { type EduStatus, eduStatuses } from './status.calls.ts'
import { statusStates } from './status.model.ts'

const states = Object.entries(statusStates).map(([code, { label, tone }]) => ({ code, codeNm: label, tone }))
const names = ['q', 'eduClassCd', 'stateCd', 'vendorCd', 'validToYmdFrom', 'validToYmdTo'] as const

/** Where a round is looked at: by staff in the document, by a vendor where it applies. */
const roundPath = (isVendor: boolean) => (isVendor ? APPLY_ROUTE : eduRound.route.staff)

const columnsFor = (isVendor: boolean): readonly Column<EduStatus>[] => [
  { name: 'personNm', text: '이름', width: 140, sortable: true },
  ...(isVendor ? [] : [{ name: 'vendorNm', text: '업체', width: 180, sortable: true }]),
  { name: 'stateCd', text: '상태', width: 104, type: 'tag', items: states },
  { name: 'courseNm', text: '과정', width: 200 },
  { name: 'eduYmd', text: '이수일', width: 112, sortable: true },
  { name: 'testScore', text: '점수', width: 72, type: 'number' },
  {
    name: 'validToYmd',
    text: '유효기간',
    width: 184,
    sortable: true,
    render: ({ validToYmd, stateCd }) =>
      validToYmd && (
        <>
          {formatDay(validToYmd)} {(stateCd === 'SOON' || stateCd === 'EXPIRED') && <Deadline dueYmd={validToYmd} />}
        </>
      ),
  },
  { name: 'certNo', text: '수료번호', width: 184 },
  {
    name: 'carriedYn',
    text: '비고',
    width: 96,
    value: ({ carriedYn }) => (carriedYn === 'Y' ? '이수 승계' : ''),
    render: ({ carriedYn }) => carriedYn === 'Y' && <Carried />,
  },
  {
    name: 'openStartDt',
    text: '신청한 교육',
    width: 128,
    value: ({ openStartDt }) => openStartDt && formatDay(openStartDt.slice(0, 10)),
    render: ({ openRoundNo, openStartDt }) =>
      openRoundNo !== null &&
      openStartDt && <Link to={`${roundPath(isVendor)}/${openRoundNo}`}>{formatDay(openStartDt.slice(0, 10))}</Link>,
  },
]

function Carried() {
  const t = useT()
  return <>{t('이수 승계')}</>
}

export function VendorEduStatus() {
  const t = useT()
  const { path } = usePage()
  const isVendor = usePerson().kind === 'vendor'
  const list = useListAddress(names, path)
  const where = useMemo(() => askedOf(list.where), [list.where])
  const at = { ...where, page: list.page, limit: list.limit, sort: list.sort }
  const { data, table } = useAskedRows(eduStatuses, at, { keep: true })
  usePageHead({ count: data?.total ?? null })
  const columns = useMemo(() => columnsFor(isVendor), [isVendor])
  const exportRows = useMemo(
    () => pagesOf<EduStatus>(({ signal, ...at }) => ask(eduStatuses, { ...where, ...at }, { signal, quiet: true })),
    [where],
  )
  return (
    <div className="doc-list">
      <PageActions>
        {isVendor && (
          <Link to={APPLY_ROUTE}>
            <Button type="primary" icon={<GraduationCap size={16} aria-hidden />}>
              {t('교육 신청')}
            </Button>
          </Link>
        )}
      </PageActions>
      <div className="doc-list-main">
        <DataTable<EduStatus>
          label={t('출입교육 현황')}
          columns={columns}
          {...table}
          rowKey="personNo"
          total={data?.total ?? 0}
          page={list.page}
          limit={list.limit}
          onPage={list.change}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          fits
          settingsName={path}
          height="fill"
          exportRows={exportRows}
          empty={
            list.isNarrowed
              ? { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: list.reset } }
              : { text: t('재직 중인 소속인원이 없습니다.') }
          }
          toolbar={<Conditions list={list} counts={data?.states ?? []} isVendor={isVendor} />}
        />
      </div>
    </div>
  )
}

function askedOf({
  q = '',
  eduClassCd,
  stateCd,
  vendorCd,
  validToYmdFrom,
  validToYmdTo,
}: Readonly<Record<string, string>>) {
  return {
    q,
    eduClassCd: eduClassCd || 'ENTRY',
    stateCd: stateCd || undefined,
    vendorCd: vendorCd || undefined,
    validToYmdFrom: validToYmdFrom || undefined,
    validToYmdTo: validToYmdTo || undefined,
  }
}

interface ConditionsProps {
  list: ReturnType<typeof useListAddress>
  counts: readonly { code: string; count: number }[]
  isVendor: boolean
}
function Conditions({ list, counts, isVendor }: ConditionsProps) {
  const t = useT()
  const change = (name: string, value: string) => list.setWhere({ [name]: value })
  const of = new Map(counts.map(({ code, count }) => [code, count]))
  return (
    <div className="edu-conditions">
      <SearchField
        asked={list.where.q ?? ''}
        places={isVendor ? [t('이름')] : [t('이름'), t('업체')]}
        onSearch={(value) => change('q', value)}
      />
      <Select
        aria-label={t('교육구분')}
        className="form-select"
        popupMatchSelectWidth={false}
        value={list.where.eduClassCd || 'ENTRY'}
        onChange={(code: string) => change('eduClassCd', code === 'ENTRY' ? '' : code)}
        options={vendorClasses.map((code) => ({ value: code, label: t(eduClasses[code]) }))}
      />
      {!isVendor && (
        <DirectorySelect
          wiring={{ id: 'edu-status-vendor', 'aria-label': t('업체') }}
          kind="vendor"
          name={null}
          value={list.where.vendorCd || null}
          placeholder={t('업체')}
          onChange={(key) => change('vendorCd', key === null ? '' : String(key))}
        />
      )}
      <PeriodCondition
        names={['validToYmdFrom', 'validToYmdTo']}
        where={list.where}
        onChange={list.setWhere}
        wiring={{ id: 'edu-status-period', 'aria-label': t('유효기간') }}
        placeholder={t('유효기간')}
        isDeadline
      />
      <Segmented
        value={list.where.stateCd ?? ''}
        onChange={(code) => change('stateCd', code)}
        options={[
          { value: '', label: t('전체') },
          ...states.map(({ code, codeNm }) => ({ value: code, label: `${t(codeNm)} ${of.get(code) ?? 0}` })),
        ]}
      />
    </div>
  )
}
