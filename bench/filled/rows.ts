/** Fewer values than either database takes in a statement. */
const MOST_VALUES = 20_000;

/** Adds the rows in statements that either database takes. */
export async function add<Item, Row extends object>(
  items: readonly Item[],
  rowFor: (item: Item, index: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  const most = Math.floor(MOST_VALUES / Object.keys(rowFor(first, 0)).length);
  for (let done = 0; done < items.length; done += most) {
    await insert(items.slice(done, done + most).map((item, index) => rowFor(item, done + index)));
  }
}
