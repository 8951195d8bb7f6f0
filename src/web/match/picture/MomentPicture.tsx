import './picture.css';
import { useState } from 'react';
import { useTask } from '../../frame/use-task.ts';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { save } from '../../records/save.ts';
import { useMatchSay } from '../text.ts';
import { drawElement, paintDrawing } from './draw-board.ts';

interface MomentPictureProps {
  /** The title of what is shared. */
  readonly title: string;
  /** The name of the file, without its ending. */
  readonly name: string;
  /** The board that is drawn. */
  readonly of: () => HTMLElement | undefined;
}

interface Picture {
  readonly file: File;
  readonly shown: string;
}

/** Makes a picture of the board as it is shown, to be saved or shared. */
export function MomentPicture({ title, name, of }: MomentPictureProps) {
  const say = useMatchSay();
  const task = useTask();
  const [picture, setPicture] = useState<Picture | undefined>(undefined);
  const make = async () => {
    const board = of();
    if (board === undefined) return;
    setPicture(await pictureOf(board, name));
  };
  return (
    <>
      <Button icon="eye" busy={task.busy} onClick={() => task.run(make)}>
        {say('picture.make')}
      </Button>
      <Dialog
        open={picture !== undefined}
        onClose={() => setPicture(undefined)}
        title={say('picture.title')}
        closeLabel={say('close')}
        actions={
          picture && (
            <>
              {canShare(picture.file) && (
                <Button icon="share" onClick={() => navigator.share({ title, files: [picture.file] }).catch(() => {})}>
                  {say('picture.share')}
                </Button>
              )}
              <Button kind="primary" icon="download" onClick={() => save(picture.file, picture.file.name)}>
                {say('picture.save')}
              </Button>
            </>
          )
        }
      >
        {picture && <img className="moment-picture" src={picture.shown} alt={say('picture.alt', { title })} />}
      </Dialog>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** A PNG, or the drawing itself where a browser does not let pages paint it. */
async function pictureOf(board: HTMLElement, name: string): Promise<Picture> {
  const drawing = await drawElement(board);
  const drawn = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.svg)}`;
  try {
    const painted = await paintDrawing(drawing);
    const file = new File([painted], `${name}.png`, { type: painted.type });
    return { file, shown: await dataOf(file) };
  } catch {
    return { file: new File([drawing.svg], `${name}.svg`, { type: 'image/svg+xml' }), shown: drawn };
  }
}

/** Pages show pictures as data: other addresses are refused by the policy for contents. */
function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
