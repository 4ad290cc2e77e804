/** Keys of weather stations: given, shown, taken back by safety. */
import '../shift.css'
import { Button } from 'antd'
import { KeyRound } from 'lucide-react'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { endStationKey, makeStationKey, STATION_API, stationKeys } from './weather.calls.ts'

export function StationKeys() {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(stationKeys, {})
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={4} />
  const make = async () => {
    await send(makeStationKey)
    await renew(stationKeys)
  }
  const takeBack = async (linkNo: number) => {
    if (!(await confirm(t('이 키를 폐기합니까? 관측기는 더 보낼 수 없습니다.'), { danger: true }))) return
    await send(endStationKey, { no: linkNo })
    await renew(stationKeys)
  }
  return (
    <div className="stack is-wide">
      <p>
        {t('관측기는 이 키를 머리글 x-station-key에 넣어 관측값을 보냅니다. 키로는 관측값만 보낼 수 있습니다.')}
        <br />
        <code className="sky-key">POST {location.origin + STATION_API}</code>
      </p>
      <div className="row is-actions">
        <ActionButton icon={<KeyRound size={16} aria-hidden />} onAction={make}>
          {t('키 만들기')}
        </ActionButton>
      </div>
      {data.rows.length === 0 ? (
        <Empty message={t('연결한 관측기가 없습니다.')} />
      ) : (
        <ul className="lines">
          {data.rows.map(({ linkNo, key, untilYmd }) => (
            <li key={linkNo}>
              <code className="sky-key">{key}</code>
              <span className="quiet">{t('{day}까지', { day: untilYmd })}</span>
              <Button danger onClick={() => void takeBack(linkNo)}>
                {t('폐기')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
