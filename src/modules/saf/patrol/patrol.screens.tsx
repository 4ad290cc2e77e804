/** 순회: on which days contractors were there, on which the host patrolled, and which days in a row nobody did. */
import './patrol.css'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { formatDateTime, formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { flatten } from '#platform/web/session/menu-routes.ts'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import {
  acceptPatrol,
  type PatrolLog,
  type PatrolLook,
  type PatrolPair,
  pairWords,
  patrolLog,
  patrolSheet,
} from './patrol.calls.ts'
import { ACCEPTER, lookKinds, lookSources } from './patrol.model.ts'
import { PatrolMonths } from './patrol-days.tsx'

const MONTHS_SHOWN = 2
const monthOf = (ymd: string) => ymd.slice(0, 7)

/** The month asked for and the one before it; what is to come is not there. */
function useMonths() {
  const [params, setParams] = useSearchParams()
  const last = params.get('month') ?? monthOf(today())
  const change = (patch: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...patch }), { replace: true })
  return {
    last,
    plantCd: params.get('plantCd') ?? '',
    from: `${monthOf(addMonths(`${last}-01`, 1 - MONTHS_SHOWN))}-01`,
    to: addDays(addMonths(`${last}-01`, 1), -1),
    move: (months: number) => change({ month: monthOf(addMonths(`${last}-01`, months)) }),
    setPlant: (plantCd: string) => change({ plantCd }),
  }
}

export function PatrolLogPage() {
  const t = useT()
  usePageHead({})
  const { last, plantCd, from, to, move, setPlant } = useMonths()
  const { person } = useSession() ?? {}
  const at = { from, to, ...(plantCd && { plantCd }) }
  return (
    <div className="stack is-wide">
      <search className="row">
        <PlantChoice value={plantCd || (person?.plantCd ?? '')} onChange={setPlant} />
        <Button icon={<ChevronLeft size={16} aria-hidden />} onClick={() => move(-1)} aria-label={t('앞 달')} />
        <strong className="patrol-period">{`${monthOf(from)} ~ ${last}`}</strong>
        <Button
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => move(1)}
          disabled={last >= monthOf(today())}
          aria-label={t('다음 달')}
        />
      </search>
      <Asked call={patrolLog} at={at} lines={10}>
        {(log) => <Standing log={log} at={at} months={[monthOf(from), last]} />}
      </Asked>
    </div>
  )
}

interface StandingProps {
  log: PatrolLog
  at: { from: string; to: string; plantCd?: string }
  months: readonly string[]
}
function Standing({ log, at, months }: StandingProps) {
  const t = useT()
  const { days, pairs, looks, gapDays } = log
  const missed = pairs.filter(({ stateCd }) => stateCd === 'MISS').length
  const patrols = looks.filter(({ kindCd }) => kindCd === 'PATROL').length
  return (
    <>
      <DueNow log={log} />
      <Sums
        of={[
          { label: t('업체가 출입한 날'), value: t('{n}일', { n: formatNumber(days.length) }) },
          { label: t('순회점검'), value: t('{n}건', { n: formatNumber(patrols) }) },
          {
            label: t('미실시'),
            value: t('{n}건', { n: formatNumber(missed) }),
            tone: missed > 0 ? 'danger' : undefined,
          },
        ]}
      />
      <PatrolMonths log={log} months={months} />
      <Pairs pairs={pairs} gapDays={gapDays} at={at} />
      <Looks looks={looks} />
    </>
  )
}

/** The last day of a pair is today, and nobody has patrolled yet. */
function DueNow({ log: { pairs, days, today: now } }: { log: PatrolLog }) {
  const t = useT()
  const due = pairs.find(({ toYmd, stateCd }) => toYmd === now && stateCd === 'OPEN')
  if (due)
    return (
      <p className="callout" data-tone="waiting" role="status">
        {due.fromYmd === now
          ? t('오늘 안에 순회점검을 해야 합니다.')
          : t('오늘 안에 순회점검을 해야 합니다. {from}부터 순회하지 않았습니다.', { from: due.fromYmd })}
      </p>
    )
  if (days.length > 0) return null
  return <p className="quiet">{t('이 기간에 협력업체가 출입하지 않았습니다. 방문·납품만 있는 날은 세지 않습니다.')}</p>
}

const newestFirst = (pairs: readonly PatrolPair[]) => pairs.toSorted((a, b) => b.toYmd.localeCompare(a.toYmd))

/** What became of them: as it was found, and what was heard of it since. */
function storyOf(pair: PatrolPair, t: ReturnType<typeof useT>): string {
  const { missDt, doneDt, acceptUserNm, acceptDesc } = pair
  return [
    missDt && t('{at} 미실시', { at: formatDateTime(missDt) }),
    doneDt && !acceptUserNm && t('{at} 늦게 도착해 완료', { at: formatDateTime(doneDt) }),
    doneDt &&
      acceptUserNm &&
      t('{at} {name} 인정: {why}', { at: formatDateTime(doneDt), name: acceptUserNm, why: acceptDesc ?? '' }),
  ]
    .filter(Boolean)
    .join(' → ')
}

