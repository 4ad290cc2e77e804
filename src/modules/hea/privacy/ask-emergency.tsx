/** Of whom, and why: asked before another plant's data open. */
import { Select } from 'antd'
import { useState } from 'react'
import { sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { emergencyPeople, openEmergency } from './emergency.calls.ts'

/** @returns whether it was opened */
export async function askEmergency(): Promise<boolean> {
  const isDone = await askReason<string>({
    title: translateNow('응급열람 시작'),
    help: translateNow('10자 이상. 본인과 보건관리자에게 보이고 열람기록에 남습니다.'),
    confirmText: translateNow('1시간 열람'),
    danger: true,
    most: 1000,
    first: {
      start: null,
      draw: (value, change, { subjectUserId }) => <Whom value={value} onChange={change} problem={subjectUserId} />,
    },
    run: (reasonDesc, subjectUserId) => sendWith({ quiet: true }, openEmergency, { subjectUserId, reasonDesc }),
  })
  if (isDone) toast(translateNow('1시간 동안 볼 수 있습니다. 보건관리자에게 알렸습니다.'))
  return isDone
}

const SEARCH_WAIT_MS = 250

interface WhomProps {
  value: string | null
  onChange(userId: string | null): void
  problem: { message: string } | undefined
}
function Whom({ value, onChange, problem }: WhomProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const { data, isFetching } = useAsked(emergencyPeople, q === '' ? null : { q })
  return (
    <FormField label={t('대상자')} required width="full" error={problem}>
      {(wiring) => (
        <Select
          {...wiring}
          className="form-select"
          data-focus-first
          value={value}
          placeholder={t('다른 사업장 사람의 이름이나 사번')}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={isFetching}
          notFoundContent={q === '' ? null : isFetching ? t('불러오는 중') : t('검색 결과가 없습니다.')}
          options={(data?.rows ?? []).map(({ userId, userNm, orgNm, plantNm }) => ({
            value: userId,
            label: [userNm, orgNm, plantNm].filter(Boolean).join(' · '),
          }))}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
