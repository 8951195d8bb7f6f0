import type { Catalogue } from '../kernel/messages.ts';

/** What is refused about studies that are shared. */
export const STUDY_MESSAGES = {
  'refused.unknown-study': 'There’s no such study here, or it isn’t shared any more.',
  'refused.bad-study': 'This isn’t a study that this server can keep: {problem}.',
  'refused.study-too-large':
    'This study is too large to share: it has {size} characters, and {most} is the most. You can save it as a file.',
  'refused.most-studies': 'You share {most} studies already. Stop sharing one to share another.',
  'refused.study-changed': 'Somebody has changed this study meanwhile. Get the newest one and add your changes.',
  'refused.study-owner-only': 'Only the person who shares this study can do that.',
  'refused.study-running': 'This match is still being played. Studies are for finished matches.',
} as const satisfies Catalogue;
