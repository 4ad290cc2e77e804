/** The first page that every contractor sees: what comes first, then ten cards in the order in which they press. */
import './home.css'
import {
  Award,
  Bell,
  CalendarClock,
  ClipboardCheck,
  CloudSun,
  FileCheck2,
  Handshake,
  type LucideIcon,
  ShieldAlert,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Sums } from '#platform/web/parts/facts.tsx'
import { spanText } from '#platform/web/parts/span-text.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { type CardId, cardIds, type HomeCard, type HomeFigure, type HomeItem, vendorHome } from './home.calls.ts'
import { pressingOnes, saidOnce } from './home.logic.ts'
import { HomeRows } from './home-list.tsx'

const looks: Readonly<Record<CardId, { title: string; icon: LucideIcon; nothing: string }>> = {
  permits: { title: '오늘 작업허가', icon: FileCheck2, nothing: '오늘 작업허가가 없습니다.' },
  todo: { title: '보완요청·할 일', icon: ClipboardCheck, nothing: '처리할 항목이 없습니다.' },
  expiring: { title: '만료예정', icon: CalendarClock, nothing: '30일 안에 만료되는 것이 없습니다.' },
  warns: { title: '지적·경고', icon: TriangleAlert, nothing: '조치할 지적이 없습니다.' },
  demerits: { title: '벌점', icon: ShieldAlert, nothing: '' },
  notices: { title: '미확인 공지', icon: Bell, nothing: '확인할 공지가 없습니다.' },
  grade: { title: '평가 등급', icon: Award, nothing: '확정된 평가가 없습니다.' },
  people: { title: '현장 인원', icon: Users, nothing: '' },
  weather: { title: '기상·체감온도', icon: CloudSun, nothing: '관측값이 없습니다.' },
  council: { title: '이번 달 협의체', icon: Handshake, nothing: '이번 달 협의체가 없습니다.' },
}
/** Before it is old enough to mislead; a change of any record asks at once. */
const RENEW_MS = 60_000
const MOST_FIRST = 6
const MOST_LINES = 4

export function VendorHome() {
  const [asked] = useSearchParams()
  const cardId = cardIds.find((one) => one === asked.get('card'))
  return cardId ? <HomeRows cardId={cardId} {...looks[cardId]} /> : <Cards />
}

function Cards() {
  const t = useT()
  const user = useSession()?.user
  const { data, isError, error, refetch } = useAsked(vendorHome, {}, { every: RENEW_MS })
  useRecordChange(() => void refetch())
  return (
    <div className="home">
      <h1>{t('{name} 님, 안녕하십니까.', { name: user?.userNm ?? '' })}</h1>
      {isError && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading lines={12} />}
      {data && <Whole cards={data.cards} onRetry={() => void refetch()} />}
    </div>
  )
}

/** What comes first, and below it the cards with what is left. */
function Whole({ cards, onRetry }: { cards: readonly HomeCard[]; onRetry(): void }) {
  const pressing = pressingOnes(cards.flatMap((card) => card.items))
  const first = pressing.slice(0, MOST_FIRST)
  return (
    <>
      <First items={first} allCnt={pressing.length} />
      <div className="home-cards">
        {saidOnce(first, cards).map((card) => (
          <Card key={card.cardId} card={card} onRetry={onRetry} />
        ))}
      </div>
    </>
  )
}

