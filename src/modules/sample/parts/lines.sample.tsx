import { Button } from 'antd'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import type { ExampleState } from './example.tsx'

const LONG = '여수공장 3공장 반응기 상부 점검구 개방 전 잔류가스 배출과 산소농도 확인'
const people = [
  { no: 1, name: '김서연', work: '가스 측정', isDone: true },
  { no: 2, name: '박도윤', work: '감시', isDone: false },
]

/** Rows of a record under their heading: as lines, lined up, as a table that is cards on a phone. */
export function LinesSample({ state }: { state: ExampleState }) {
  const shown = state === 'long' ? people.map((one) => ({ ...one, work: LONG })) : people
  const tag = (isDone: boolean) => <StatusTag tone={isDone ? 'done' : 'waiting'}>{isDone ? '서명' : '대기'}</StatusTag>
  return (
    <>
      <Panel title="참여자" actions={<Button>추가</Button>}>
        <Lines label="참여자">
          {shown.map(({ no, name, work, isDone }) => (
            <li key={no}>
              <span>
                {name} <span className="quiet">{work}</span>
              </span>
              {tag(isDone)}
              <Button type="text">빼기</Button>
            </li>
          ))}
        </Lines>
      </Panel>
      <Panel title="이력">
        <Lines columns="120px 1fr 80px">
          {shown.map(({ no, name, work, isDone }) => (
            <li key={no}>
              <span>{name}</span>
              <span>{work}</span>
              {tag(isDone)}
            </li>
          ))}
        </Lines>
      </Panel>
      <Panel title="측정값">
        <PlainTable label="측정값" heads={['성명', '작업', '상태']} isCards>
          {shown.map(({ no, name, work, isDone }) => (
            <tr key={no}>
              <th scope="row">{name}</th>
              <td data-head="작업">{work}</td>
              <td>{tag(isDone)}</td>
            </tr>
          ))}
        </PlainTable>
      </Panel>
    </>
  )
}
