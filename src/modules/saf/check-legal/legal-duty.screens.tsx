/** 법정주기 이행현황: each legal duty with its cycle, when it was last done, by when it is due, and what was missed. */
import './legal-duty.css'
import { Segmented } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { addMonths, daysBetween } from '#platform/model/calendar.ts'
import { Asked, useAskedRows } from '#platform/web/calls/asked.tsx'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { formatDay, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { lawText } from '#platform/web/parts/law-text.ts'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { checkCycles } from '../check/check-codes.model.ts'
import { type LegalLine, type LegalStanding, legalBoard, legalPeriods, legalSheet } from './legal-duty.calls.ts'
import { type PeriodState, periodStates } from './legal-duty.model.ts'

const MONTHS_BACK = 11
const SOON_DAYS = 7

function useAddress() {
  const [params, setParams] = useSearchParams()
  const { plantCd } = usePerson()
  const change = (patch: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...patch }), { replace: true })
  return {
    at: {
      from: params.get('from') ?? `${addMonths(today(), -MONTHS_BACK).slice(0, 7)}-01`,
      to: params.get('to') ?? today(),
      plantCd: params.get('plantCd') ?? plantCd,
    },
    stateCd: (params.get('stateCd') ?? 'MISS') as PeriodState | '',
    change,
  }
}

export function CheckLegalPage() {
  const t = useT()
  usePageHead({})
  const { at, stateCd, change } = useAddress()
  return (
    <div className="stack is-wide">
      <search className="row">
        <PlantChoice value={at.plantCd} onChange={(plantCd) => change({ plantCd })} />
        <DayRangeInput
          wiring={{ id: 'legal-period', 'aria-label': t('기간') }}
          value={{ from: at.from, to: at.to }}
          onChange={({ from, to }) => from && to && change({ from, to })}
        />
      </search>
      <Asked call={legalBoard} at={at} lines={8}>
        {({ standings }) => <Duties standings={standings} />}
      </Asked>
      <Periods at={at} stateCd={stateCd} onState={(next) => change({ stateCd: next })} />
    </div>
  )
}

function Duties({ standings }: { standings: readonly LegalStanding[] }) {
  const t = useT()
  return (
    <section className="stack" aria-label={t('법정 의무')}>
      <PlainTable
        label="법정 의무"
        heads={['법정 의무', '주기', '마지막 이행', '다음 기한', '미이행', '기간별 이행']}
        isCards
      >
        {standings.map((standing) => (
          <DutyRow key={standing.duty.key} standing={standing} />
        ))}
      </PlainTable>
    </section>
  )
}

function DutyRow({ standing: { duty, lastYmd, nextYmd, missCnt, spans } }: { standing: LegalStanding }) {
  const t = useT()
  const { label, law, cycleCd } = duty
  return (
    <tr>
      <th scope="row" className="legal-name">
        {t(label)}
        {law && <small className="quiet legal-law">{lawText(law, t)}</small>}
      </th>
      <td data-head={t('주기')} data-short>
        {t(checkCycles[cycleCd])}
      </td>
      <td data-head={t('마지막 이행')} data-short>
        {lastYmd ? formatDay(lastYmd) : <span className="quiet">{t('없음')}</span>}
      </td>
      <td data-head={t('다음 기한')} data-short>
        <Next ymd={nextYmd} />
      </td>
      <td data-head={t('미이행')}>
        {missCnt > 0 ? <StatusTag tone="danger">{t('{n}건', { n: missCnt })}</StatusTag> : t('없음')}
      </td>
      <td data-head={t('기간별 이행')}>
        <Spans spans={spans} />
      </td>
    </tr>
  )
}

function Next({ ymd }: { ymd: string | null }) {
  const t = useT()
  if (ymd === null) return <span className="quiet">{t('열린 기한 없음')}</span>
  const left = daysBetween(today(), ymd)
  return (
    <>
      {ymd} {left <= SOON_DAYS && <StatusTag tone="waiting">{left === 0 ? 'D-DAY' : `D-${left}`}</StatusTag>}
    </>
  )
}

