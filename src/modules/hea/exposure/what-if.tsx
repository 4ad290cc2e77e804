/** 물질 도입 가정: who would become due if a factor entered a process. */

import { useState } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { CodeSelect } from '#platform/web/form/code-select.tsx'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDay, today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { lawOfDue } from './due.logic.ts'
import { type WhatIf, whatIf } from './what-if.calls.ts'

export const openWhatIf = (): Promise<unknown> =>
  openDialog({
    label: translateNow('물질 도입 가정'),
    content: () => <WhatIfPanel />,
    width: 'min(840px, 92vw)',
    escCloses: true,
  })
const factorField = { group: 'HAZARD_FACTOR' }

function WhatIfPanel() {
  const t = useT()
  const [factorCd, setFactor] = useState<string | null>(null)
  const [processNo, setProcess] = useState<string | null>(null)
  const [placementYmd, setDay] = useState<string | null>(today())
  const isAsked = factorCd && processNo && placementYmd
  const { data, isError, error, isFetching, refetch } = useAsked(
    whatIf,
    isAsked ? { factorCd, processNo, placementYmd } : null,
    { keep: true, fresh: true },
  )
  return (
    <div className="stack">
      <div className="doc-grid">
        <FormField label={t('유해인자')} width="medium">
          {(wiring) => <CodeSelect wiring={wiring} field={factorField} value={factorCd} onChange={setFactor} />}
        </FormField>
        <FormField label={t('공정')} width="medium">
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              name={null}
              kind="process"
              value={processNo === null ? null : Number(processNo)}
              onChange={(key) => setProcess(key === null ? null : String(key))}
            />
          )}
        </FormField>
        <FormField label={t('도입일')} width="short">
          {(wiring) => <DayInput wiring={wiring} label={t('도입일')} value={placementYmd} onChange={setDay} />}
        </FormField>
      </div>
      {!isAsked && (
        <Empty
          message={t('유해인자와 공정을 고르면 누가 언제까지 검진을 받아야 하는지 보여 줍니다. 저장하지 않습니다.')}
        />
      )}
      {isAsked && isError && <Failed error={error} onRetry={() => void refetch()} />}
      {isAsked && !isError && !data && isFetching && <Loading lines={6} />}
      {isAsked && data && <Found data={data} />}
    </div>
  )
}

function Found({ data }: { data: WhatIf }) {
  const t = useT()
  const due = data.rows.filter(({ exposedYn }) => exposedYn === 'N')
  const lacking = due.filter(({ preExamYn }) => preExamYn === 'N')
  const summary = !data.isAsked
    ? t('{factor}은(는) 특수건강진단 대상이 아닙니다.', { factor: data.factorNm })
    : due.length === 0
      ? t('새로 대상이 되는 근로자가 없습니다.')
      : t('{n}명이 새로 특수건강진단 대상이 됩니다. 그 가운데 {pre}명은 배치 전에 검진을 받아야 합니다.', {
          n: due.length,
          pre: lacking.length,
        })
  return (
    <section aria-label={t('가정 결과')}>
      <p role="status">
        <b>{summary}</b>
      </p>
      {data.isAsked && (
        <p className="quiet">
          {t('첫 검진 {first}개월, 그 뒤 {cycle}개월마다', { first: data.firstMonthCnt, cycle: data.cycleMonthCnt })}
          {' · '}
          {lawOfDue('SPC', 'FIRST', data.cycleGroupNo)}
        </p>
      )}
      {data.isAsked && data.rows.length > 0 && (
        <PlainTable label="가정 결과" heads={['성명', '부서', '첫 검진 기한', '배치전검진']}>
          {data.rows.map((row) => (
            <tr key={row.userId}>
              <th scope="row">{row.userNm}</th>
              <td>{row.deptNm}</td>
              <td>
                {row.firstDueYmd ? formatDay(row.firstDueYmd) : '–'}
                {row.exposedYn === 'Y' && <span className="quiet"> · {t('이미 노출')}</span>}
              </td>
              <td>
                {row.exposedYn === 'N' && (
                  <StatusTag tone={row.preExamYn === 'Y' ? 'done' : 'waiting'}>
                    {row.preExamYn === 'Y' ? t('면제') : t('필요')}
                  </StatusTag>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}
