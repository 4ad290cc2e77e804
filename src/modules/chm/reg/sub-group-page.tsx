/** One group: the substances that a list means by its name. */
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterHistory } from '#platform/web/master/master-history.tsx'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import '../ghs/ghs.css'
import { SUBSTANCE_ROUTE } from '../chm-routes.model.ts'
import { useRowOf } from '../chm-row.ts'
import { groupParts, saveGroupParts } from './reg.calls.ts'
import { subGroupMaster } from './reg-list.master.ts'

export function SubGroupPage() {
  const { params, editable } = usePage()
  const t = useT()
  const no = Number(params.no)
  const { data: row, isError, error, refetch } = useRowOf(subGroupMaster, String(no))
  usePageHead({ title: row ? String(row.groupNm) : undefined })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!row) return <Loading lines={8} />
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <div className="chm-scroll stack is-wide">
          <Asked call={groupParts} at={{ no }}>
            {({ rows, rowVersion }) => (
              <Panel
                title="구성 물질"
                actions={
                  editable && (
                    <Button
                      onClick={() =>
                        void edit(
                          t('구성 물질'),
                          no,
                          rowVersion,
                          rows.map(({ casNo, korNm }) => casNo ?? korNm),
                        )
                      }
                    >
                      {t('수정')}
                    </Button>
                  )
                }
              >
                {rows.length === 0 ? (
                  <Empty message={t('구성 물질이 없습니다. 이 물질군으로는 아무것도 해당되지 않습니다.')} />
                ) : (
                  <PlainTable label="구성 물질" heads={['CAS 번호', '국문명']} isCards>
                    {rows.map(({ chmSubstanceNo, casNo, korNm }) => (
                      <tr key={chmSubstanceNo}>
                        <td data-head={t('CAS 번호')}>{casNo}</td>
                        <td data-head={t('국문명')}>
                          <Link to={`${SUBSTANCE_ROUTE}/${chmSubstanceNo}`}>{korNm}</Link>
                        </td>
                      </tr>
                    ))}
                  </PlainTable>
                )}
              </Panel>
            )}
          </Asked>
          <Panel title="이력">
            <MasterHistory master={subGroupMaster} row={row} />
          </Panel>
        </div>
      </div>
    </div>
  )
}

const edit = (label: string, no: number, rowVersion: number, names: readonly string[]) =>
  openDialog({
    label,
    width: 'min(560px, 92vw)',
    content: (close) => <PartsForm no={no} rowVersion={rowVersion} names={names} onDone={() => close()} />,
  })

interface PartsFormProps {
  no: number
  rowVersion: number
  names: readonly string[]
  onDone(): void
}
function PartsForm({ no, rowVersion, names, onDone }: PartsFormProps) {
  const t = useT()
  const [text, setText] = useState<string | null>(names.join('\n'))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const substances = [...new Set((text ?? '').split('\n').flatMap((line) => line.trim() || []))]
  const save = async () => {
    setBusy(true)
    try {
      await sendWith({ quiet: true }, saveGroupParts, { no }, { rowVersion, substances })
      await renew(groupParts)
      toast(t('저장되었습니다.'))
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.problems.length > 0) setProblems(error.problems)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack" aria-busy={isBusy}>
      <FormField label={t('CAS 번호나 국문명')} help={t('한 줄에 하나씩 적습니다.')} width="full">
        {(wiring) => <TextInput wiring={wiring} field={{ max: 20_000, lines: 12 }} value={text} onChange={setText} />}
      </FormField>
      <ul className="is-bad" aria-live="polite">
        {problems.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
      <Button type="primary" loading={isBusy} onClick={() => void save()}>
        {t('저장')}
      </Button>
    </div>
  )
}
