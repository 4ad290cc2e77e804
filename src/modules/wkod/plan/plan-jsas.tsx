/** wkodPlanJsaTab, SelectWkodPlanSafJsaTab: released analyses that cover the kinds of work of the plan. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { CircleCheck, CircleX, FileSpreadsheet, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { permitTypeCds, permitTypes } from '#modules/common/permit-types.model.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { codesIn } from '#modules/saf/jsa/jsa-codes.model.ts'
import { api } from '#platform/web/api/client.ts'
import { download } from '#platform/web/calls/ask.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { planJsaSheet } from './plan.calls.ts'
import { covers, riskOfGrade } from './plan.logic.ts'
import { kindsIn, planRisks, planWorks, riskTones } from './plan-codes.model.ts'
import { type PlanJsaLine, wkodPlan } from './wkod-plan.model.ts'

const { Field, useRecord } = screensFor(wkodPlan)

export function Analyses() {
  const isEditing = useIsEditing('jsas')
  const { jsas, wkodPlanNo } = useRecord()
  return (
    <>
      <Covered jsas={jsas ?? []} />
      {isEditing ? (
        <Field name="jsas">
          {({ value, setValue }) => <Linked jsas={value ?? []} onChange={(next) => setValue(next)} />}
        </Field>
      ) : (
        <Linked jsas={jsas ?? []} />
      )}
      {wkodPlanNo !== null && (jsas ?? []).length > 0 && <Sheet wkodPlanNo={wkodPlanNo} />}
    </>
  )
}

/** Kind by kind: is there an analysis of it. */
function Covered({ jsas }: { jsas: readonly PlanJsaLine[] }) {
  const t = useT()
  const kinds = kindsIn(useRecord().planWorkCds)
  if (kinds.length === 0) return <p className="quiet">{t('작업종류를 먼저 고르십시오.')}</p>
  return (
    <ul className="row" aria-label={t('작업종류별 JSA')}>
      {kinds.map((kind) => {
        const isCovered = jsas.some((one) => covers(kind, one))
        return (
          <li key={kind} className={isCovered ? 'is-good' : 'is-bad'}>
            {isCovered ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
            {t(planWorks[kind])} · {isCovered ? t('있음') : t('없음')}
          </li>
        )
      })}
    </ul>
  )
}

function Linked({ jsas, onChange }: { jsas: readonly PlanJsaLine[]; onChange?(next: PlanJsaLine[]): void }) {
  const t = useT()
  const isVendor = useSession()?.person.kind === 'vendor'
  const add = async () => {
    const chosen = await chooseJsas(jsas.map(({ jsaNo }) => jsaNo))
    if (chosen && chosen.length > 0) onChange?.([...jsas, ...chosen])
  }
  return (
    <div>
      {jsas.length === 0 && <p className="quiet">{t('연결한 JSA가 없습니다.')}</p>}
      <ul className="lines">
        {jsas.map((line) => (
          <li key={line.jsaNo}>
            <Link to={`${isVendor ? jsa.route.vendor : jsa.route.staff}/${line.jsaNo}`}>
              {[line.jsaDocNo, line.jsaTitle].filter(Boolean).join(' ')}
            </Link>
            <span className="quiet">{t('개정 {n}', { n: line.jsaRevNo ?? 1 })}</span>
            <span>{typesOf(line.permitTypeCds, t)}</span>
            {line.riskCd && (
              <StatusTag tone={riskTones[line.riskCd]}>
                {t('위험 {grade}', { grade: t(planRisks[line.riskCd]) })}
              </StatusTag>
            )}
            {line.evalDueYmd && <span className="quiet">{t('정기평가 {ymd}', { ymd: line.evalDueYmd })}</span>}
            {onChange && (
              <Button
                type="text"
                aria-label={t('{name} 빼기', { name: line.jsaTitle ?? '' })}
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => onChange(jsas.filter((one) => one !== line))}
              />
            )}
          </li>
        ))}
      </ul>
      {onChange && (
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => void add()}>
          {t('JSA 연결')}
        </Button>
      )}
    </div>
  )
}

const typesOf = (codes: string | null, t: (korean: string) => string): string =>
  codesIn(codes, permitTypeCds)
    .map((code) => t(permitTypes[code]))
    .join(', ')

function Sheet({ wkodPlanNo }: { wkodPlanNo: number }) {
  const t = useT()
  return (
    <div>
      <Button
        icon={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => void download(planJsaSheet, { no: wkodPlanNo })}
      >
        {t('연결 JSA 엑셀')}
      </Button>
    </div>
  )
}

interface Found {
  jsaNo: number
  jsaDocNo: string | null
  jsaTitle: string
  jsaRevNo: number | null
  permitTypeCds: string | null
  workCatCd: string | null
  gradeAfterCd: string | null
  nextEvalYmd: string | null
}
/** As the server will write it again when it is saved. */
const lineOf = ({ gradeAfterCd, nextEvalYmd, ...found }: Found): PlanJsaLine => ({
  jsaNo: found.jsaNo,
  jsaDocNo: found.jsaDocNo,
  jsaTitle: found.jsaTitle,
  jsaRevNo: found.jsaRevNo,
  permitTypeCds: found.permitTypeCds,
  workCatCd: found.workCatCd,
  riskCd: riskOfGrade(gradeAfterCd),
  evalDueYmd: nextEvalYmd,
})

/** wkodPlanJsaSearch: own analyses that are released. @returns the lines that were chosen */
const chooseJsas = (linked: readonly (number | null)[]): Promise<PlanJsaLine[] | undefined> =>
  openDialog<PlanJsaLine[]>({
    label: translateNow('JSA 연결'),
    content: (close) => <Search linked={linked} onChoose={close} />,
    width: 'min(960px, 94vw)',
  })

const LIMIT = 20
function Search({ linked, onChoose }: { linked: readonly (number | null)[]; onChoose(lines: PlanJsaLine[]): void }) {
  const t = useT()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['plan-jsa-search', q, page],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: Found[] }>(`${jsa.api}s`, {
        query: { statusCd: 'FIX', q, page, limit: LIMIT },
        signal,
        quiet: true,
      }),
  })
  const columns = useMemo<Column<Found>[]>(
    () => [
      { name: 'jsaTitle', text: t('작업명') },
      { name: 'jsaDocNo', text: t('JSA 번호'), width: 170 },
      { name: 'permitTypeCds', text: t('허가유형'), width: 160, value: (row) => typesOf(row.permitTypeCds, t) },
      { name: 'nextEvalYmd', text: t('정기평가 기한'), width: 120 },
    ],
    [t],
  )
  const rows = (data?.rows ?? []).filter(({ jsaNo }) => !linked.includes(jsaNo))
  return (
    <div className="stack">
      <SearchField asked={q} places={[t('작업명')]} onSearch={(next) => [setQ(next), setPage(1)]} />
      <DataTable
        label={t('JSA 연결')}
        columns={columns}
        rows={rows}
        rowKey="jsaNo"
        state={isPending ? 'loading' : isError ? 'error' : 'ready'}
        onRetry={refetch}
        total={data?.total ?? 0}
        page={page}
        limit={LIMIT}
        onPage={(next) => setPage(next.page)}
        bulkActions={(chosen) => [
          { name: 'link', text: t('{n}건 연결', { n: chosen.length }), onClick: () => onChoose(chosen.map(lineOf)) },
        ]}
        onOpen={(row) => onChoose([lineOf(row)])}
        excel={false}
        empty={{ text: t('조건에 맞는 확정된 JSA가 없습니다.') }}
        height={380}
      />
    </div>
  )
}
