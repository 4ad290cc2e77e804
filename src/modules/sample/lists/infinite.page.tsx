import { Checkbox, Segmented } from 'antd'
import { useState } from 'react'
import { CHUNK_ROWS, CHUNK_ROWS_WIDE } from '#platform/web/constants.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import './lists.css'
import { InfiniteList } from './infinite-list.tsx'
import source from './infinite-list.tsx?raw'

export function InfiniteSamples() {
  const t = useT()
  const [pageRows, setPageRows] = useState(CHUNK_ROWS)
  const [isFailing, setFailing] = useState(false)
  return (
    <Example
      title={t('스크롤하며 이어 보는 목록')}
      about={t('쪽을 나누지 않고 훑어보는 목록입니다. 끝에 가까워지면 다음 자료를 한 번에 하나씩 불러옵니다.')}
      source={source}
    >
      <div className="sample-switches">
        <Segmented
          aria-label={t('한 번에 불러올 건수')}
          value={pageRows}
          onChange={setPageRows}
          options={[CHUNK_ROWS, CHUNK_ROWS_WIDE].map((value) => ({ value, label: t('{n}건씩', { n: value }) }))}
        />
        <Checkbox checked={isFailing} onChange={({ target }) => setFailing(target.checked)}>
          {t('서버 오류')}
        </Checkbox>
      </div>
      <InfiniteList pageRows={pageRows} fail={isFailing ? 'Y' : 'N'} />
    </Example>
  )
}
