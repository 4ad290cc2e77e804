import { Checkbox } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import './lists.css'
import { ServerList } from './server-list.tsx'
import source from './server-list.tsx?raw'

export function ServerSamples() {
  const t = useT()
  const [isFailing, setFailing] = useState(false)
  return (
    <Example
      title={t('서버가 나누는 목록')}
      about={t('대부분의 업무 목록입니다. 검색조건과 쪽, 정렬은 주소에 남아 뒤로 가기와 링크 복사가 됩니다.')}
      source={source}
    >
      <div className="sample-switches">
        <Link to="/sample/server/export">{t('파일과 인쇄')}</Link>
        <Checkbox checked={isFailing} onChange={({ target }) => setFailing(target.checked)}>
          {t('서버 오류')}
        </Checkbox>
      </div>
      <ServerList fail={isFailing ? 'Y' : 'N'} />
    </Example>
  )
}
