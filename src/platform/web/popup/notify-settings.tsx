/** Which news I want, and by which way. */
import './notify-settings.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Switch } from 'antd'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'

interface Row {
  eventGrpCd: string
  eventGrpNm: string
  eventNms: string[]
  optionalYn: 'Y' | 'N'
  noticeYn: 'Y' | 'N'
  mailYn: 'Y' | 'N' | null
}

export const openNotifySettings = (): Promise<unknown> =>
  openDialog({
    label: platformNow('알림 설정'),
    width: 'min(640px, 94vw)',
    escCloses: true,
    content: () => <NotifySettings />,
  })

const PATH = '/api/notifications/settings'
const queryKey = ['notify-settings']

function NotifySettings() {
  const t = usePlatformT()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<{ rows: Row[] }>(PATH, { signal, quiet: true }),
  })
  const set = async ({ eventGrpCd }: Row, channelCd: 'NOTICE' | 'MAIL', isOn: boolean) => {
    const useYn = isOn ? 'Y' : 'N'
    const name = channelCd === 'NOTICE' ? 'noticeYn' : 'mailYn'
    queries.setQueryData<{ rows: Row[] }>(queryKey, (before) => ({
      rows: (before?.rows ?? []).map((row) => (row.eventGrpCd === eventGrpCd ? { ...row, [name]: useYn } : row)),
    }))
    try {
      await api.put(PATH, { eventGrpCd, channelCd, useYn })
    } catch (failure) {
      alreadyTold(failure)
      await refetch()
    }
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  return (
    <table className="notify-settings">
      <thead>
        <tr>
          <th scope="col">{t('알림 종류')}</th>
          <th scope="col">{t('알림')}</th>
          <th scope="col">{t('메일')}</th>
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row) => (
          <tr key={row.eventGrpCd}>
            <th scope="row">
              {row.eventGrpNm}
              <small>{row.eventNms.join(' · ')}</small>
            </th>
            <td>
              {row.optionalYn === 'N' ? (
                <span className="quiet">{t('항상')}</span>
              ) : (
                <Switch
                  aria-label={`${row.eventGrpNm} ${t('알림')}`}
                  checked={row.noticeYn === 'Y'}
                  onChange={(isOn) => void set(row, 'NOTICE', isOn)}
                />
              )}
            </td>
            <td>
              {row.mailYn && (
                <Switch
                  aria-label={`${row.eventGrpNm} ${t('메일')}`}
                  checked={row.mailYn === 'Y'}
                  onChange={(isOn) => void set(row, 'MAIL', isOn)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
