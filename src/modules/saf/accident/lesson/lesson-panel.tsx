/** The lesson of an accident: one page for everybody, and how many have confirmed it. */
import './lesson.css'
import { Button } from 'antd'
import { Megaphone, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime, formatDay } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { accident } from '../accident.model.ts'
import { accidentLessons, type Lesson, type Lessons } from './lesson.calls.ts'
import { type LessonPart, lessonParts } from './lesson.logic.ts'
import { LessonForm } from './lesson-form.tsx'

const { useRecord } = screensFor(accident)
/** What is to be learnt is known once the report is approved. */
const AFTER: readonly string[] = ['APPR', 'EFFECT', 'CLOSE']

export function LessonPanel() {
  const t = useT()
  const { accidentNo: no, statusCd, rowVersion } = useRecord()
  const isAsked = no && statusCd !== 'TEMP' && statusCd !== 'REPORTED'
  const { data } = useAsked(accidentLessons, isAsked ? { no } : null, { version: rowVersion ?? null })
  if (!no || !data || (data.lessons.length === 0 && !(AFTER.includes(statusCd) && (data.isNeeded || data.mayPublish))))
    return null
  const isOut = data.lessons.some(({ isCurrent }) => isCurrent)
  const write = async () => {
    await openDialog({
      label: translateNow('사고사례 작성'),
      content: (close) => <LessonForm no={no} proposed={data.proposed} onDone={() => close(true)} />,
      width: 'min(760px, 96vw)',
    })
    await renew(accidentLessons)
  }
  return (
    <Panel title="사고사례 전파">
      {!isOut && data.isNeeded && (
        <p className="callout" data-tone="waiting">
          {t('조사 결과를 한 쪽으로 알립니다. 대상의 95%가 확인하면 종결할 수 있습니다.')}
        </p>
      )}
      {data.reading && <Share of={data.reading} />}
      {data.lessons.map((one) => (
        <Page key={one.accLessonNo} no={no} of={one} />
      ))}
      {data.mayPublish && (
        <div className="row">
          <Button
            type={isOut ? 'default' : 'primary'}
            icon={<Megaphone size={16} aria-hidden />}
            onClick={() => void write()}
          >
            {t(isOut ? '사고사례 다시 작성' : '사고사례 작성')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Share({ of }: { of: NonNullable<Lessons['reading']> }) {
  const t = useT()
  const { targetCnt, doneCnt, isEnough, confirmDueYmd, noticeNo } = of
  const pct = targetCnt === 0 ? 0 : Math.floor((doneCnt * 100) / targetCnt)
  return (
    <div className="stack is-close">
      <p className="row">
        <StatusTag tone={isEnough ? 'done' : 'waiting'}>{t('확인 {p}%', { p: pct })}</StatusTag>
        <span>{t('{all}명·업체 가운데 {n}이 확인했습니다.', { all: targetCnt, n: doneCnt })}</span>
        {confirmDueYmd && <span className="quiet">{t('확인기한 {day}', { day: formatDay(confirmDueYmd) })}</span>}
        <Link to={`${notice.route.staff}/${noticeNo}`}>{t('공지와 확인 현황')}</Link>
      </p>
      <progress className="lesson-share" max={100} value={pct} aria-label={t('확인율')} data-enough={isEnough} />
    </div>
  )
}

function Page({ no, of }: { no: number; of: Lesson }) {
  const t = useT()
  const { listPath } = usePage()
  return (
    <article className="lesson" aria-label={of.lessonTitle}>
      <header className="row">
        <h3>{of.lessonTitle}</h3>
        {!of.isCurrent && <StatusTag tone="suspended">{t('재개 전 사례')}</StatusTag>}
        <Link to={`${listPath}/${no}/lessons/${of.accLessonNo}`} aria-label={t('사고사례 인쇄')}>
          <Printer size={16} aria-hidden />
        </Link>
      </header>
      <small className="quiet">
        {t('{name} 게시 {at}', { name: of.publishUserNm ?? '', at: formatDateTime(of.publishDt) })}
      </small>
      <LessonBody of={of} />
    </article>
  )
}

export function LessonBody({ of }: { of: Pick<Lesson, LessonPart> }) {
  const t = useT()
  return (Object.keys(lessonParts) as LessonPart[]).map((part) => (
    <section key={part} className="lesson-part" data-part={part}>
      <h4>{t(lessonParts[part])}</h4>
      <p>{of[part]}</p>
    </section>
  ))
}
