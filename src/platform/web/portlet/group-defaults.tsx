/** How the dashboard of an authority group begins: arranged by who keeps the groups, without anybody's numbers. */
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { Layout } from '#platform/model/portlet.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { Arrangement } from './arrangement.tsx'
import type { PortletInfo } from './portlet.types.ts'

interface Group {
  authGrpNo: number
  authGrpNm: string
  ownYn: 'Y' | 'N'
  layout: Layout
}
const path = '/api/main/portlets/defaults'
const queryKey = ['portlet-defaults']

export function GroupDefaults({ onDone }: { onDone(): void }) {
  const [groupNo, setGroupNo] = useState<number>()
  const { data, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<{ rows: PortletInfo[]; groups: Group[] }>(path, { signal, quiet: true }),
  })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={9} />
  const group = data.groups.find(({ authGrpNo }) => authGrpNo === groupNo) ?? data.groups[0]
  return (
    group && (
      <GroupDefault
        key={group.authGrpNo}
        group={group}
        onDone={onDone}
        groups={data.groups}
        portlets={data.rows}
        onGroup={setGroupNo}
      />
    )
  )
}

interface GroupProps {
  group: Group
  groups: readonly Group[]
  portlets: readonly PortletInfo[]
  onGroup(authGrpNo: number): void
  onDone(): void
}
function GroupDefault({ group, groups, portlets, onGroup, onDone }: GroupProps) {
  const t = usePlatformT()
  const [changedTo, setChanged] = useState<Layout>()
  const { authGrpNo, authGrpNm, ownYn } = group
  const layout = changedTo ?? group.layout
  const sent = async (sending: Promise<unknown>, said: string) => {
    await sending
    await queryClient.invalidateQueries({ queryKey })
    setChanged(undefined)
    toast(said)
  }
  const save = () =>
    sent(api.put(`${path}/${authGrpNo}`, { layout }), t('{name}의 기본 화면을 저장했습니다.', { name: authGrpNm }))
  const forget = () => sent(api.delete(`${path}/${authGrpNo}`), t('기본 화면을 처음 상태로 되돌렸습니다.'))
  return (
    <Arrangement
      portlets={portlets}
      layout={layout}
      onChange={setChanged}
      actions={
        <>
          <Select
            aria-label={t('권한그룹의 기본 화면')}
            className="portlet-group"
            showSearch={{ optionFilterProp: 'label' }}
            value={authGrpNo}
            onChange={onGroup}
            options={groups.map((one) => ({
              value: one.authGrpNo,
              label: one.ownYn === 'Y' ? `${one.authGrpNm} · ${t('직접 구성함')}` : one.authGrpNm,
            }))}
          />
          <Button disabled={ownYn === 'N'} onClick={() => void forget().catch(() => undefined)}>
            {t('처음 상태로')}
          </Button>
          <Button onClick={onDone}>{t('닫기')}</Button>
          <Button type="primary" disabled={!changedTo} onClick={() => void save().catch(() => undefined)}>
            {t('저장')}
          </Button>
        </>
      }
    >
      {() => <p className="portlet-note quiet">{t('각자의 자료가 보입니다.')}</p>}
    </Arrangement>
  )
}
