import type { NoteId } from './data';
import type { LabelVersion } from './parts/carton-artwork-data';

export type LabelState = {
  /** Displayed version of the artwork. */
  version: LabelVersion;
  /** True if the corrected version was shown before. */
  fixedOnce: boolean;
  /** The open note. */
  note: NoteId | null;
  /** The hovered finding, in the list or on the artwork. */
  pointed: NoteId | null;
  /** A visitor's file: dragged over the scene, or dropped, which shows a message. */
  file: 'none' | 'over' | 'answered';
};

export const initialState: LabelState = {
  version: 'submitted',
  fixedOnce: false,
  note: null,
  pointed: null,
  file: 'none',
};

/** Changes to the scene by the visitor; everything else is constant. */
export const reduce = (state: LabelState, change: Partial<LabelState>): LabelState => ({
  ...state,
  ...change,
  fixedOnce: state.fixedOnce || change.version === 'corrected',
});

/** Changes of auto-fix. It closes the open note, which would cover the result. */
export const fixed: Partial<LabelState> = { version: 'corrected', note: null };

/** Toggles a finding's note. */
export const toggled = (state: LabelState, note: NoteId): Partial<LabelState> => ({
  note: state.note === note ? null : note,
});

/** True if the tag on the first control still invites a press. */
export const isInviting = ({ version, fixedOnce }: LabelState) => version === 'submitted' && !fixedOnce;
