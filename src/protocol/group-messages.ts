import type { Catalogue } from '../kernel/messages.ts';

/** Refusals about groups. They are apart from the others, since few pages need them. */
export const GROUP_MESSAGES = {
  'refused.unknown-group': 'There is no such group, or you are not a member.',
  'refused.unknown-group-link': 'This link to a group doesn’t work any more. Ask for a new one.',
  'refused.group-owner-only': 'Only the owner of the group can do that.',
  'refused.group-full': 'This group is full.',
  'refused.group-blocked': 'Somebody in this group doesn’t want to play with you.',
  'refused.group-plays-nothing': 'This group has not finished a match yet. Make a table first.',
  'refused.too-many-groups': 'You are in {most} groups already. Leave one first.',
} satisfies Catalogue;
