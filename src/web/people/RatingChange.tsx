import './rating-change.css';

/** What a match did to a rating: +23, −16, or 0. */
export function RatingChange({ change }: { change: number }) {
  const kind = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return (
    <span className="rating-change" data-kind={kind}>
      {signed(change)}
    </span>
  );
}

export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';
}
