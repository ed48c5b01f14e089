import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FaultsReport, GivenFault, Scenario } from '../contract/faults';
import { Button } from '../storefront/ui/controls/Button';
import { Message } from '../storefront/ui/feedback/Message';
import { Select } from '../storefront/ui/fields/Select';
import { TextField } from '../storefront/ui/fields/TextField';
import { Cluster, Stack } from '../storefront/ui/layout/Stack';
import { Dialog } from '../storefront/ui/overlays/Dialog';
import { tokens } from '../storefront/ui/theme/tokens';
import { draftOf, EMPTY_DRAFT, scenarioIn, withRule, type Draft } from './draft';
import type { FaultDoor } from './faultDoor';
import { RuleFields } from './RuleFields';

/** How many faults are shown at most, the latest ones: enough to see that a rule applies. */
const GIVEN_SHOWN = 6;

/** Interval for refreshing the list of faults while the panel is open, in ms. */
const LOOK_MS = 2_000;

interface FaultPanelProps {
  readonly door: FaultDoor;
  readonly isOpenAtFirst: boolean;
}

/** Chooses, edits, starts and stops the rules by which calls of the development server fail. A tool for developers. */
export function FaultPanel({ door, isOpenAtFirst }: FaultPanelProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isPlaying, setPlaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<FaultsReport | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);

  const refresh = useCallback(async () => {
    try {
      const now = await door.read();
      setReport(now);
      setPlaying(now.scenario !== null);
      // Editing starts with the active scenario; an existing draft is kept.
      setDraft((before) => before ?? (now.scenario === null ? EMPTY_DRAFT : draftOf(now.scenario)));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }, [door]);
  useEffect(() => {
    const first = setTimeout(() => void refresh());
    const timer = isOpen ? setInterval(() => void refresh(), LOOK_MS) : undefined;
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isOpen, refresh]);

  const play = async (scenario: Scenario | null) => {
    setProblem(null);
    try {
      await door.play(scenario);
      setPlaying(scenario !== null);
      await refresh();
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  const playDraft = () => {
    const said = scenarioIn(draft ?? EMPTY_DRAFT);
    if (said.ok) void play(said.scenario);
    else setProblem(said.problem);
  };
  const footer = (
    <Cluster>
      <Button variant="primary" onClick={playDraft}>
        {isPlaying ? 'Play from the start' : 'Play'}
      </Button>
      {/* Never disabled, because a disabled button would lose the focus. */}
      <Button onClick={() => void play(null)}>Stop</Button>
    </Cluster>
  );
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" data-playing={isPlaying || undefined} onClick={() => setOpen(true)}>
        {isPlaying ? 'Faults: on' : 'Faults'}
      </Opener>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Faults on purpose"
        closeLabel="Close the fault panel"
        position="right"
        footer={footer}
      >
        <Stack>
          {problem !== null && (
            <Message variant="error" announce>
              {problem}
            </Message>
          )}
          {report !== null && <Scenarios report={report} onChoose={(scenario) => setDraft(draftOf(scenario))} />}
          {isPlaying && <Given faults={report?.given ?? []} />}
          {draft !== null && (
            <Editor draft={draft} matched={isPlaying ? (report?.heard ?? null) : null} onChange={setDraft} />
          )}
        </Stack>
      </Dialog>
    </>
  );
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface ScenariosProps {
  readonly report: FaultsReport;
  readonly onChoose: (scenario: Scenario) => void;
}

function Scenarios({ report: { scenarios }, onChoose }: ScenariosProps) {
  const [chosen, setChosen] = useState('');
  const options = scenarios.map((file) => ({
    value: file.name,
    label: 'problem' in file ? `${file.name}: ${file.problem}` : file.name,
    disabled: 'problem' in file,
  }));
  const choose = (name: string) => {
    setChosen(name);
    const file = scenarios.find((one) => one.name === name);
    if (file !== undefined && 'scenario' in file) onChoose(file.scenario);
  };
  return (
    <Select
      label="Scenario"
      hint={
        scenarios.length === 0
          ? 'The server has no scenario files.'
          : 'Fills in the rules below; press Play to start it.'
      }
      options={[{ value: '', label: 'My own rules' }, ...options]}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

interface EditorProps {
  readonly draft: Draft;
  /** How many calls each rule has matched; null: nothing is played. */
  readonly matched: readonly number[] | null;
  readonly onChange: (draft: Draft) => void;
}

function Editor({ draft, matched, onChange }: EditorProps) {
  const { seed, rules } = draft;
  const adding = useRef<HTMLButtonElement>(null);
  const remove = (removed: number) => {
    onChange({ ...draft, rules: rules.filter(({ key }) => key !== removed) });
    adding.current?.focus();
  };
  return (
    <>
      <TextField
        label="Seed"
        hint="The same seed makes the same calls fail."
        inputMode="numeric"
        value={seed}
        onChange={({ target }) => onChange({ ...draft, seed: target.value })}
      />
      {rules.map((rule, index) => (
        <RuleFields
          key={rule.key}
          rule={rule}
          number={index + 1}
          matched={matched?.[index] ?? null}
          onChange={(changed) => onChange({ ...draft, rules: rules.with(index, changed) })}
          onRemove={() => remove(rule.key)}
        />
      ))}
      <Button ref={adding} onClick={() => onChange(withRule(draft))}>
        Add a rule
      </Button>
    </>
  );
}

function Given({ faults }: { readonly faults: readonly GivenFault[] }) {
  return (
    <section aria-labelledby="faults-so-far">
      <h3 id="faults-so-far">Faults so far</h3>
      {faults.length === 0 ? (
        <Quiet>None yet.</Quiet>
      ) : (
        <List>
          {faults
            .slice(-GIVEN_SHOWN)
            .toReversed()
            .map(({ call, rule, nth }, index) => (
              <li key={faults.length - index}>
                <code>{call}</code> rule {rule + 1}, call {nth}
              </li>
            ))}
        </List>
      )}
    </section>
  );
}

const Opener = styled.button`
  position: fixed;
  bottom: ${tokens.space[3]};
  left: ${tokens.space[3]};
  z-index: 1;
  min-height: ${tokens.target.base};
  padding: 0 ${tokens.space[3]};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: inherit;
  font-size: ${tokens.size.caption};
  cursor: pointer;
  &[data-playing] {
    background: ${tokens.color.danger};
    color: ${tokens.color.surface};
  }
`;

const Quiet = styled.p`
  color: ${tokens.color.inkSoft};
`;

const List = styled.ol`
  margin: ${tokens.space[2]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.size.caption};
  li {
    padding: ${tokens.space[1]} 0;
    overflow-wrap: anywhere;
  }
`;