/** The few things that are to be done before anything else, whatever card they stand on; each once. */
function First({ items, allCnt }: { items: readonly HomeItem[]; allCnt: number }) {
  const t = useT()
  return (
    <section className="home-first" aria-label={t('먼저 할 일')}>
      <h2>
        {t('먼저 할 일')} {allCnt > 0 && <span className="quiet">{t('{n}건', { n: allCnt })}</span>}
      </h2>
      {items.length === 0 ? (
        <p className="quiet">{t('처리할 항목이 없습니다.')}</p>
      ) : (
        <ol>
          {items.map((one) => (
            <Line key={one.href} item={one} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Line({ item }: { item: HomeItem }) {
  const t = useT()
  const { text, values, label, href, urgencyCd, dueYmd, atDt } = item
  return (
    <li>
      <Link to={href} className="home-line" data-urgency={urgencyCd}>
        <span>
          {label && (
            <span className="quiet">
              {label
                .split(' · ')
                .map((one) => t(one))
                .join(' · ')}
            </span>
          )}
          <span className="ellipsis">{t(text, values)}</span>
        </span>
        {atDt && (urgencyCd === 'NOW' || !dueYmd) ? (
          <Countdown atDt={atDt} />
        ) : (
          <Mark urgencyCd={urgencyCd} dueYmd={dueYmd ?? null} />
        )}
      </Link>
    </li>
  )
}

function Mark({ urgencyCd, dueYmd }: Pick<HomeItem, 'urgencyCd'> & { dueYmd: string | null }) {
  const t = useT()
  if (urgencyCd === 'RETURNED')
    return (
      <span className="status-tag" data-tone="waiting">
        {t('보완요청')}
      </span>
    )
  return dueYmd ? <Deadline dueYmd={dueYmd} /> : null
}

const SECOND_MS = 1000
/** Minutes until the moment; seconds in the last ten minutes. */
function Countdown({ atDt }: { atDt: string }) {
  const t = useT()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const left = Math.floor((Date.parse(atDt) - now) / SECOND_MS)
  const late = left < 0
  const [minutes, seconds] = [Math.floor(Math.abs(left) / 60), Math.abs(left) % 60]
  const text = minutes >= 10 || late ? spanText(minutes, t) : `${minutes}:${String(seconds).padStart(2, '0')}`
  return (
    <span
      className="status-tag"
      data-tone={late || minutes < 10 ? 'danger' : minutes < 60 ? 'waiting' : 'progress'}
      role="timer"
    >
      {late ? t('{text} 지남', { text }) : t('{text} 남음', { text })}
    </span>
  )
}

function Card({ card, onRetry }: { card: HomeCard & { elsewhereCnt: number }; onRetry(): void }) {
  const t = useT()
  const { title, icon: Icon, nothing } = looks[card.cardId]
  // A meeting is said by its figures alone; nothing is said only where there is none.
  const hasWords =
    card.note !== undefined || card.points !== undefined || (card.cardId === 'council' && card.figures.length > 0)
  const isBare = card.figures.length === 0 && card.items.length === 0
  const isElsewhere = card.elsewhereCnt > 0
  const lines = card.items.slice(0, MOST_LINES)
  return (
    <section className="home-card" data-card={card.cardId} aria-label={t(title)}>
      <h2>
        <Icon size={16} aria-hidden />
        {card.href ? <Link to={card.href}>{t(title)}</Link> : t(title)}
      </h2>
      {card.isFailed ? (
        <p className="row is-bad" role="status">
          {t('불러오지 못했습니다')}
          <button type="button" className="plain-button" onClick={onRetry}>
            {t('다시 시도')}
          </button>
        </p>
      ) : (
        <>
          {card.figures.length > 0 && <Figures figures={card.figures} />}
          {card.note && (
            <p className="callout" data-tone={card.note.tone}>
              {t(card.note.text, card.note.values)}
              {card.note.law && <span className="quiet"> {card.note.law}</span>}
            </p>
          )}
          {card.points && card.points.length > 1 && <Sparkline points={card.points} />}
          {lines.length > 0 ? (
            <ul>
              {lines.map((one) => (
                <Line key={`${one.href} ${one.text}`} item={one} />
              ))}
            </ul>
          ) : (
            !isElsewhere && (isBare || nothing) && !hasWords && <p className="quiet">{t(nothing)}</p>
          )}
          {isElsewhere && <p className="quiet">{t('이 화면의 다른 칸에 {n}건', { n: card.elsewhereCnt })}</p>}
          {card.items.length > lines.length && (
            <p className="quiet">
              <More href={card.href}>{t('그 밖에 {n}건', { n: card.items.length - lines.length })}</More>
            </p>
          )}
        </>
      )}
    </section>
  )
}

const More = ({ href, children }: { href: string | null; children: string }) =>
  href ? <Link to={href}>{children}</Link> : children

function Figures({ figures }: { figures: readonly HomeFigure[] }) {
  const t = useT()
  const textOf = (value: HomeFigure['value']) =>
    value === null ? '–' : typeof value === 'number' ? formatNumber(value, Number.isInteger(value) ? 0 : 1) : t(value)
  return (
    <Sums
      of={figures.map(({ label, value, unit, href, tone }) => ({
        label: t(label),
        value: href ? <Link to={href}>{textOf(value)}</Link> : textOf(value),
        note: unit && value !== null && t(unit),
        tone,
      }))}
    />
  )
}

const [WIDTH, HEIGHT, EDGE] = [240, 56, 8]
/** Totals of the last rounds, out of a hundred; each with its grade. */
function Sparkline({ points }: { points: NonNullable<HomeCard['points']> }) {
  const t = useT()
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values, 60), Math.max(...values, 90)]
  const x = (index: number) => EDGE + (index / (points.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE - 10)
  const last = points.at(-1)
  return (
    <figure className="home-trend">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('평가 점수 추이: {list}', {
          list: points.map(({ name, value, grade }) => `${name} ${value} ${grade}`).join(', '),
        })}
      >
        <polyline points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')} />
        {points.map(({ name, value }, index) => (
          <circle key={name} cx={x(index)} cy={y(value)} r={index === points.length - 1 ? 4 : 2.5} />
        ))}
      </svg>
      {last && (
        <figcaption className="quiet">
          {t('최근 {n}점 ({ymd} 확정)', { n: formatNumber(last.value, 1), ymd: last.name })}
        </figcaption>
      )}
    </figure>
  )
}
