import { isLevel, sayBot } from '../frame/bots.ts';
import { Page } from '../frame/Page.tsx';
import { GAME_IDS, titleOf } from '../game-list.ts';
import { BotFace } from '../look/BotFace.tsx';
import { Paper } from '../look/Paper.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { hasMeasured, Measured } from './Measured.tsx';
import { peopleApi } from './people-api.ts';
import { usePeopleSay } from './text.ts';
import { useLoaded } from './use-loaded.ts';

/** A level of bots: its character, how it has done with people here, and how strong it was measured to be. */
export function BotPage({ level }: { level: string }) {
  const say = usePeopleSay();
  const { value, trouble } = useLoaded(`bot ${level}`, () => peopleApi.bot(level));
  if (!isLevel(level)) return <NotFound />;
  return (
    <Page
      title={sayBot(say, level)}
      lead={say(`bot.${level}.character`)}
      aside={<BotFace face={level} className="profile-mark" />}
    >
      <div className="bot-profile">
        <Paper as="section" heading={say('bot-profile.record')}>
          {trouble && <p className="error">{trouble}</p>}
          {value?.games.length === 0 && <p className="soft">{say('bot-profile.none')}</p>}
          <dl className="bot-record">
            {value?.games.map(({ game, matches, won }) => (
              <div key={game}>
                <dt>{titleOf(game)}</dt>
                <dd>{say('bot-profile.line', { matches, won })}</dd>
              </div>
            ))}
          </dl>
        </Paper>
        <Paper as="section" heading={say('bot-profile.measured')}>
          <p className="small soft">
            {say('board.bots-hint')} {say('board.bots-notch')}
          </p>
          {GAME_IDS.filter((game) => hasMeasured(game, level)).map((game) => (
            <section key={game} className="bot-measured">
              <h3>{titleOf(game)}</h3>
              <Measured game={game} of={level} />
            </section>
          ))}
        </Paper>
      </div>
    </Page>
  );
}
