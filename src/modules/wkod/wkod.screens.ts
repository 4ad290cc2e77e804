/** Which page stands below which menu row of work; each is fetched when it is first opened. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const boards = () => import('./board/board.screens.tsx')

export const wkodScreens: Screens = {
  'constSafe/wkod/wkodMap': {
    pages: {
      '': load(boards, 'WorkBoard'),
      wall: load(() => import('./board/board.wall.tsx'), 'WorkWall', { standalone: true }),
      print: load(() => import('./board/board.print.tsx'), 'WorkBoardPaper', { standalone: true }),
    },
  },
  'constSafe/wkod/simopsRule': { pages: { '': load(boards, 'SimopsRuleList') } },
}
