/** Questions of any purpose: one of several, several, or words of one's own. Those that hang on an answer come with it. */
import { type ReactNode, useState } from 'react'
import { keptAnswers, type LinkAnswers, type LinkQuestion, shownQuestions, unanswered } from '#platform/model/link.ts'

interface LinkFormProps {
  questions: readonly LinkQuestion[]
  head: ReactNode
  onSend(answers: LinkAnswers): void
  /** @param missing what is still to be answered */
  foot(missing: string | undefined): ReactNode
}
export function LinkForm({ questions, head, onSend, foot }: LinkFormProps) {
  const [answers, setAnswers] = useState<LinkAnswers>({})
  const missing = unanswered(questions, answers)
  const nameOf = ({ part, label }: LinkQuestion) => (part ? `${part} – ${label}` : label)
  return (
    <form
      className="link-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing) onSend(keptAnswers(questions, answers))
      }}
    >
      {head}
      {partsOf(shownQuestions(questions, answers)).map(({ part, asked }) => (
        <section key={asked[0]?.name} className={part ? 'link-part' : undefined}>
          {part && <h3>{part}</h3>}
          {asked.map((question) => (
            <Question
              key={question.name}
              question={question}
              answer={answers[question.name]}
              onAnswer={(answer) => setAnswers({ ...answers, [question.name]: answer })}
            />
          ))}
        </section>
      ))}
      {foot(missing && nameOf(missing))}
    </form>
  )
}

/** Neighbours below one heading stand together. */
function partsOf(questions: readonly LinkQuestion[]) {
  const parts: { part: string | null; asked: LinkQuestion[] }[] = []
  for (const question of questions) {
    const last = parts.at(-1)
    if (last && last.part === question.part) last.asked.push(question)
    else parts.push({ part: question.part, asked: [question] })
  }
  return parts
}

interface QuestionProps {
  question: LinkQuestion
  answer: LinkAnswers[string] | undefined
  onAnswer(answer: LinkAnswers[string]): void
}
function Question({ question: { name, label, kind, options, required, isShort }, answer, onAnswer }: QuestionProps) {
  if (kind === 'text')
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, one of two
      <label className="link-field">
        <span>
          {label}
          {required && <i aria-hidden> ＊</i>}
        </span>
        {isShort ? (
          <input
            maxLength={200}
            autoComplete="off"
            value={typeof answer === 'string' ? answer : ''}
            onChange={({ target }) => onAnswer(target.value)}
          />
        ) : (
          <textarea
            rows={3}
            maxLength={1000}
            value={typeof answer === 'string' ? answer : ''}
            onChange={({ target }) => onAnswer(target.value)}
          />
        )}
      </label>
    )
  const chosen = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer]
  const turn = (code: string) =>
    onAnswer(kind === 'one' ? code : chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <fieldset className="link-question">
      <legend>
        {label}
        {required && <i aria-hidden> ＊</i>}
      </legend>
      <div className="link-options">
        {options.map((option) => (
          <label key={option.code} data-chosen={chosen.includes(option.code) || undefined}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(option.code)}
              onChange={() => turn(option.code)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