const lookText = (look: PatrolLook | null): string =>
  look ? [formatDateTime(look.checkDt), look.inspectorNm].filter(Boolean).join(' ') : ''

interface PairsProps extends Pick<StandingProps, 'at'>, Pick<PatrolLog, 'pairs' | 'gapDays'> {}
function Pairs({ pairs, gapDays, at }: PairsProps) {
  const t = useT()
  const { editable } = usePage()
  const { roles } = usePerson()
  const sheet = useSheet(patrolSheet, at, { isPart: true })
  const rows = newestFirst(pairs).map((pair) => ({ ...pair, key: `${pair.fromYmd} ${pair.toYmd}` }))
  const mayAccept = editable && roles.includes(ACCEPTER)
  const isLate = ({ stateCd, latePatrol }: PatrolPair) => stateCd === 'MISS' && latePatrol !== null
  const states = Object.entries(pairWords).map(([code, { label, tone }]) => ({ code, codeNm: t(label), tone }))
  const namesOf = ({ unseen }: PatrolPair) => unseen.map(({ vendorNm, vendorCd }) => vendorNm ?? vendorCd).join(', ')
  const columns: Column<(typeof rows)[number]>[] = [
    { name: 'key', text: t('이어진 출입일'), width: 210, value: ({ fromYmd, toYmd }) => `${fromYmd} ~ ${toYmd}` },
    { name: 'stateCd', text: t('결과'), width: 100, type: 'tag', items: states, sortable: true },
    {
      name: 'patrol',
      text: t('순회'),
      width: 200,
      value: ({ patrol, latePatrol }) => lookText(patrol ?? latePatrol),
    },
    { name: 'vendorCnt', text: t('출입업체'), type: 'number', width: 90, sortable: true },
    { name: 'unseen', text: t('확인하지 않은 업체'), width: 320, wraps: 200, value: namesOf },
    { name: 'story', text: t('처리'), width: 300, wraps: 200, value: (pair) => storyOf(pair, t) },
    ...(mayAccept && pairs.some(isLate)
      ? [
          {
            name: 'accept',
            text: t('인정'),
            width: 110,
            render: (pair: (typeof rows)[number]) =>
              isLate(pair) && (
                <Button size="small" onClick={() => void acceptLate(pair, t)}>
                  {t('늦은 순회 인정')}
                </Button>
              ),
            value: () => '',
          },
        ]
      : []),
  ]
  return (
    <section className="stack">
      <h2>{t('이어진 출입일')}</h2>
      <p className="quiet">
        {t(
          '협력업체가 출입한 이어진 {n}일 가운데 하루는 순회점검을 해야 합니다. (산업안전보건법 시행규칙 제80조제1항제1호)',
          { n: gapDays },
        )}
      </p>
      <DataTable
        label={t('이어진 출입일')}
        columns={columns}
        rows={rows}
        rowKey="key"
        height={400}
        {...sheet}
        empty={{ text: t('이 기간에 이어진 출입일이 없습니다.') }}
      />
    </section>
  )
}

const LEAST = 10
const acceptLate = ({ patrolMissNo, latePatrol, fromYmd, toYmd }: PatrolPair, t: ReturnType<typeof useT>) =>
  askReason({
    title: t('늦은 순회 인정'),
    label: t('인정 사유'),
    help: t('{days} 순회가 {at}에 도착했습니다. 완료로 바뀌고 미실시 기록은 남습니다.', {
      days: `${fromYmd} ~ ${toYmd}`,
      at: formatDateTime(latePatrol?.arriveDt ?? null),
    }),
    confirmText: t('인정'),
    least: LEAST,
    async run(reasonDesc) {
      await send(acceptPatrol, { no: patrolMissNo ?? 0 }, { reasonDesc })
      toast(t('완료로 바꾸었습니다.'))
      await renew(patrolLog)
    },
  })

/** Where each look is kept, for whoever may open it. */
const pathOf = { VENDOR: '/vendor/checkPatrol/checkResult', ROUTE: '/saf/check/checkResult' } as const

function Looks({ looks }: { looks: readonly PatrolLook[] }) {
  const t = useT()
  const routes = new Set(flatten(useSession()?.routes ?? []).map(({ path }) => path))
  if (looks.length === 0) return null
  return (
    <section className="stack">
      <h2>
        {t('순회점검·합동점검')} <span className="quiet">{looks.length}</span>
      </h2>
      <ul className="lines has-columns patrol-looks">
        {looks.toReversed().map((look) => {
          const { srcCd, srcNo, checkDt, kindCd, vendorNm, inspectorNm } = look
          const at = formatDateTime(checkDt)
          return (
            <li key={`${srcCd} ${srcNo}`}>
              <span>{routes.has(pathOf[srcCd]) ? <Link to={`${pathOf[srcCd]}/${srcNo}`}>{at}</Link> : at}</span>
              <StatusTag tone={kindCd === 'PATROL' ? 'done' : 'progress'}>{t(lookKinds[kindCd])}</StatusTag>
              <span>{vendorNm ?? t('사업장 전체')}</span>
              <span>{inspectorNm}</span>
              <span className="quiet">{t(lookSources[srcCd])}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
