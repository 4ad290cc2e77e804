/** The first half of the stories of works. */
import { tellStories } from './alive-stories.fixture.ts'

tellStories(0)
