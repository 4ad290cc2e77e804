import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import { CascadingTree } from './tree/cascading.tsx'
import cascadingSource from './tree/cascading.tsx?raw'
import { ReadOnlyTree } from './tree/read-only.tsx'
import readOnlySource from './tree/read-only.tsx?raw'
import { SingleTree } from './tree/single.tsx'
import singleSource from './tree/single.tsx?raw'
import { TiedTree } from './tree/tied.tsx'
import tiedSource from './tree/tied.tsx?raw'

const states = { loading: 'loading', empty: 'empty', error: 'error' } as const

export function TreeSamples() {
  const t = useT()
  return (
    <>
      <Example
        title={t('연동하는 선택')}
        about={t('위를 선택하면 아래가 모두 선택됩니다. 일부만 선택되면 위는 반만 표시됩니다.')}
        source={cascadingSource}
      >
        <CascadingTree />
      </Example>
      <Example
        title={t('연동하지 않는 선택')}
        about={t('그 행만 바뀝니다. 선택하면 위가 함께 선택되고, 아래에 선택이 남지 않으면 위도 해제됩니다.')}
        source={singleSource}
      >
        <SingleTree />
      </Example>
      <Example
        title={t('묶인 선택')}
        about={t('쓰기는 접근이 있어야 합니다. 한쪽을 바꾸면 다른 쪽이 따라옵니다.')}
        source={tiedSource}
      >
        <TiedTree />
      </Example>
      <Example title={t('읽기 전용과 상태')} source={readOnlySource} states={['read', 'loading', 'empty', 'error']}>
        {(state) => <ReadOnlyTree state={state in states ? states[state as keyof typeof states] : 'ready'} />}
      </Example>
    </>
  )
}
