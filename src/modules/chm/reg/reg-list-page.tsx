/** One list: what stands on it today, and its versions with what each would change. */
import { Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAsked, useAskedPages } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterHistory } from '#platform/web/master/master-history.tsx'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import '../ghs/ghs.css'
import { SUBSTANCE_ROUTE } from '../chm-routes.model.ts'
import { useRowOf } from '../chm-row.ts'
import { MasterFacts } from '../master-facts.tsx'
import { type RegItem, type RegVersion, regItems, regVersions } from './reg.calls.ts'
import { verStandings } from './reg-codes.model.ts'
import { regListMaster } from './reg-list.master.ts'
import { RegVersions } from './reg-versions.tsx'
import { ConditionText, CutText, Unverified } from './rule-text.tsx'

export function RegListPage() {
  const { params } = usePage()
  const t = useT()
  const no = Number(params.no)
  const { data: row, isError, error, refetch } = useRowOf(regListMaster, String(no))
  usePageHead({ title: row ? String(row.regListNm) : undefined })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!row) return <Loading lines={12} />
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <div className="chm-scroll stack is-wide">
          <Panel title="목록">
            <MasterFacts
              master={regListMaster}
              row={row}
              names={['regListCd', 'severityCd', 'lawNm', 'basisDesc', 'defaultCutPctVal', 'defaultCutOpCd']}
              asked={['defaultCutPctVal']}
            />
          </Panel>
          <SectionTabs
            items={[
              { key: 'items', label: t('물질'), content: <Items listNo={no} /> },
              { key: 'versions', label: t('판'), content: <RegVersions listNo={no} /> },
              {
                key: 'history',
                label: t('이력'),
                content: (
                  <Panel title="이력">
                    <MasterHistory master={regListMaster} row={row} />
                  </Panel>
                ),
              },
            ]}
          />
        </div>
      </div>
    </div>
  )
}

function Items({ listNo }: { listNo: number }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(regVersions, { no: listNo })
  const [chosen, setChosen] = useState<number | null>(null)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const shown = data.rows.filter(({ standingCd }) => standingCd !== 'CANC')
  const now = shown.find(({ standingCd }) => standingCd === 'NOW')
  const version = shown.find(({ chmRegVerNo }) => chmRegVerNo === chosen) ?? now ?? shown[0]
  if (!version)
    return (
      <Panel title="물질">
        <Empty message={t('적재한 판이 없습니다. 이 목록에 대해서는 모든 자재가 확인 필요입니다.')} />
      </Panel>
    )
  return (
    <Panel
      title="물질"
      actions={
        shown.length > 1 && (
          <Select
            className="form-select"
            aria-label={t('판')}
            value={version.chmRegVerNo}
            onChange={setChosen}
            options={shown.map((one) => ({
              value: one.chmRegVerNo,
              label: `${one.verNm} · ${t(verStandings[one.standingCd])}`,
            }))}
          />
        )
      }
    >
      <Partly version={version} />
      <ItemTable key={version.chmRegVerNo} verNo={version.chmRegVerNo} />
    </Panel>
  )
}

/** What the version does not say, before what it says. */
function Partly({ version: { wholeYn, openCnt, inForceYmd, sourceDesc } }: { version: RegVersion }) {
  const t = useT()
  return (
    <>
      <p className="quiet">
        {t('{day}부터', { day: inForceYmd })} · {sourceDesc}
      </p>
      {(wholeYn === 'N' || openCnt > 0) && (
        <p className="callout" data-tone="waiting">
          {wholeYn === 'N' && t('목록의 일부만 실린 판입니다. 여기에 없는 물질은 비해당이 아니라 확인 필요입니다.')}{' '}
          {openCnt > 0 && t('원문과 대조하지 않은 항목이 {n}건 있습니다.', { n: openCnt })}
        </p>
      )}
    </>
  )
}

const itemColumns = (t: ReturnType<typeof useT>): readonly Column<RegItem>[] => [
  {
    name: 'name',
    text: '물질',
    width: 260,
    wraps: 200,
    render: ({ chmSubstanceNo, name, members }) =>
      chmSubstanceNo === null ? (
        <span title={members.join(', ')}>
          {name} <small className="quiet">{t('물질군 {n}종', { n: members.length })}</small>
        </span>
      ) : (
        <Link to={`${SUBSTANCE_ROUTE}/${chmSubstanceNo}`}>{name}</Link>
      ),
  },
  { name: 'casNo', text: 'CAS 번호', width: 120 },
  { name: 'cutPctVal', text: '적용 함량', width: 150, render: (row) => <CutText {...row} /> },
  { name: 'condDesc', text: '조건', width: 180, wraps: 140, render: (row) => <ConditionText {...row} /> },
  {
    name: 'startYmd',
    text: '적용 기간',
    width: 190,
    value: ({ startYmd, endYmd }) => (endYmd ? `${startYmd} ~ ${endYmd}` : startYmd),
  },
  {
    name: 'sourceDesc',
    text: '출처',
    wraps: 200,
    render: ({ sourceDesc, verifiedYn }) => (
      <>
        {sourceDesc} <Unverified yn={verifiedYn} />
      </>
    ),
  },
]

function ItemTable({ verNo }: { verNo: number }) {
  const t = useT()
  const [q, setQ] = useState('')
  return (
    <div className="stack is-close">
      <SearchField asked={q} places={[t('물질'), t('CAS 번호'), t('초성')]} onSearch={setQ} />
      <Found key={q} verNo={verNo} q={q} />
    </div>
  )
}

function Found({ verNo, q }: { verNo: number; q: string }) {
  const t = useT()
  const { table } = useAskedPages(regItems, { no: verNo, q })
  return (
    <DataTable
      label={t('물질')}
      columns={itemColumns(t)}
      rowKey="chmRegItemNo"
      {...table}
      empty={{ text: t('찾는 물질이 이 판에 없습니다.') }}
      height={560}
      fits
    />
  )
}
