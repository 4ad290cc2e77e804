/** Where one is signed in; the others can be ended. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { deviceNm } from './device-name.ts'
import './own-sessions.css'

interface SessionRow {
  createDt: string
  lastUseDt: string
  ipAddr: string | null
  userAgentDesc: string | null
  currentYn: 'Y' | 'N'
}

export const openOwnSessions = (): Promise<unknown> =>
  openDialog({ label: platformNow('로그인한 기기'), width: '560px', content: () => <OwnSessions /> })

const queryKey = ['ownSessions']

function OwnSessions() {
  const t = useT()
  const say = usePlatformT()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<{ rows: SessionRow[] }>('/api/auth/sessions', { signal, quiet: true }),
    gcTime: 0,
  })
  const endOthers = async () => {
    setBusy(true)
    try {
      await api.post('/api/auth/sessions/endothers')
      toast(say('다른 기기에서 로그아웃했습니다.'))
      await queries.invalidateQueries({ queryKey })
    } catch (failure) {
      alreadyTold(failure)
    } finally {
      setBusy(false)
    }
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={3} />
  return (
    <div className="own-sessions">
      <ul aria-label={say('로그인한 기기')}>
        {data.rows.map((row) => (
          <li key={`${row.createDt}${row.ipAddr}`}>
            <strong>{deviceNm(row.userAgentDesc, t)}</strong> {row.currentYn === 'Y' && <span>{say('이 기기')}</span>}
            <span className="quiet">
              {say('{at} 로그인 · {ip}', { at: formatDateTime(row.createDt), ip: row.ipAddr ?? '-' })}
            </span>
          </li>
        ))}
      </ul>
      <Button danger disabled={data.rows.length < 2} loading={isBusy} onClick={() => void endOthers()}>
        {say('다른 기기 모두 로그아웃')}
      </Button>
    </div>
  )
}
