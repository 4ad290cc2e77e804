/** Lists in force that fit an assessment: one press takes all of the questions that it does not ask yet. */
import { Button } from 'antd'
import { useAsked, useSend } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { fittingLists, takeChecklist } from './checklist.calls.ts'

/** @returns whether questions of one were taken */
export const pickChecklist = (rsaNo: number): Promise<true | undefined> =>
  openDialog<true>({
    label: translateNow('체크리스트'),
    content: (close) => <Choice rsaNo={rsaNo} onDone={() => close(true)} />,
    width: 'min(720px, 96vw)',
  })

const heads = ['체크리스트명', '개정', '확인항목', '']

function Choice({ rsaNo, onDone }: { rsaNo: number; onDone(): void }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(fittingLists, { no: rsaNo })
  const { send, isBusy } = useSend(takeChecklist, { said: '확인항목을 가져왔습니다.' })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={4} />
  if (data.rows.length === 0) return <p className="quiet">{t('이 공정과 작업에 맞는 확정된 체크리스트가 없습니다.')}</p>
  const take = async (rsaChecklistNo: number) => {
    if (await send({ no: rsaNo }, { rsaChecklistNo })) onDone()
  }
  return (
    <PlainTable label="체크리스트" heads={heads} isCards>
      {data.rows.map(({ rsaChecklistNo, checklistNm, revNo, questionCnt, takenCnt }) => (
        <tr key={rsaChecklistNo}>
          <td data-head={t('체크리스트명')}>{checklistNm}</td>
          <td data-head={t('개정')}>{revNo}</td>
          <td data-head={t('확인항목')}>{t('{n}건', { n: questionCnt })}</td>
          <td>
            {takenCnt >= questionCnt ? (
              <StatusTag tone="done">{t('가져옴')}</StatusTag>
            ) : (
              <Button
                disabled={isBusy}
                aria-label={t('{name} 가져오기', { name: checklistNm })}
                onClick={() => void take(rsaChecklistNo)}
              >
                {t('가져오기')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
