/** 평가: each sits his test on the trainer's tablet, ten questions in his own language, and hears at once how he did. */
import '../education.css'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { addPageTexts, translate } from '#platform/model/i18n.ts'
import { pageLanguages } from '#platform/model/problem.ts'
import { send } from '#platform/web/calls/ask.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { eduLanguages } from '../course/edu-codes.model.ts'
import { seatColumns } from './attendance.tsx'
import { renewEducation } from './renew.ts'
import { type Graded, gradeTest, roundSeats, type Seat, startTest, type Test } from './seat.calls.ts'
import { testWords } from './test-words.ts'

const MAX_TRIES = 3

interface RoundTestsProps {
  no: number
  mayTeach: boolean
  passScore: number
}

export function RoundTests({ no, mayTeach, passScore }: RoundTestsProps) {
  const t = useT()
  const { table } = useAskedRows(roundSeats, { no })
  const rows = table.rows.filter(({ checkInDt }) => checkInDt !== null)
  const columns: readonly Column<Seat>[] = [
    seatColumns.personNm,
    seatColumns.langCd,
    { name: 'testScore', text: '점수', width: 80, type: 'number' },
    { name: 'tryCnt', text: '응시', width: 72, type: 'number' },
    {
      name: 'passed',
      text: '평가 결과',
      width: 100,
      value: ({ testScore }) => (testScore === null ? '' : testScore >= passScore ? '합격' : '불합격'),
      render: ({ testScore }) =>
        testScore !== null && (
          <StatusTag tone={testScore >= passScore ? 'done' : 'danger'}>
            {t(testScore >= passScore ? '합격' : '불합격')}
          </StatusTag>
        ),
    },
    seatColumns.standing,
    seatColumns.vendorNm,
  ]
  const sit = async (seat: Seat) => {
    const test = await send(startTest, { no, eduRqstNo: seat.eduRqstNo })
    await openDialog({
      label: t('{name} 님 평가', { name: test.personNm }),
      fullscreen: true,
      content: (close) => <TestForm no={no} test={test} passScore={passScore} onDone={() => close()} />,
    })
    await renewEducation()
  }
  const actions = (seat: Seat): TableAction[] => {
    const hasPassed = (seat.testScore ?? 0) >= passScore
    if (!mayTeach || seat.eduResultCd !== null || hasPassed) return []
    const text = seat.tryCnt > 0 ? t('재응시') : t('평가 시작')
    return [{ name: 'test', text, disabled: seat.tryCnt >= MAX_TRIES, onClick: () => void sit(seat) }]
  }
  return (
    <section className="doc-section edu-seats" aria-label={t('평가')}>
      <p className="quiet">
        {t('본인 언어의 문제은행에서 10문항을 냅니다. 합격은 {n}점부터, 재응시는 당일 2회까지입니다.', {
          n: formatNumber(passScore),
        })}
      </p>
      <DataTable<Seat>
        label={t('평가 대상자')}
        columns={columns}
        {...table}
        rows={rows}
        rowKey="eduRqstNo"
        height={480}
        fits
        settingsName="education/round/eduRound:tests"
        empty={{ text: t('입실한 사람이 없습니다.') }}
        numbered
        rowActions={actions}
      />
    </section>
  )
}

addPageTexts(testWords)
/** What stands on the sheet, and what came of it, is in the language of the questions. */
const wordsOf = ({ langCd }: Test) => {
  const language = pageLanguages.find((one) => one === langCd) ?? 'en'
  return (korean: string, values?: Readonly<Record<string, unknown>>) =>
    translate('education', language, korean, values)
}

interface TestFormProps {
  no: number
  test: Test
  passScore: number
  onDone(): void
}
function TestForm({ no, test, passScore, onDone }: TestFormProps) {
  const t = wordsOf(test)
  const [answers, setAnswers] = useState<(number | null)[]>(() => test.questions.map(() => null))
  const [graded, setGraded] = useState<Graded>()
  const [isSending, setSending] = useState(false)
  const left = answers.filter((one) => one === null).length
  const submit = async () => {
    setSending(true)
    try {
      setGraded(await send(gradeTest, { no, eduAttemptNo: test.eduAttemptNo }, { answers }))
    } finally {
      setSending(false)
    }
  }
  if (graded) return <Result test={test} graded={graded} passScore={passScore} onDone={onDone} />
  return (
    <form
      className="edu-test"
      lang={test.langCd === 'kr' ? 'ko' : test.langCd}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="quiet">{t(eduLanguages[test.langCd as keyof typeof eduLanguages] ?? '')}</p>
      <ol>
        {test.questions.map(({ eduQuestionNo, questionDesc, choices }, index) => (
          <li key={eduQuestionNo}>
            <fieldset>
              <legend>{questionDesc}</legend>
              <Radio.Group
                value={answers[index] ?? null}
                onChange={({ target }) => setAnswers((before) => before.with(index, Number(target.value)))}
                options={choices.map((label, at) => ({ value: at + 1, label }))}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <footer>
        <span aria-live="polite">
          {t('답하지 않은 문항')} {left}
        </span>
        <Button type="primary" htmlType="submit" size="large" loading={isSending} disabled={left > 0}>
          {t('제출')}
        </Button>
      </footer>
    </form>
  )
}

interface ResultProps extends Omit<TestFormProps, 'no'> {
  graded: Graded
}
function Result({ test, graded, passScore, onDone }: ResultProps) {
  const t = wordsOf(test)
  const { testScore, correctCnt, passYn, leftCnt } = graded
  return (
    <div className="notice edu-test-result" data-passed={passYn === 'Y' || undefined}>
      <p className="edu-test-score">{formatNumber(testScore)}</p>
      <p>
        <StatusTag tone={passYn === 'Y' ? 'done' : 'danger'}>{t(passYn === 'Y' ? '합격' : '불합격')}</StatusTag>
      </p>
      <p>{t('{n}문항을 맞혔습니다. 합격은 {pass}점부터입니다.', { n: correctCnt, pass: passScore })}</p>
      {passYn === 'N' && (
        <p>
          {leftCnt > 0
            ? t('오늘 {n}번 더 응시할 수 있습니다.', { n: leftCnt })
            : t('오늘은 더 응시할 수 없습니다. 교육을 다시 신청하십시오.')}
        </p>
      )}
      <Button type="primary" data-focus-first onClick={onDone}>
        {t('확인')}
      </Button>
    </div>
  )
}
