import { Dialog } from '../../../../web/look/Dialog.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import { FOLK_IDS } from '../../box/folk-ids.ts';
import { sheetOf } from '../../box/folk-sheets.ts';
import { Peaks } from '../art/folks/Peaks.tsx';
import { Person } from '../art/Person.tsx';
import { readerOf, useTable } from '../table.ts';
import { Abilities } from './FolkCard.tsx';

/** All nine folks one below the other, for those who want to compare. */
export function AllFolks({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const table = useTable();
  const { speak } = table;
  return (
    <Dialog open={open} onClose={close} title={speak('folk.all')} closeLabel={speak('folk.close')}>
      <div className="cv-all-folks">
        {FOLK_IDS.map((folk) => (
          <section key={folk}>
            <h3>
              <Person seat={seatNumber(readerOf(table))} folk={folk} />
              {speak(`folk.${folk}`)}
              <span className="cv-hardness">
                <Peaks hardness={sheetOf(folk).hardness} />
                {speak(`folk.hardness-${sheetOf(folk).hardness}`)}
              </span>
            </h3>
            <Abilities folk={folk} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
