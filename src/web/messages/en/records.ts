import type { Catalogue } from '../../../kernel/messages.ts';

/** The page that opens records. */
export const records = {
  'records.title': 'Open a record',
  'records.lead': 'Look at a match that somebody sent you, from this table or another one. It stays in your browser.',
  'records.drop': 'Drop a record here, or paste it.',
  'records.choose': 'Choose a file',
  'records.paste': 'Text of a record',
  'records.open': 'Open it',
  'records.other': 'Open another record',
  'records.reading': 'Playing the match again …',
  'records.seat': ({ number }) => `Player ${number}`,
  'records.older': 'It was played under older rules: how much of it can be checked is said below.',
  'records.names': 'Names in a record are only names: anybody can write them.',
  'records.whole': 'All {moves} moves follow the rules, and the match ends as the record says.',
  'records.sound': 'All {moves} moves follow the rules. The match wasn’t finished.',
  'records.refused':
    'Move {move}, by {name}, is against rule {rule}. What you see is the match up to there; the rest of the record can’t be played.',
  'records.ended-otherwise':
    'The record names other places than the moves lead to. What you see is the result of the moves.',
  'records.not-json': 'This isn’t a record: it isn’t JSON. A record is a file that ends with .underbridge.json.',
  'records.not-a-record': 'This is JSON, but no record of a match: it has no field “underbridge”.',
  'records.format': 'This record has format {format}, which this page can’t read. It may be from a newer table.',
  'records.damaged': 'This record is damaged: “{field}” isn’t what it should be. Ask for the file again.',
  'records.forged': 'This record is damaged or forged: its seed doesn’t match the hash shown at the start.',
  'records.no-game': 'This is a record of {game}, a game that isn’t played here.',
  'records.newer':
    'This record follows version {version} of the rules. Here version {today} is played: open it on a newer table.',
  'records.no-table': 'This record is damaged: {game} has no table with these seats and options.',
  'records.too-large': 'This file has {megabytes} MB. A record has at most {most} MB.',
  'records.too-long': 'The match couldn’t be played again within {seconds} seconds, so the record isn’t opened.',
  'records.unreadable': 'The file couldn’t be read. Try it again, or paste its text.',
} as const satisfies Catalogue;
