/** 동의서 관리: every wording that people were asked to agree to, the newest first. */
import './checkup.css'
import { Button } from 'antd'
import { useState } from 'react'
import { useAsked, useSend } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { addConsent, consentVersions } from './consent.calls.ts'

export function ConsentTexts() {
  const t = useT()
  const { editable } = usePage()
  const { data, isError, error, refetch } = useAsked(consentVersions, {})
  const { send } = useSend(addConsent, {
    said: '새 동의서를 등록했습니다. 지금부터 이 동의서로 동의를 받습니다.',
    renews: [consentVersions],
  })
  const add = async () => {
    const consentTextDesc = await openDialog<string>({
      label: t('새 동의서'),
      content: (close) => <TextForm start={data?.rows[0]?.consentTextDesc ?? ''} onDone={close} />,
    })
    if (consentTextDesc) await send({ consentTextDesc })
  }
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={12} />
  return (
    <div className="stack is-wide is-narrow">
      <PageActions>
        {editable && (
          <Button type="primary" onClick={() => void add()}>
            {t('새 동의서')}
          </Button>
        )}
      </PageActions>
      {data.rows.map((version, index) => (
        <article key={version.consentTextVerNo} aria-label={t('{n}판', { n: version.consentTextVerNo })}>
          <header>
            <h2>{t('{n}판', { n: version.consentTextVerNo })}</h2>
            {index === 0 && <strong>{t('사용 중')}</strong>}
            <p className="quiet">
              {[formatDateTime(version.createDt), version.createUserNm].filter(Boolean).join(' · ')}
              {' · '}
              {t('응답 {n}건', { n: formatNumber(version.answerCnt) })}
            </p>
          </header>
          <div className="callout consent-text">{version.consentTextDesc}</div>
          <p className="quiet">SHA-256 {version.textHash}</p>
        </article>
      ))}
    </div>
  )
}

const LEAST = 50
const text = { max: 10_000, lines: 16 }
function TextForm({ start, onDone }: { start: string; onDone(text: string): void }) {
  const t = useT()
  const [value, setValue] = useState(start)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(value.trim())
      }}
    >
      <FormField
        label={t('동의서')}
        required
        width="full"
        help={t('등록한 동의서는 고치거나 지울 수 없습니다. 고칠 때에는 새 동의서를 등록하십시오.')}
      >
        {(wiring) => <TextInput wiring={wiring} field={text} value={value} onChange={(next) => setValue(next ?? '')} />}
      </FormField>
      <Button type="primary" htmlType="submit" disabled={value.trim().length < LEAST || value.trim() === start}>
        {t('등록')}
      </Button>
    </form>
  )
}
