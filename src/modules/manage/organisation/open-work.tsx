import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { userMaster } from './user.master.ts'
import type { OpenWork as Work } from './user.wire.ts'

/** What somebody else has to take over before this person leaves. */
export function OpenWork({ userId }: { userId: string }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['userOpenWork', userId],
    queryFn: ({ signal }) =>
      api.get<{ rows: Work[] }>(`${userMaster.api}/${encodeURIComponent(userId)}/openwork`, { signal, quiet: true }),
  })
  if (!data) return null
  return (
    <>
      <h3>{t('넘겨줄 일 {n}건', { n: data.rows.length })}</h3>
      {data.rows.length === 0 && <p className="quiet">{t('이 사용자에게 남은 일이 없습니다.')}</p>}
      <ul>
        {data.rows.map(({ label, docNo, title, url }) => (
          <li key={`${label} ${docNo} ${title}`}>
            <span className="quiet">{label}</span> {url ? <Link to={url}>{docNo ?? title}</Link> : docNo}{' '}
            {(docNo || !url) && title}
          </li>
        ))}
      </ul>
    </>
  )
}
