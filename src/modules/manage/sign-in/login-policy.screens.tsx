/** How accounts are protected on this site. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { PasswordRule } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { YesNoSwitch } from '#platform/web/form/code-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage } from '#platform/web/pages/page.tsx'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { RulePart } from './password-rule.tsx'

const numbers = [
  { name: 'maxFailureCnt', label: '잠기기까지 틀린 횟수', unit: '회' },
  { name: 'lockMinuteCnt', label: '잠금 시간', unit: '분' },
  { name: 'unusedDayCnt', label: '미사용 잠금', unit: '일', help: '0이면 오래 쓰지 않아도 잠그지 않습니다.' },
  { name: 'passwordDayCnt', label: '비밀번호 변경 주기', unit: '일', help: '0이면 바꾸지 않아도 됩니다.' },
  { name: 'reminderDayCnt', label: '변경 알림', unit: '일 전' },
  { name: 'idleMinuteCnt', label: '사용하지 않을 때 로그아웃', unit: '분' },
  { name: 'sessionHourCnt', label: '로그인 유지 한도', unit: '시간' },
] as const
type Numbers = Record<(typeof numbers)[number]['name'], number | null>
type Rules = Record<'staff' | 'vendor', PasswordRule>
type Policy = Numbers & { concurrentLoginYn: 'Y' | 'N'; passwordRules: Rules }

const PATH = '/api/manage/policy/loginpolicy'
const queryKey = ['loginPolicy']

export function LoginPolicy() {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Policy>(PATH, { signal, quiet: true }),
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return data ? <PolicyForm key={JSON.stringify(data)} kept={data} /> : <Loading lines={7} />
}

function PolicyForm({ kept }: { kept: Policy }) {
  const t = useT()
  const { editable } = usePage()
  const queries = useQueryClient()
  const [policy, setPolicy] = useState(kept)
  const [isBusy, setBusy] = useState(false)
  useUnsaved(JSON.stringify(policy) !== JSON.stringify(kept))
  const save = async () => {
    setBusy(true)
    try {
      queries.setQueryData(queryKey, await api.put<Policy>(PATH, policy))
      toast(t('저장되었습니다.'))
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="stack is-narrow">
      {editable && (
        <PageActions>
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            {t('저장')}
          </Button>
        </PageActions>
      )}
      {numbers.map(({ name, label, unit, ...more }) => (
        <FormField key={name} label={t(label)} required width="medium" {...('help' in more && { help: t(more.help) })}>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={{ unit: t(unit), min: 0 }}
              value={policy[name]}
              disabled={!editable}
              onChange={(value) => setPolicy({ ...policy, [name]: value })}
            />
          )}
        </FormField>
      ))}
      <FormField label={t('여러 곳에서 동시 로그인 허용')} width="medium">
        {(wiring) => (
          <YesNoSwitch
            wiring={wiring}
            value={policy.concurrentLoginYn}
            disabled={!editable}
            onChange={(value) => setPolicy({ ...policy, concurrentLoginYn: value === 'Y' ? 'Y' : 'N' })}
          />
        )}
      </FormField>
      {(['staff', 'vendor'] as const).map((kind) => (
        <RulePart
          key={kind}
          title={t(kind === 'staff' ? '임직원 비밀번호 규칙' : '협력업체 비밀번호 규칙')}
          rule={policy.passwordRules[kind]}
          disabled={!editable}
          onChange={(rule) => setPolicy({ ...policy, passwordRules: { ...policy.passwordRules, [kind]: rule } })}
        />
      ))}
    </section>
  )
}
