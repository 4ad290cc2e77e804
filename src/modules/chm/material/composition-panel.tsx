/** What a product is made of: the revision in force, earlier ones, a new one. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { SUBSTANCE_ROUTE } from '../chm-routes.model.ts'
import { CompositionForm } from './composition-form.tsx'
import { restOf } from './content.logic.ts'
import { type Composition, type CompShown, composition } from './material.calls.ts'

export function CompositionPanel({ no, editable }: { no: number; editable: boolean }) {
  const t = useT()
  const [asked, setAsked] = useState<number | undefined>(undefined)
  const { data, isError, error, refetch } = useAsked(composition, { no, compRevNo: asked }, { keep: true })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const isLatest = data.compRevNo === (data.revisions[0]?.compRevNo ?? 0)
  return (
    <Panel
      title="구성성분"
      actions={
        <div className="row">
          {data.revisions.length > 1 && <Revisions data={data} onChange={setAsked} />}
          {editable && isLatest && <Button onClick={() => void edit(t('구성성분 개정'), no, data)}>{t('개정')}</Button>}
        </div>
      }
    >
      {data.rows.length === 0 ? (
        <p className="quiet">{t('구성성분이 등록되지 않았습니다. 분류와 규제는 확인 필요입니다.')}</p>
      ) : (
        <Parts data={data} />
      )}
    </Panel>
  )
}

function Revisions({ data, onChange }: { data: Composition; onChange(compRevNo: number): void }) {
  const t = useT()
  return (
    <Select
      className="form-select"
      aria-label={t('개정')}
      value={data.compRevNo}
      onChange={onChange}
      options={data.revisions.map(({ compRevNo, startYmd }) => ({
        value: compRevNo,
        label: t('개정 {n} · {day}부터', { n: compRevNo, day: startYmd }),
      }))}
    />
  )
}

function Parts({ data }: { data: Composition }) {
  const t = useT()
  const { rows, minSum, maxSum, revisions, compRevNo } = data
  const revision = revisions.find((one) => one.compRevNo === compRevNo)
  const rest = restOf({ minSum, maxSum })
  return (
    <div className="stack is-close">
      <PlainTable label="구성성분" heads={['CAS 번호', '성분', '함량(%)', '비공개']} isCards>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a revision stay in their order
          <Part key={at} row={row} />
        ))}
      </PlainTable>
      <p className="quiet">
        {t('최소 합 {a}%, 최대 합 {b}%', { a: minSum, b: maxSum })}
        {rest.max > 0 && ` · ${t('기타 {a}~{b}%', { a: rest.min, b: rest.max })}`}
      </p>
      {revision && (
        <p className="quiet">
          {t('개정 {n}: {reason}', { n: revision.compRevNo, reason: revision.reasonDesc })} · {revision.createUserNm}{' '}
          {formatDateTime(revision.createDt)}
        </p>
      )}
    </div>
  )
}

const span = (min: number | null, max: number | null) => (min === max ? `${max}` : `${min ?? 0}~${max}`)

function Part({ row }: { row: CompShown }) {
  const t = useT()
  const { chmSubstanceNo, casNo, name, pctVal, minPctVal, maxPctVal, secretYn } = row
  const content = pctVal !== null ? `${pctVal}` : maxPctVal !== null ? span(minPctVal, maxPctVal) : ''
  const secret = [
    row.altNm,
    row.altMaxPctVal !== null && `${span(row.altMinPctVal, row.altMaxPctVal)}%`,
    row.approvalNo,
    row.approvalEndYmd && t('{day}까지', { day: row.approvalEndYmd }),
  ]
  return (
    <tr>
      <td data-head={t('CAS 번호')}>{casNo}</td>
      <td data-head={t('성분')}>
        {chmSubstanceNo === null ? name : <Link to={`${SUBSTANCE_ROUTE}/${chmSubstanceNo}`}>{name}</Link>}
      </td>
      <td data-head={t('함량(%)')}>{content}</td>
      <td data-head={t('비공개')}>
        {secretYn === 'Y' && (
          <>
            <StatusTag tone="waiting">{t('비공개')}</StatusTag> {secret.filter(Boolean).join(' · ')}
          </>
        )}
      </td>
    </tr>
  )
}

const edit = (label: string, no: number, data: Composition) =>
  openDialog({
    label,
    width: 'min(1240px, 96vw)',
    content: (close) => <CompositionForm no={no} data={data} onDone={() => close()} />,
  })
