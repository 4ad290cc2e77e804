/** 개인정보 처리방침: read by everybody, signed in or not. */
import './privacy-notice.css'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { ApiError, api } from '#platform/web/api/client.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow, useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from './states.tsx'

interface Version {
  versionNo: number
  effectiveYmd: string
  changeDesc: string | null
}
interface PrivacyNotice extends Version {
  bodyDesc: string
  versions: Version[]
}

export const openPrivacyNotice = (): Promise<unknown> =>
  openDialog({
    label: platformNow('개인정보 처리방침'),
    width: 'min(760px, 94vw)',
    escCloses: true,
    isEverywhere: true,
    content: () => <Notice />,
  })

function Notice() {
  const t = usePlatformT()
  const language = useLanguage()
  const [versionNo, setVersionNo] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['privacy-notice', language, versionNo],
    queryFn: ({ signal }) =>
      api.get<PrivacyNotice>('/api/common/privacynotice', { query: { versionNo }, signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  })
  if (error instanceof ApiError && error.status === 404) return <Empty message={t('등록된 처리방침이 없습니다.')} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  const options = data.versions.map((one) => ({
    value: one.versionNo,
    label: t('버전 {n} · {day} 시행', { n: one.versionNo, day: one.effectiveYmd }),
  }))
  return (
    <article className="privacy-notice">
      <header>
        <Select
          aria-label={t('버전')}
          value={data.versionNo}
          options={options}
          onChange={setVersionNo}
          popupMatchSelectWidth={false}
        />
        {data.changeDesc && <p className="quiet">{data.changeDesc}</p>}
      </header>
      <Text body={data.bodyDesc} />
    </article>
  )
}

/** A line that begins with `## ` is a heading; empty lines part paragraphs. */
function Text({ body }: { body: string }) {
  const parts = body.split(/\n{2,}|\n(?=## )|(?<=^## .*)\n/m).filter((part) => part.trim() !== '')
  return parts.map((part, index) =>
    part.startsWith('## ') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move.
      <h3 key={index}>{part.slice(3)}</h3>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <p key={index}>{part}</p>
    ),
  )
}
