/** Lists of the law that a composition adds and takes away. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import type { HitChange } from './preview.calls.ts'

const kinds = { ADD: '새로 해당', DEL: '해당 없어짐' } as const

export function HitChanges({ rows }: { rows: readonly HitChange[] }) {
  const t = useT()
  if (rows.length === 0) return <p className="quiet">{t('바뀌는 규제가 없습니다.')}</p>
  return (
    <PlainTable label="저장하면 바뀌는 규제" heads={['변동', '목록', '성분', '함량']} isCards>
      {rows.map(({ kindCd, judgeCd, regListNm, subjectNm, contentPctVal }) => (
        <tr key={[kindCd, regListNm, subjectNm].join(' ')}>
          <td data-head={t('변동')}>
            <StatusTag tone={kindCd === 'DEL' ? 'suspended' : judgeCd === 'CHECK' ? 'waiting' : 'danger'}>
              {t(judgeCd === 'CHECK' && kindCd === 'ADD' ? '확인 필요' : kinds[kindCd])}
            </StatusTag>
          </td>
          <td data-head={t('목록')}>{regListNm ?? t('모든 목록')}</td>
          <td data-head={t('성분')}>{subjectNm}</td>
          <td data-head={t('함량')}>{contentPctVal !== null && `${contentPctVal}%`}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
