/** What a password has to be, by one of several ways, with the sentences that people read before they type. */
import './password-rule.css'
import { Button, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { type PasswordRule, passwordRuleLines } from '#platform/model/password.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'

const MOST_WAYS = 3
const SHORTEST = 8
const LONGEST = 64

interface RulePartProps {
  title: string
  rule: PasswordRule
  disabled: boolean
  onChange(rule: PasswordRule): void
}

export function RulePart({ title, rule, disabled, onChange }: RulePartProps) {
  const t = useT()
  const { anyOf, pastCnt } = rule
  const setWay = (index: number, change: Partial<PasswordRule['anyOf'][number]>) =>
    onChange({ ...rule, anyOf: anyOf.map((way, at) => (at === index ? { ...way, ...change } : way)) })
  return (
    <Panel title={title}>
      <ul className="form-rules">
        {passwordRuleLines(rule, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {anyOf.map((way, index) => (
        <fieldset
          // Ways have no names: they are known by their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: as the line above says
          key={index}
          className="row password-way"
          aria-label={t('방법 {n}', { n: index + 1 })}
          disabled={disabled}
        >
          <Choice
            label={t('최소 길이')}
            from={SHORTEST}
            to={LONGEST}
            text={(n) => t('{n}자 이상', { n })}
            value={way.minLength}
            disabled={disabled}
            onChange={(minLength) => setWay(index, { minLength })}
          />
          <Choice
            label={t('문자 종류')}
            from={1}
            to={4}
            text={(n) => t('{n}종류 이상', { n })}
            value={way.kindCnt}
            disabled={disabled}
            onChange={(kindCnt) => setWay(index, { kindCnt })}
          />
          {!disabled && anyOf.length > 1 && (
            <Button
              type="text"
              icon={<X size={16} aria-hidden />}
              aria-label={t('방법 {n} 빼기', { n: index + 1 })}
              onClick={() => onChange({ ...rule, anyOf: anyOf.filter((_, at) => at !== index) })}
            />
          )}
        </fieldset>
      ))}
      {!disabled && anyOf.length < MOST_WAYS && (
        <Button
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange({ ...rule, anyOf: [...anyOf, { minLength: 10, kindCnt: 2 }] })}
        >
          {t('다른 방법 더하기')}
        </Button>
      )}
      <Choice
        label={t('다시 쓸 수 없는 최근 비밀번호')}
        from={0}
        to={6}
        text={(n) => t('최근 {n}개', { n })}
        value={pastCnt}
        disabled={disabled}
        onChange={(cnt) => onChange({ ...rule, pastCnt: cnt })}
      />
    </Panel>
  )
}

interface ChoiceProps {
  label: string
  from: number
  to: number
  text(value: number): string
  value: number
  disabled: boolean
  onChange(value: number): void
}

function Choice({ label, from, to, text, value, disabled, onChange }: ChoiceProps) {
  const options = Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: text(from + index),
  }))
  return (
    <FormField label={label} width="medium">
      {(wiring) => (
        <Select
          {...wiring}
          className="form-select"
          value={value}
          disabled={disabled}
          options={options}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
