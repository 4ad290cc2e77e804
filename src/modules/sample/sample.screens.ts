/** Every component of the platform, live: the pages that an engineer opens before writing a screen. Demo sites only. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

export const sampleScreens: Screens = {
  'sample/grid': { pages: { '': load(() => import('./grid/grid.page.tsx'), 'GridSamples') } },
  'sample/infinite': { pages: { '': load(() => import('./lists/infinite.page.tsx'), 'InfiniteSamples') } },
  'sample/paged': { pages: { '': load(() => import('./lists/paged.page.tsx'), 'PagedSamples') } },
  'sample/server': {
    pages: {
      '': load(() => import('./lists/server.page.tsx'), 'ServerSamples'),
      export: load(() => import('./lists/export.page.tsx'), 'ExportSamples'),
    },
  },
  'sample/tree': { pages: { '': load(() => import('./lists/tree.page.tsx'), 'TreeSamples') } },
  'sample/input': { pages: { '': load(() => import('./input/input.page.tsx'), 'InputSamples') } },
  'sample/picker': { pages: { '': load(() => import('./input/picker.page.tsx'), 'PickerSamples') } },
  'sample/marker': { pages: { '': load(() => import('./input/marker.page.tsx'), 'MarkerSamples') } },
  'sample/parts': { pages: { '': load(() => import('./parts/parts.page.tsx'), 'PartSamples') } },
  'sample/attachment': { pages: { '': load(() => import('./files/attachment.page.tsx'), 'AttachmentSamples') } },
  'sample/popup': { pages: { '': load(() => import('./frame/popup.page.tsx'), 'PopupSamples') } },
  'sample/request': { pages: { '': load(() => import('./frame/request.page.tsx'), 'RequestSamples') } },
  'sample/param': { pages: { '': load(() => import('./frame/param.page.tsx'), 'ParamSamples') } },
}
