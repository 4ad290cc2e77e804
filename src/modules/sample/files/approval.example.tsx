import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { ApprovalButton } from '#platform/web/approval/approval-button.tsx'
import type { ApprovalKey } from '#platform/web/approval/approval-status.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { Example } from '../parts/example.tsx'
import source from './approval.example.tsx?raw'

export function ApprovalExample() {
  const t = useT()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['sample', 'approvals'],
    queryFn: () => api.get<ApprovalKey>('/api/sample/approvals', { quiet: true }),
  })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={2} />
  const { apprBizCd, apprRqstNoList } = data
  const shown: [string, readonly number[]][] = [
    ['요청 하나', apprRqstNoList.slice(-1)],
    ['요청 여럿', apprRqstNoList],
    ['요청 없음', []],
    ['볼 수 없는 요청', [0]],
  ]
  return (
    <Example title={t('결재진행')} about={t('문서의 결재가 어디까지 왔는지 팝업으로 보입니다.')} source={source}>
      <dl className="sample-cases">
        {shown.map(([name, numbers]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <ApprovalButton apprRqstNoList={numbers} apprBizCd={apprBizCd} />
            </dd>
          </div>
        ))}
      </dl>
    </Example>
  )
}
