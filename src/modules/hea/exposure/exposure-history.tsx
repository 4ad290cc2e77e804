/** One person's work with harmful factors beside the list: what goes on, what has ended, and what happened to it. */

import { Button } from 'antd'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useShortcut } from '#platform/web/shortcuts/shortcuts.ts'
import { lawOfDue } from './due.logic.ts'
import { reasonText } from './due-why.logic.ts'
import type { Event as ExposureEvent } from './exposure.calls.ts'
import { useExposureHistory } from './exposure.wire.ts'
import type { ExposureRow as Exposure } from './exposure-list.wire.ts'
import { DueDay, ShortenMark } from './exposure-marks.tsx'
import '#platform/web/log/log.css'

interface PersonHistoryProps {
  row: Exposure
  onMove(by: number): void
  onClose(): void
}
export function PersonHistory({ row, onMove, onClose }: PersonHistoryProps) {
  const t = useT()
  const { data, isError, error, refetch } = useExposureHistory(row.userId)
  useShortcut('Escape', '미리 보기 닫기', onClose)
  const title = [row.userNm ?? row.userId, row.deptNm].filter(Boolean).join(' · ')
  const button = (label: string, Icon: typeof X, onClick: () => void) => (
    <Button type="text" icon={<Icon size={18} aria-hidden />} aria-label={label} title={label} onClick={onClick} />
  )
  return (
    <aside className="master-sheet" aria-label={title}>
      <header className="master-sheet-head">
        <h2 className="ellipsis">{title}</h2>
        {button(t('이전'), ChevronUp, () => onMove(-1))}
        {button(t('다음'), ChevronDown, () => onMove(1))}
        {button(t('닫기'), X, onClose)}
      </header>
      <div className="log-sheet-body">
        {isError && <Failed error={error} onRetry={() => void refetch()} />}
        {!data && !isError && <Loading lines={8} />}
        {data && (
          <>
            <Works title={t('하고 있는 작업')} rows={data.rows.filter(({ endYmd }) => endYmd === null)} />
            {data.rows.some(({ endYmd }) => endYmd !== null) && (
              <Works title={t('끝난 작업')} rows={data.rows.filter(({ endYmd }) => endYmd !== null)} />
            )}
            <Events events={data.events} />
          </>
        )}
      </div>
    </aside>
  )
}

function Works({ title, rows }: { title: string; rows: readonly Exposure[] }) {
  const t = useT()
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 && <Empty message={t('지금 노출되는 작업이 없습니다.')} />}
      <ul className="stack">
        {rows.map((one) => (
          <li key={one.workerHazardNo}>
            <p>
              <b>{one.factorNm ?? one.factorCd}</b> <span className="quiet">{one.processNm}</span>{' '}
              <ShortenMark row={one} />
            </p>
            <p className="quiet">
              {t('배치 {day}', { day: formatDay(one.placementYmd) })}
              {one.lastExamYmd && ` · ${t('최종검진 {day}', { day: formatDay(one.lastExamYmd) })}`}
              {one.endYmd && ` · ${t('종료 {day}', { day: formatDay(one.endYmd) })}`}
            </p>
            {one.nextDueYmd && (
              <p>
                {t('다음기한')} <DueDay dueYmd={one.nextDueYmd} />
              </p>
            )}
            {one.dueRuleCd === 'SHORT' && <p className="quiet">{lawOfDue('SPC', 'SHORT', null)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const eventNames: Readonly<Record<string, string>> = {
  ADD: '배치',
  CHANGE: '배치일 변경',
  MOVE: '공정 이동',
  END: '노출 종료',
  EXAM: '검진',
  SHORTEN: '주기 단축',
  UNSHORTEN: '주기 단축 취소',
  REOPEN: '노출 재개',
}

function Events({ events }: { events: readonly ExposureEvent[] }) {
  const t = useT()
  const detail = (one: ExposureEvent): string =>
    [
      one.fromProcessNm && one.toProcessNm && `${one.fromProcessNm} → ${one.toProcessNm}`,
      one.fromPlacementYmd && `${formatDay(one.fromPlacementYmd)} → ${formatDay(one.eventYmd)}`,
      reasonText(one.reasonCd, t),
      one.afterDueYmd !== one.beforeDueYmd &&
        one.afterDueYmd &&
        t('다음기한 {day}', { day: formatDay(one.afterDueYmd) }),
      one.createUserNm,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section aria-label={t('이력')}>
      <h3>{t('이력')}</h3>
      <Lines columns="92px 1fr">
        {events.map((one) => (
          <li key={one.workerHazardLogNo}>
            <time dateTime={one.eventYmd}>{formatDay(one.eventYmd)}</time>
            <div>
              <b>{t(eventNames[one.eventCd] ?? one.eventCd)}</b> {one.factorNm}
              <p className="quiet">{detail(one)}</p>
            </div>
          </li>
        ))}
      </Lines>
    </section>
  )
}
