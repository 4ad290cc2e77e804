/** 사고사례 on one sheet, to hang up where people pass: in Korean, or in a language in which somebody has said it. */
import './lesson.css'
import { Select } from 'antd'
import { useState } from 'react'
import { bothNames } from '#modules/common/site-langs.model.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { accident } from '../accident.model.ts'
import { accidentLessons, type Lesson } from './lesson.calls.ts'
import { LessonBody } from './lesson-panel.tsx'

const { Paper } = screensFor(accident)

export function AccidentLessonPaper() {
  const { params } = usePage()
  return (
    <Paper title="사고사례">
      <Asked call={accidentLessons} at={{ no: Number(params.no) }} lines={12}>
        {({ lessons }) => {
          const one = lessons.find(({ accLessonNo }) => accLessonNo === Number(params.lesson))
          return one && <Sheet of={one} />
        }}
      </Asked>
    </Paper>
  )
}

const KOREAN = 'kr'
function Sheet({ of }: { of: Lesson }) {
  const t = useT()
  const [lang, setLang] = useState(KOREAN)
  const said = of.texts.find(({ langCd }) => langCd === lang)
  return (
    <article className="lesson-sheet" lang={lang === KOREAN ? 'ko' : lang}>
      {of.texts.length > 0 && (
        <p className="lesson-tools row">
          <span>{t('언어')}</span>
          <Select
            aria-label={t('언어')}
            className="lesson-lang"
            value={lang}
            onChange={setLang}
            options={[
              { value: KOREAN, label: '한국어' },
              ...of.texts.map(({ langCd }) => ({ value: langCd, label: bothNames(langCd) })),
            ]}
          />
        </p>
      )}
      <h2>{said?.titleDesc ?? of.lessonTitle}</h2>
      {said ? <p className="lesson-said">{said.bodyDesc}</p> : <LessonBody of={of} />}
      <p className="quiet">{formatDay(of.publishDt.slice(0, 10))}</p>
    </article>
  )
}
