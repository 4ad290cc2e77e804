/** What releasing a version changes for the materials: at once, from a later day on, no longer. */
import { useState } from 'react'
import { Link } from 'react-router'
import { useAskedPages } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { type RegEffect, regEffect } from './reg.calls.ts'
import { type EffectKind, effectKinds } from './reg-codes.model.ts'
import { JudgeTag } from './rule-text.tsx'

const kindTones = { ADD: 'danger', FUT: 'waiting', DEL: 'done' } as const
const kinds = Object.keys(effectKinds) as EffectKind[]

const columnsOf = (t: ReturnType<typeof useT>): readonly Column<RegEffect>[] => [
  {
    name: 'kindCd',
    text: '변경',
    width: 90,
    render: ({ kindCd }) => <StatusTag tone={kindTones[kindCd]}>{t(effectKinds[kindCd])}</StatusTag>,
  },
  {
    name: 'matNm',
    text: '자재',
    width: 260,
    wraps: 200,
    render: ({ chmMatNo, chmMatCd, matNm }) => (
      <Link to={`${MATERIAL_ROUTE}/${chmMatNo}`}>
        {chmMatCd} {matNm}
      </Link>
    ),
  },
  { name: 'supplierNm', text: '공급사', width: 150, wraps: 120 },
  { name: 'subjectNm', text: '물질', width: 200, wraps: 150 },
  { name: 'contentPctVal', text: '함량(%)', width: 90, align: 'right' },
  { name: 'judgeCd', text: '판정', width: 110, render: ({ judgeCd }) => <JudgeTag cd={judgeCd} /> },
  { name: 'fromYmd', text: '시행일', width: 120 },
]

export function EffectTable({ verNo, version }: { verNo: number; version: number }) {
  const [kindCd, setKind] = useState<EffectKind | undefined>(undefined)
  return <Rows key={`${kindCd} ${version}`} verNo={verNo} kindCd={kindCd} onKind={setKind} />
}

interface RowsProps {
  verNo: number
  kindCd: EffectKind | undefined
  onKind(kindCd: EffectKind | undefined): void
}
function Rows({ verNo, kindCd, onKind }: RowsProps) {
  const t = useT()
  const { data, table } = useAskedPages(regEffect, { no: verNo, kindCd })
  return (
    <div className="stack is-close">
      {data && (
        <Sums
          of={kinds.map((kind) => ({
            label: t(effectKinds[kind]),
            value: (
              <button
                type="button"
                className="reg-kind"
                aria-pressed={kindCd === kind}
                onClick={() => onKind(kindCd === kind ? undefined : kind)}
              >
                {data.counts[kind]}
              </button>
            ),
          }))}
        />
      )}
      <DataTable
        label={t('변경영향')}
        columns={columnsOf(t)}
        rowKey={(row) => `${row.kindCd} ${row.chmMatNo} ${row.subjectNm}`}
        {...table}
        empty={{ text: t('이 판으로 규제가 달라지는 자재가 없습니다.') }}
        height={420}
        fits
      />
    </div>
  )
}
