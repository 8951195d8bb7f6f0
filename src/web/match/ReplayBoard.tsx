import { useMemo } from 'react';
import type { LogLine, TableInfo } from '../../protocol/server.ts';
import { newsOf } from '../table/log/news.ts';
import { StillBoard, type StillBoardProps } from './StillBoard.tsx';

interface ReplayBoardProps extends Omit<StillBoardProps, 'game' | 'seats' | 'news'> {
  readonly info: Pick<TableInfo, 'game' | 'seats'>;
  readonly lines: readonly LogLine[];
}

/** The board at a moment of a finished match. */
export function ReplayBoard({ info, lines, ...board }: ReplayBoardProps) {
  const { moment } = board;
  const news = useMemo(() => newsOf(lines, moment), [lines, moment]);
  return <StillBoard game={info.game} seats={info.seats} news={news} {...board} />;
}
