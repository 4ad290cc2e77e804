import { Button, Space } from 'antd'
import { useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { passLoading, withLoading } from '#platform/web/loader/loader.ts'

const WORK_MS = 1000
const work = () => new Promise((resolve) => setTimeout(resolve, WORK_MS))

/** The lock over the screen, and the counter that lets the next ones pass without it. */
export function LoaderButtons() {
  const t = useT()
  const [doneCnt, setDoneCnt] = useState(0)
  const load = async () => {
    await withLoading(work())
    setDoneCnt((count) => count + 1)
  }
  return (
    <Space wrap>
      <Button onClick={() => passLoading()}>{t('통과 +1')}</Button>
      <Button onClick={() => void load()}>{t('로딩 1초')}</Button>
      <span role="status" className="quiet">
        {t('{n}번 끝났습니다.', { n: doneCnt })}
      </span>
    </Space>
  )
}
