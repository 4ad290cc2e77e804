/** The cause that is chosen: what it says, of what it is, how deep it lies, what proves it. */
import { Input, Segmented, Select } from 'antd'
import type { ReactNode } from 'react'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { Cause, CauseLack } from './cause.logic.ts'
import { type CauseGate, causeGates, causeLevels, fourMs } from './cause-codes.model.ts'
import type { Evidence } from './cause-tree.tsx'

const MOST_LETTERS = 1000

interface CauseFieldsProps {
  cause: Cause
  evidences: readonly Evidence[]
  isForked: boolean
  lacks: readonly CauseLack[]
  /** @param isTyped letter by letter: what was before all of them is one step back */
  onChange(change: Partial<Cause>, isTyped?: boolean): void
  /** Somebody is about to type. */
  onBegin(): void
  children: ReactNode
}
export function CauseFields({ cause, evidences, isForked, lacks, onChange, onBegin, children }: CauseFieldsProps) {
  const t = useT()
  const optionsOf = <C extends string>(codes: Readonly<Record<C, string>>) =>
    (Object.entries(codes) as [C, string][]).map(([value, label]) => ({ value, label: t(label) }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: it belongs to the form around it.
    <div role="group" className="cause-fields" aria-label={t('고른 원인')}>
      <FormField label={t('원인')} width="full" required>
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={cause.causeDesc}
            maxLength={MOST_LETTERS}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onFocus={onBegin}
            onChange={({ target }) => onChange({ causeDesc: target.value }, true)}
          />
        )}
      </FormField>
      <FormField label={t('수준')} width="full" isGroup>
        {(wiring) => (
          <Segmented
            {...wiring}
            block
            value={cause.levelCd}
            options={optionsOf(causeLevels)}
            onChange={(levelCd) => onChange({ levelCd })}
          />
        )}
      </FormField>
      <FormField label={t('4M 구분')} width="full">
        {(wiring) => (
          <Select
            {...wiring}
            allowClear
            value={cause.m4Cd}
            options={optionsOf(fourMs)}
            onChange={(m4Cd) => onChange({ m4Cd: m4Cd ?? null })}
          />
        )}
      </FormField>
      {cause.methodCd === 'TREE' && isForked && (
        <FormField label={t('아래 원인이')} width="full" isGroup>
          {(wiring) => (
            <Segmented<CauseGate | ''>
              {...wiring}
              block
              value={cause.gateCd ?? ''}
              options={optionsOf(causeGates)}
              onChange={(gateCd) => onChange({ gateCd: gateCd === '' ? null : gateCd })}
            />
          )}
        </FormField>
      )}
      <FormField
        label={t('근거')}
        width="full"
        help={evidences.length === 0 ? t('현장·증거에 올린 것을 근거로 고릅니다.') : undefined}
      >
        {(wiring) => (
          <Select
            {...wiring}
            mode="multiple"
            value={[...cause.evidenceNos]}
            options={evidences.map(({ no, nm }) => ({ value: no, label: nm }))}
            optionFilterProp="label"
            onChange={(evidenceNos) => onChange({ evidenceNos })}
          />
        )}
      </FormField>
      {lacks.length > 0 && (
        <ul className="cause-lacks" aria-label={t('남은 것')}>
          {lacks.map(({ message, values }) => (
            <li key={message}>{t(message, values ?? {})}</li>
          ))}
        </ul>
      )}
      <div className="row">{children}</div>
    </div>
  )
}
