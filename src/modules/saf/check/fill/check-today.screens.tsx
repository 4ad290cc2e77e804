/** 오늘 점검: what I am to look at, by the label that is scanned; each is filled in on the same page, with or without a network. */
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { offline } from '#platform/web/offline/account-queue.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useStore } from '#platform/web/store.ts'
import { type CheckSheet, checkSheets } from '../check.calls.ts'
import { targetKinds } from '../check-codes.model.ts'
import { hasFilling, keepSheets, keptSheets, waitingPlans } from './check-device.ts'
import { FillCheck } from './check-fill.tsx'
import { ScanPlace } from './check-scan.tsx'
import { parsePlaceCode, placeCodeText } from './place-code.logic.ts'

/** Fitting: one of its labels was read. */
const isAt = ({ points }: CheckSheet, code: string): boolean =>
  points.some(({ codes }) => codes === null || codes.includes(code))

export function CheckToday() {
  const t = useT()
  usePageHead({ title: t('오늘 점검') })
  const { data, isError, error, refetch } = useAsked(checkSheets, {}, { fresh: true })
  const [kept] = useState(keptSheets)
  const [params, setParams] = useSearchParams()
  const posts = useStore(offline.waiting)
  useEffect(() => {
    if (data) keepSheets(data.rows)
  }, [data])
  // What waited has arrived, and is nobody's to do any more.
  useEffect(() => offline.onSent(() => void renew(checkSheets)), [])
  const sheets = data?.rows ?? kept?.rows
  if (!sheets) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading lines={8} />
  const waiting = waitingPlans(posts, sheets)
  // In the address: whoever reads the page anew stands where he was.
  const choose = (planNo?: number) =>
    setParams(
      (now) => {
        now.delete('plan')
        if (planNo) now.set('plan', String(planNo))
        return now
      },
      { replace: planNo === undefined },
    )
  const chosen = sheets.find(({ checkPlanNo }) => checkPlanNo === Number(params.get('plan')))
  if (chosen)
    return (
      <FillCheck
        key={chosen.checkPlanNo}
        sheet={chosen}
        isWaiting={waiting.get(chosen.checkPlanNo) === null}
        onLeave={() => choose()}
      />
    )
  return <Choose sheets={sheets} waiting={waiting} keptDt={data ? undefined : kept?.readDt} onChoose={choose} />
}

interface ChooseProps {
  sheets: readonly CheckSheet[]
  /** Done here and not arrived: what was said against it, null while it waits. */
  waiting: ReadonlyMap<number, string | null>
  /** When the device was told, where that is what is shown. */
  keptDt: string | undefined
  onChoose(planNo: number): void
}
function Choose({ sheets, waiting, keptDt, onChoose }: ChooseProps) {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const at = parsePlaceCode(params.get('at') ?? '')
  const code = at && placeCodeText(at)
  const shown = code ? sheets.filter((sheet) => isAt(sheet, code)) : sheets
  return (
    <div className="stack is-narrow">
      <ScanPlace onCode={(read) => setParams({ at: placeCodeText(read) }, { replace: true })} />
      {keptDt && (
        <p className="callout" data-tone="waiting" role="status">
          {t('연결이 없어 이 기기에 받아 둔 점검을 보입니다. ({at})', { at: formatDateTime(keptDt) })}
        </p>
      )}
      {code && (
        <div className="row">
          <p>{t('{code}에서 할 점검 {n}건', { code, n: shown.length })}</p>
          <Button type="text" onClick={() => setParams({}, { replace: true })}>
            {t('모두 보기')}
          </Button>
        </div>
      )}
      {shown.length === 0 && (
        <Empty message={t(code ? '이 위치에서 할 점검이 없습니다.' : '오늘 할 점검이 없습니다.')} />
      )}
      <ul className="lines">
        {shown.map((sheet) => (
          <Line key={sheet.checkPlanNo} sheet={sheet} refusal={waiting.get(sheet.checkPlanNo)} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  )
}

function Line({
  sheet,
  refusal,
  onChoose,
}: {
  sheet: CheckSheet
  refusal: string | null | undefined
  onChoose(planNo: number): void
}) {
  const t = useT()
  const { checkPlanNo, planNm, areaTypeCd, legalYn, limitYmd, statusCd, items, open } = sheet
  const facts = [
    t(targetKinds[areaTypeCd]),
    t('항목 {n}개', { n: items.length }),
    ...(open.length > 0 ? [t('조치 중 {n}건', { n: open.length })] : []),
  ]
  const isWaiting = refusal === null
  const isGoingOn = statusCd === 'DOING' || hasFilling(checkPlanNo)
  return (
    <li>
      <div className="row">
        <strong>{planNm}</strong>
        {legalYn === 'Y' && <StatusTag tone="progress">{t('법정')}</StatusTag>}
        {isWaiting ? <StatusTag tone="waiting">{t('전송 대기')}</StatusTag> : <Deadline dueYmd={limitYmd} />}
        {!isWaiting && statusCd === 'MISS' && <StatusTag tone="danger">{t('미실시')}</StatusTag>}
        {refusal && <StatusTag tone="danger">{t('전송 거절')}</StatusTag>}
        <p className="quiet">{facts.join(' · ')}</p>
      </div>
      {!isWaiting && (
        <Button type={isGoingOn || refusal ? 'primary' : 'default'} onClick={() => onChoose(checkPlanNo)}>
          {t(refusal ? '고쳐서 보내기' : isGoingOn ? '이어서 점검' : '점검 시작')}
        </Button>
      )}
    </li>
  )
}
