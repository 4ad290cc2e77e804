import { FileQuestion, LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { logError } from '#platform/web/api/error-log.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'

/** S-015. A menu row whose page the app lacks is a fault of ours, so it is logged (S-083). */
export function MissingPage({ unknownKey }: { unknownKey?: string | undefined }) {
  const t = usePlatformT()
  useEffect(() => {
    if (unknownKey) logError('page key', new Error(`No screen for the page key ${unknownKey}`))
  }, [unknownKey])
  return (
    <div className="notice plain-page">
      <FileQuestion size={36} strokeWidth={1.5} aria-hidden />
      <h1>{t('화면을 찾을 수 없습니다')}</h1>
      <p>{t('주소가 바뀌었거나 없는 화면입니다.')}</p>
      <Link to="/">{t('대시보드로 가기')}</Link>
    </div>
  )
}

/** S-015 */
export function ForbiddenPage() {
  const t = usePlatformT()
  return (
    <div className="notice plain-page">
      <LockKeyhole size={36} strokeWidth={1.5} aria-hidden />
      <h1>{t('접근 권한이 없습니다')}</h1>
      <p>{t('필요한 화면이면 관리자에게 권한을 요청하세요.')}</p>
      <Link to="/">{t('대시보드로 가기')}</Link>
    </div>
  )
}
