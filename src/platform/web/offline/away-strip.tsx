import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useComeBack } from './use-come-back.ts'
import { useIsAway } from './use-is-away.ts'
import './offline.css'

/** In the frame, while there is no network: what is seen is what this device knows. */
export function AwayStrip() {
  const t = usePlatformT()
  const isAway = useIsAway()
  useComeBack(useSession()?.isAway ?? false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the main area is measured anew as the strip comes and goes.
  useEffect(() => {
    dispatchEvent(new Event('resize'))
  }, [isAway])
  if (!isAway) return null
  return (
    <p role="status" className="away-strip">
      <WifiOff size={16} aria-hidden />
      {t('연결되지 않았습니다. 쓴 것은 이 기기에 보관하고, 연결되면 저절로 이어집니다.')}
    </p>
  )
}
