/** R3: what has once kept its scene keeps it until it is released. */
import type { Yn } from '../judge/facts.logic.ts'

interface Scene {
  sceneKeepYn: Yn | null
  sceneReleaseDt: string | null
}
export const isSceneKept = (scene: Scene): boolean => scene.sceneKeepYn === 'Y' && scene.sceneReleaseDt === null
