/** A rule's id, which leads to the rule. */
export function RuleLink({ rule, open }: { rule: string; open: (id: string) => void }) {
  return (
    <button type="button" className="rule-link" onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
