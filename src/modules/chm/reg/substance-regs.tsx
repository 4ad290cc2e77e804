/** The lists that name a substance, from which content on, since when. */
import { Link } from 'react-router'
import { Asked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { REG_ROUTE } from '../chm-routes.model.ts'
import { substanceRegs } from './reg.calls.ts'
import { ConditionText, CutText, SeverityTag, Unverified } from './rule-text.tsx'

export function SubstanceRegs({ no }: { no: number }) {
  const t = useT()
  return (
    <Panel title="규제현황">
      <Asked call={substanceRegs} at={{ no }}>
        {({ rows, openLists }) => (
          <div className="stack">
            {rows.length > 0 && (
              <PlainTable label="규제현황" heads={['목록', '적용 함량', '조건', '시행일', '출처']} isCards>
                {rows.map((row, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list may name it several times
                  <tr key={at}>
                    <td data-head={t('목록')}>
                      <Link to={`${REG_ROUTE}/${row.chmRegListNo}`}>{row.regListNm}</Link>{' '}
                      <SeverityTag cd={row.severityCd} />{' '}
                      {row.isComing && <StatusTag tone="waiting">{t('예정')}</StatusTag>}
                      {row.groupNm && <small className="quiet"> {row.groupNm}</small>}
                    </td>
                    <td data-head={t('적용 함량')}>
                      <CutText {...row} />
                    </td>
                    <td data-head={t('조건')}>
                      <ConditionText {...row} />
                    </td>
                    <td data-head={t('시행일')}>{row.startYmd}</td>
                    <td data-head={t('출처')}>
                      {row.sourceDesc} <Unverified yn={row.verifiedYn} />
                    </td>
                  </tr>
                ))}
              </PlainTable>
            )}
            {openLists.length > 0 && (
              <p className="quiet">
                {t('확인 필요: {lists}. 시행 중인 판이 없거나 일부만 실렸습니다.', { lists: openLists.join(', ') })}
              </p>
            )}
          </div>
        )}
      </Asked>
    </Panel>
  )
}
