import type { Catalogue } from '../../../kernel/messages.ts';

/** Texts about keeping and recovering one's name and matches. */
export const account = {
  'account.title': 'Keep your matches',
  'account.kept-title': 'Your matches are kept',
  'account.kept': ({ keys, codes }) =>
    [
      Number(keys) > 0 && (keys === 1 ? '1 key' : `${keys} keys`),
      Number(codes) > 0 && (codes === 1 ? '1 code' : `${codes} codes`),
    ]
      .filter(Boolean)
      .join(' · '),
  'account.offline': 'You’re offline. Your keys and devices are shown when the server can be reached.',
  'account.guest': 'You play as a guest: your name and your matches belong to this browser alone.',
  'account.guest-key': 'With a passkey they are yours on every device. No password, no e-mail.',
  'account.guest-codes': 'With recovery codes they are yours on every device. No password, no e-mail.',
  'account.add-key': 'Add a passkey',
  'account.later': 'Later',
  'account.scene': 'A door in a stone wall, and the key beside it',
  'account.how-1': 'Your device asks for your finger, your face or its PIN.',
  'account.how-2': 'It keeps a key for this table. We never see your finger or face.',
  'account.how-3': 'Then make ten recovery codes and put them in a drawer.',
  'account.warning': 'If this browser’s data is cleared, a guest’s matches are gone. We can’t bring them back.',
  'account.have-name': 'You have a name already?',
  'account.have-name-hint': 'What you have played here as a guest can be joined to it.',
  'account.needs-https':
    'Passkeys work only over https and by a host name. Here you can use recovery codes and words instead.',
  'account.keys': 'Your keys',
  'account.key': 'Key made with {browser}',
  'account.key-unknown': 'Key',
  'account.key-made': 'Added {when}',
  'account.key-used': 'Added {made}, used {used}',
  'account.another-key': 'Add another key',
  'account.remove': 'Remove',
  'account.remove-name': 'Remove {name}',
  'account.cancelled': 'Nothing happened. Try again whenever you like.',
  'account.device-has-key': 'This device already keeps a key of yours.',
  'account.signed-in': 'Signed in',
  'account.new-device': 'A new device',
  'account.new-device-text':
    'Open Underbridge there, choose “Sign in”, and type three words. They work once, for five minutes.',
  'account.words': 'Show three words',
  'account.words-label': 'Your words',
  'account.words-warning': 'Anyone who has these words can play as you, so tell nobody.',
  'account.link': 'Make a link and QR code',
  'account.codes': 'If all else is lost',
  'account.codes-text': 'Ten recovery codes, each good for one sign-in. Print them and put them in a drawer.',
  'account.codes-left': ({ left }) =>
    left === 0 ? 'You have no codes left.' : left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`,
  'account.code-used':
    'One was used {when} with {browser}. If that wasn’t you, make new ones and sign out what you don’t know.',
  'account.code-used-unknown':
    'One was used {when}. If that wasn’t you, make new ones and sign out what you don’t know.',
  'account.make-codes': 'Make codes',
  'account.new-codes': 'Make new codes',
  'account.new-codes-hint': 'The old ones will stop working.',
  'account.your-codes': 'Your recovery codes',
  'account.codes-once': 'You see them only now.',
  'account.print': 'Print',
  'account.copy-codes': 'Copy',
  'account.codes-safe': 'I have them safe',
  'account.take': 'Take it with you',
  'account.take-text': 'All your matches and messages in one file, whenever you like.',
  'account.download': 'Download',
  'account.delete': 'Delete my name…',
  'account.delete-title': 'Delete your name?',
  'account.delete-text':
    'You can never sign in as {name} again, and nobody can undo this. Your matches stay for the others, without your name; a bot plays on for you. What you wrote at tables stays, too, without your name.',
  'account.delete-type': 'Type {name} to confirm',
  'account.delete-now': 'Delete for ever',

  'sign-in.title': 'Sign in',
  'sign-in.lead': 'Come back to your name and your matches.',
  'sign-in.passkey': 'Sign in with a passkey',
  'sign-in.passkey-text': 'Your device knows who you are.',
  'sign-in.name': 'Your name',
  'sign-in.name-hint': 'Your browser offers your passkeys here.',
  'sign-in.words': 'Words from another device',
  'sign-in.words-text':
    'On a device where you are signed in, open “Your name and matches” and let it show three words.',
  'sign-in.words-example': 'moon goat river',
  'sign-in.code': 'A recovery code',
  'sign-in.code-text': 'One of the codes from your drawer. It works once.',
  'sign-in.code-example': 'birth owner river fox',
  'sign-in.go': 'Sign in',

  'join.title': 'You have played here as {name}',
  'join.text': 'What {name} has can become {other}’s:',
  'join.do': 'Join it to {name}',
  'join.leave': 'Leave it behind',
} satisfies Catalogue;
