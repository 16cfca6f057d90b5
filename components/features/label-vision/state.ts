import type { LabelVersion } from './carton-artwork-data';
import type { NoteId } from './check';

export type LabelState = {
  /** Version of the artwork that is shown. */
  version: LabelVersion;
  /** Whether the corrected version was shown before. */
  fixedOnce: boolean;
  /** The one note that is open. */
  note: NoteId | null;
  /** Finding that is pointed at, in the list or on the artwork. */
  pointed: NoteId | null;
  /** A visitor's own file: held over the scene, or dropped, which is answered in words. */
  file: 'none' | 'over' | 'answered';
};

export const initialState: LabelState = {
  version: 'submitted',
  fixedOnce: false,
  note: null,
  pointed: null,
  file: 'none',
};

/** What a visitor changes; all the rest stays as it is. */
export const reduce = (state: LabelState, change: Partial<LabelState>): LabelState => ({
  ...state,
  ...change,
  fixedOnce: state.fixedOnce || change.version === 'corrected',
});

/** What auto-fix changes. An open note would lie over it. */
export const fixed: Partial<LabelState> = { version: 'corrected', note: null };

/** Opens a finding's note, or closes it again. */
export const toggled = (state: LabelState, note: NoteId): Partial<LabelState> => ({
  note: state.note === note ? null : note,
});

/** Whether the tag on the first control still invites to press it. */
export const isInviting = ({ version, fixedOnce }: LabelState) => version === 'submitted' && !fixedOnce;
