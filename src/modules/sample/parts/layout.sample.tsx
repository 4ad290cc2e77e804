import { Button, Input } from 'antd'
import { useState } from 'react'

const answers = [
  { code: 'OK', text: '적합', tone: 'done' },
  { code: 'NG', text: '부적합', tone: 'danger' },
  { code: 'NA', text: '해당없음', tone: 'draft' },
] as const

/** Classes: below one another, side by side, what has to be read first, one of a few for the thumb. */
export function LayoutSample() {
  const [answer, setAnswer] = useState<string>()
  return (
    <form className="stack is-narrow">
      <p className="callout" data-tone="waiting">
        측정기 교정 유효기간이 3일 남았습니다.
      </p>
      <Input aria-label="메모" />
      <fieldset className="tiles" aria-label="판정">
        {answers.map(({ code, text, tone }) => (
          <label key={code} className="tile" data-tone={tone}>
            <input type="radio" name="answer" checked={answer === code} onChange={() => setAnswer(code)} />
            {text}
          </label>
        ))}
      </fieldset>
      <div className="row is-apart">
        <span className="quiet">2개 중 1개</span>
        <Button type="primary">저장</Button>
      </div>
    </form>
  )
}
