/** Where the check is made: what was scanned, which point of the route comes next, and what is open there. */
import '../check.css'
import { Check } from 'lucide-react'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { CheckSheet } from '../check.calls.ts'
import type { CheckItem } from '../result/safety-check.model.ts'
import { type Filling, isScanned } from './check-device.ts'
import { ScanPlace } from './check-scan.tsx'
import type { PlaceCode } from './place-code.logic.ts'

interface PointsProps {
  sheet: CheckSheet
  filling: Filling
  items: readonly CheckItem[]
  onScan(code: PlaceCode): void
}
export function RoutePoints({ sheet, filling, items, onScan }: PointsProps) {
  const t = useT()
  const next = sheet.points.findIndex(({ codes }) => !isScanned(codes, filling))
  const isRoute = sheet.areaTypeCd === 'ROUTE'
  const openAt = (no: number) => items.filter(({ pointNo, answerCd }) => pointNo === no && !answerCd).length
  return (
    <section className="stack is-close" aria-label={t('점검 위치')}>
      {next >= 0 && (
        <>
          <p className="callout" data-tone="waiting">
            {isRoute
              ? t('다음 지점: {nm}', { nm: sheet.points[next]?.nm ?? '' })
              : t('점검 위치 QR을 먼저 스캔하세요.')}
          </p>
          <ScanPlace onCode={onScan} />
        </>
      )}
      {isRoute && (
        <ol className="check-points">
          {sheet.points.map(({ nm, codes }, at) => {
            const isSeen = isScanned(codes, filling)
            const open = openAt(at + 1)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is numbered by its place.
              <li key={at} data-seen={isSeen || undefined} aria-current={at === next ? 'step' : undefined}>
                {isSeen ? <Check size={16} aria-label={t('확인함')} /> : at + 1} {nm}
                {open > 0 && <small className="quiet"> {t('남은 항목 {n}', { n: open })}</small>}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