/** Each period as a picture: how much of it was done; the darker edge is what was missed. */
function Spans({ spans }: Pick<LegalStanding, 'spans'>) {
  const t = useT()
  if (spans.length === 0) return <span className="quiet">{t('대상 없음')}</span>
  return (
    <ol className="legal-spans">
      {spans.map(({ fromYmd, toYmd, doneCnt, missCnt, openCnt }) => {
        const all = doneCnt + missCnt + openCnt
        const stateCd: PeriodState = missCnt > 0 ? 'MISS' : openCnt > 0 ? 'OPEN' : 'DONE'
        const said = t('{from} ~ {to} {done}/{all} 이행', { from: fromYmd, to: toYmd, done: doneCnt, all })
        return (
          <li key={fromYmd} data-state={stateCd} title={said}>
            <span className="visually-hidden">{said}</span>
            <span aria-hidden>
              {all === 1 ? (doneCnt === 1 ? '✓' : missCnt === 1 ? '✕' : '·') : `${doneCnt}/${all}`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

interface PeriodsProps {
  at: { from: string; to: string; plantCd: string }
  stateCd: PeriodState | ''
  onState(stateCd: PeriodState | ''): void
}
const LIMIT = 20
const shownFirst = ['MISS', 'DONE', 'OPEN'] as const
const daysOf = ({ fromYmd, toYmd }: LegalLine) => `${fromYmd} ~ ${toYmd}`
function Periods({ at, stateCd, onState }: PeriodsProps) {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const routes = new Set(flatten(useSession()?.routes ?? []).map(({ path }) => path))
  const found = { ...at, ...(stateCd && { stateCd }) }
  const paging = { page: Number(params.get('page') ?? 1), limit: Number(params.get('limit') ?? LIMIT) }
  const { data, table } = useAskedRows(legalPeriods, { ...found, ...paging }, { keep: true })
  const sheet = useSheet(legalSheet, found)
  const states = Object.entries(periodStates).map(([code, { label, tone }]) => ({ code, codeNm: t(label), tone }))
  const mayOpen = (path: string) =>
    [...routes].some((route) => path === route || path.startsWith(`${route}/`) || path.startsWith(`${route}?`))
  const columns: Column<LegalLine>[] = [
    { name: 'duty', text: t('법정 의무'), width: 300, value: ({ duty }) => t(duty.label) },
    { name: 'targetNm', text: t('대상'), width: 200, value: ({ targetNm }) => targetNm ?? t('사업장 전체') },
    {
      name: 'toYmd',
      text: t('기간'),
      width: 220,
      render: (line) => (line.path && mayOpen(line.path) ? <Link to={line.path}>{daysOf(line)}</Link> : daysOf(line)),
      value: daysOf,
    },
    { name: 'stateCd', text: t('결과'), width: 100, type: 'tag', items: states },
    { name: 'doneYmd', text: t('이행일'), width: 120, value: ({ doneYmd }) => formatDay(doneYmd) },
  ]
  return (
    <section className="stack">
      <h2>{t('기간별 이행 내역')}</h2>
      <DataTable<LegalLine>
        label={t('기간별 이행 내역')}
        columns={columns}
        rowKey="key"
        {...table}
        {...paging}
        total={data?.total ?? 0}
        onPage={(change) =>
          setParams(
            (before) => ({ ...Object.fromEntries(before), page: String(change.page), limit: String(change.limit) }),
            {
              replace: true,
            },
          )
        }
        height={420}
        {...sheet}
        empty={{ text: t('이 조건에 해당하는 법정 의무가 없습니다.') }}
        toolbar={
          <Segmented
            value={stateCd}
            onChange={onState}
            options={[
              ...shownFirst.map((code) => ({ value: code, label: t(periodStates[code].label) })),
              { value: '' as const, label: t('전체') },
            ]}
          />
        }
      />
    </section>
  )
}
