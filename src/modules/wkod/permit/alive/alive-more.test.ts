/** The second half of the stories of works. */
import { tellStories } from './alive-stories.fixture.ts'

tellStories(1)
