/** 열람 현황: who handles the product and has read the sheet, who has not yet. */
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { chmMsds } from './msds.model.ts'
import { sheetReaders } from './view/view.calls.ts'

const { useRecord } = screensFor(chmMsds)

export function Readers() {
  const { chmMsdsNo, effectiveYmd, langCd } = useRecord()
  if (!chmMsdsNo || !effectiveYmd || langCd !== 'ko') return null
  return <Body no={chmMsdsNo} />
}

function Body({ no }: { no: number }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(sheetReaders, { no })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Panel title="열람 현황">
      {data.rows.length === 0 ? (
        <p className="quiet">{t('이 MSDS를 열어 본 사람이 아직 없습니다.')}</p>
      ) : (
        <PlainTable label="열람 현황" heads={['성명', '부서', '취급', '열람일시']} isCards>
          {data.rows.map(({ userId, userNm, deptNm, handlesYn, readDt }) => (
            <tr key={userId}>
              <td data-head={t('성명')}>{userNm}</td>
              <td data-head={t('부서')}>{deptNm}</td>
              <td data-head={t('취급')}>{handlesYn === 'Y' && <StatusTag tone="progress">{t('취급자')}</StatusTag>}</td>
              <td data-head={t('열람일시')}>
                {readDt ? formatDateTime(readDt) : <StatusTag tone="waiting">{t('읽지 않음')}</StatusTag>}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
