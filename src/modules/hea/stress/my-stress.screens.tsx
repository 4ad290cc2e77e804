/** 나의 직무스트레스: what waits for an answer, and the questions, made for a thumb. */

import { Button, Input } from 'antd'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { alert, confirm } from '#platform/web/dialog/dialogs.ts'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { BottomBar, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { itemsOf, kossChoices } from './koss.model.ts'
import { answerSurvey, type MySurvey, mySurveys } from './stress.calls.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import './stress.css'

export function MyStressList() {
  const t = useT()
  const { listPath } = usePage()
  const { data, isError, error, refetch } = useAsked(mySurveys, {})
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={4} />
  if (data.rows.length === 0) return <Empty message={t('지금 응답할 조사가 없습니다.')} />
  return (
    <ul className="lines is-narrow">
      {data.rows.map(({ stressSurveyNo, surveyTitle, formCd, endYmd, answeredYn }) => (
        <li key={stressSurveyNo}>
          <div>
            <h2>{surveyTitle}</h2>
            <p className="quiet">{t('{n}문항 · {day}까지', { n: itemsOf(formCd).length, day: formatDay(endYmd) })}</p>
          </div>
          {answeredYn === 'Y' ? (
            <StatusTag tone="done">{t('응답완료')}</StatusTag>
          ) : (
            <Link to={`${listPath}/${stressSurveyNo}`}>
              <Button type="primary">{t('응답하기')}</Button>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

export function MyStressForm() {
  const t = useT()
  const { params } = usePage()
  const { data, isError, error, refetch } = useAsked(mySurveys, {})
  const survey = data?.rows.find(({ stressSurveyNo }) => String(stressSurveyNo) === params.no)
  usePageHead({ title: survey?.surveyTitle })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={8} />
  if (!survey) return <Empty message={t('끝난 조사이거나 대상이 아닙니다.')} />
  if (survey.answeredYn === 'Y' || survey.linkKey === null) return <Thanks />
  return <Questions survey={survey} linkKey={survey.linkKey} />
}

function Thanks() {
  const t = useT()
  return (
    <div className="notice" role="status">
      <CircleCheck size={48} aria-hidden color="var(--tone-done)" />
      <h2>{t('이미 응답하셨습니다.')}</h2>
      <p className="quiet">{t('응답은 이름 없이 보관되어 다시 볼 수 없습니다. 고맙습니다.')}</p>
    </div>
  )
}

function Questions({ survey, linkKey }: { survey: MySurvey; linkKey: string }) {
  const t = useT()
  const items = itemsOf(survey.formCd)
  const kept = useKeptAnswers(linkKey, items.length)
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(false)
  const { answers, opinionDesc } = kept.value
  const missing = answers.filter((answer) => answer === null).length
  const send = async () => {
    setTried(true)
    const question = t('답하지 않은 문항이 {n}개 있습니다. 그 영역은 점수에 넣지 않습니다. 보내시겠습니까?', {
      n: missing,
    })
    if (missing > 0 && !(await confirm(question))) return
    setBusy(true)
    try {
      const answered = { linkKey, answers, opinionDesc }
      await sendWith({ quiet: true }, answerSurvey, { no: survey.stressSurveyNo }, answered)
      kept.forget()
      await renew(mySurveys)
    } catch (error) {
      if (error instanceof ApiError && error.answer?.code === 'HEA_STRESS_ONCE') {
        await alert(error.answer.message)
        await renew(mySurveys)
      } else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="stress-form" onSubmit={(event) => event.preventDefault()}>
      <Guide survey={survey} />
      <Progress done={items.length - missing} all={items.length} />
      {items.map(({ itemNo, itemDesc }, index) => (
        <Item
          key={itemNo}
          name={`item${itemNo}`}
          text={`${index + 1}. ${itemDesc}`}
          answer={answers[index] ?? null}
          isMissing={wasTried && (answers[index] ?? null) === null}
          onAnswer={(answer) => kept.change({ answers: answers.with(index, answer) })}
        />
      ))}
      <section>
        <h2>{t('하고 싶은 말 (선택)')}</h2>
        <Input.TextArea
          aria-label={t('하고 싶은 말 (선택)')}
          rows={4}
          maxLength={1000}
          value={opinionDesc}
          placeholder={t('보건관리자만 봅니다. 이름이나 부서를 알 수 있는 내용은 적지 마십시오.')}
          onChange={({ target }) => kept.change({ opinionDesc: target.value })}
        />
      </section>
      <BottomBar>
        <Button type="primary" size="large" loading={isBusy} onClick={() => void send()}>
          {t('응답 보내기')}
        </Button>
      </BottomBar>
    </form>
  )
}

function Guide({ survey: { guideDesc, endYmd } }: { survey: MySurvey }) {
  const t = useT()
  return (
    <section>
      {guideDesc && <p>{guideDesc}</p>}
      <p className="quiet">
        {t(
          '이름 없이 한 번만 응답합니다({day}까지). 5명 미만의 결과는 아무에게도 보이지 않습니다. 쓰던 답은 이 기기에 남습니다.',
          {
            day: formatDay(endYmd),
          },
        )}
      </p>
    </section>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const t = useT()
  const text = t('{all}문항 중 {done}문항', { all, done })
  return (
    <div className="stress-progress">
      <p className="quiet">{text}</p>
      <div role="progressbar" aria-label={text} aria-valuenow={done} aria-valuemin={0} aria-valuemax={all}>
        <div style={{ width: `${(done / all) * 100}%` }} />
      </div>
    </div>
  )
}

interface ItemProps {
  name: string
  text: string
  answer: number | null
  isMissing: boolean
  onAnswer(answer: number): void
}
function Item({ name, text, answer, isMissing, onAnswer }: ItemProps) {
  const t = useT()
  return (
    <fieldset className="stress-item" data-missing={isMissing || undefined}>
      <legend>{text}</legend>
      <div className="tiles">
        {kossChoices.map((choice, index) => (
          <label key={choice} className="tile">
            <input type="radio" name={name} checked={answer === index + 1} onChange={() => onAnswer(index + 1)} />
            {t(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
