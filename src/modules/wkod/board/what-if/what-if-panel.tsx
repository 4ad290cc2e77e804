/** What is tried, work by work: hours and place as they would be, and what everybody concerned would meet there. */
import { Button } from 'antd'
import { Link2, Send, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { renew, send } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { Reasons } from '#platform/web/parts/reasons.tsx'
import { permit } from '../../permit/permit.model.ts'
import type { Plan } from '../../simops/simops.calls.ts'
import { onGround } from '../../simops/simops.logic.ts'
import { type Board, type BoardWork, board } from '../board.calls.ts'
import { askedMoves, type Move, movedWork, without } from './moves.ts'
import type { Trying } from './use-what-if.ts'
import { applyMoves, proposeMoves, type TriedWork, type WhatIfMove } from './what-if.calls.ts'

export function WhatIfPanel({ board: asIs, trying }: { board: Board; trying: Trying }) {
  const t = useT()
  const { moves, works: tried, isWaiting, error, change } = trying
  const moved = asIs.works.filter(({ permitNo }) => permitNo in moves)
  return (
    <section className="what-if" aria-label={t('미리 바꿔 보기')} aria-busy={isWaiting}>
      <header>
        <b>{t('미리 바꿔 보기')}</b>
        <span className="quiet">{t('저장되지 않습니다.')}</span>
      </header>
      {moved.length > 0 && (
        <p className="what-if-acts">
          <Propose moves={askedMoves(moved, moves)} isWaiting={isWaiting} />
          <Copy />
        </p>
      )}
      {moved.length === 0 ? (
        <p className="quiet">
          {t('시간표의 막대나 배치도의 표시를 끌어 옮기면 그 시각, 그 자리의 충돌과 조건을 보여 줍니다.')}
        </p>
      ) : (
        moved.map((work) => (
          <Tried
            key={work.permitNo}
            work={work}
            move={moves[work.permitNo] as Move}
            plans={asIs.plans}
            tried={tried.find(({ permitNo }) => permitNo === work.permitNo)}
            onBack={() => change((before) => without(before, work.permitNo))}
          />
        ))
      )}
      {error && <p role="alert">{error.message}</p>}
    </section>
  )
}

/** To the leaders and areas of the works and of those in their way, with the address of what is shown. */
function Propose({ moves, isWaiting }: { moves: readonly WhatIfMove[]; isWaiting: boolean }) {
  const t = useT()
  const propose = async () => {
    const { toldCnt } = await send(proposeMoves, { moves: [...moves] })
    toast(t('관계자 {n}명에게 제안했습니다.', { n: toldCnt }))
  }
  return (
    <ActionButton size="small" icon={<Send size={14} aria-hidden />} disabled={isWaiting} onAction={propose}>
      {t('관계자에게 제안')}
    </ActionButton>
  )
}

function Copy() {
  const t = useT()
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    toast(t('링크를 복사했습니다.'))
  }
  return (
    <Button size="small" type="text" icon={<Link2 size={14} aria-hidden />} onClick={() => void copy()}>
      {t('링크 복사')}
    </Button>
  )
}

interface TriedProps {
  work: BoardWork
  move: Move
  plans: readonly Plan[]
  tried: TriedWork | undefined
  onBack(): void
}
function Tried({ work, move, plans, tried, onBack }: TriedProps) {
  const t = useT()
  const there = movedWork(work, move)
  const hours = (of: BoardWork) => `${formatDateTime(of.workFromDt).slice(5)}–${formatTime(of.workToDt)}`
  const metres = farthest(work, there, plans)
  return (
    <article className="what-if-work" aria-label={work.wkodTitle}>
      <header>
        <Link to={`${permit.route.staff}/${work.permitNo}`}>{work.wkodTitle}</Link>
        <Button
          size="small"
          type="text"
          icon={<Undo2 size={14} aria-hidden />}
          aria-label={t('{name} 되돌리기', { name: work.wkodTitle })}
          onClick={onBack}
        />
      </header>
      <p>
        {move.minutes !== 0 && (
          <>
            <s className="quiet">{hours(work)}</s> <b>{hours(there)}</b>
          </>
        )}
        {metres > 0 && <span> {t('{m} m 옮김', { m: metres })}</span>}
      </p>
      {tried && <Answer tried={tried} />}
      {tried && <Apply work={work} move={move} tried={tried} onDone={onBack} />}
    </article>
  )
}

type ApplyProps = Pick<TriedProps, 'work' | 'move'> & { tried: TriedWork; onDone(): void }
/** Whoever may change the permit itself makes it so; what is refused is said as on its own page. */
function Apply({ work, move, tried: { applyCd, rowVersion, marksVersion }, onDone }: ApplyProps) {
  const t = useT()
  if (applyCd === 'HOURS') return <p className="quiet">{t('시간은 보완요청을 받은 요청자가 허가서에서 바꿉니다.')}</p>
  if (applyCd === 'NO') return null
  const apply = async () => {
    const moves = askedMoves([work], { [work.permitNo]: move }).map((one) => ({ ...one, rowVersion, marksVersion }))
    await send(applyMoves, { moves })
    toast(t('작업허가에 적용했습니다.'))
    onDone()
    await renew(board)
  }
  return (
    <p>
      <ActionButton size="small" type="primary" onAction={apply}>
        {t('허가서에 적용')}
      </ActionButton>
    </p>
  )
}

/** How far the mark that moves most is moved, in whole metres. */
function farthest(before: BoardWork, after: BoardWork, plans: readonly Plan[]): number {
  const lengths = before.marks.map((mark, at) => {
    const plan = plans.find(({ mapNo }) => mapNo === mark.mapNo)
    const to = after.marks[at]
    if (!plan || !to) return 0
    const [a, b] = [onGround(plan, mark), onGround(plan, to)]
    return Math.hypot(a.x - b.x, a.y - b.y)
  })
  return Math.round(Math.max(0, ...lengths))
}

function Answer({ tried }: { tried: TriedWork }) {
  const t = useT()
  const { checks, gasDts, isLone, elsewhere, concerned, sky } = tried
  const facts: [label: string, value: string][] = []
  if (gasDts.length > 0) facts.push([t('가스측정'), gasDts.map((one) => formatTime(one)).join(', ')])
  if (isLone) facts.push([t('단독작업'), t('혼자 하는 작업입니다. 정해진 간격으로 안부를 확인합니다.')])
  if (elsewhere.length > 0)
    facts.push([
      t('다른 작업 인원'),
      elsewhere.map(({ nm, permitDocNo, wkodTitle }) => `${nm} (${permitDocNo ?? wkodTitle})`).join(', '),
    ])
  if (sky) facts.push([t('지금 날씨'), skyText(sky, t)])
  if (concerned.length > 0) facts.push([t('관계자'), concerned.join(', ')])
  return (
    <>
      {checks.length > 0 ? <Reasons of={checks} label={t('조건')} /> : <p>{t('걸리는 조건이 없습니다.')}</p>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function skyText({ obsDt, windVal, gustVal, feelTempVal }: NonNullable<TriedWork['sky']>, t: ReturnType<typeof useT>) {
  const parts = [
    windVal !== null && t('풍속 {n} m/s', { n: windVal }),
    gustVal !== null && t('순간풍속 {n} m/s', { n: gustVal }),
    feelTempVal !== null && t('체감온도 {n} ℃', { n: feelTempVal }),
  ].filter(Boolean)
  return `${parts.join(', ')} (${formatTime(obsDt)})`
}
