import { Button } from 'antd'
import { openDeptSearch } from '#platform/web/picker/dept-search.tsx'
import { openProcessSearch } from '#platform/web/picker/process-search.tsx'
import { openUserSearch } from '#platform/web/picker/user-search.tsx'
import { Example } from '../parts/example.tsx'

export function PickerSamples() {
  return (
    <Example title="선택기">
      <Button onClick={() => openUserSearch()}>사용자 찾기</Button>
      <Button onClick={() => openDeptSearch()}>부서 찾기</Button>
      <Button onClick={() => openProcessSearch()}>공정 찾기</Button>
    </Example>
  )
}
