import type { LabelVersion } from './carton-artwork-data';
import type { FindingId, ReviewId } from './check';

/** What a slip on the artwork explains. */
export type NoteId = FindingId | ReviewId;

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

export type LabelEvent =
  | { type: 'fixed' }
  | { type: 'version chosen'; version: LabelVersion }
  | { type: 'note toggled'; note: NoteId }
  | { type: 'note closed' }
  | { type: 'pointed'; at: NoteId | null }
  | { type: 'file came' }
  | { type: 'file left' }
  | { type: 'file dropped' };

export const initialState: LabelState = {
  version: 'submitted',
  fixedOnce: false,
  note: null,
  pointed: null,
  file: 'none',
};

export function reduce(state: LabelState, event: LabelEvent): LabelState {
  switch (event.type) {
    case 'fixed':
      // An open note would lie over what has just changed.
      return { ...state, version: 'corrected', fixedOnce: true, note: null };
    case 'version chosen':
      return {
        ...state,
        version: event.version,
        fixedOnce: state.fixedOnce || event.version === 'corrected',
      };
    case 'note toggled':
      return { ...state, note: state.note === event.note ? null : event.note };
    case 'note closed':
      return { ...state, note: null };
    case 'pointed':
      return { ...state, pointed: event.at };
    case 'file came':
      return { ...state, file: 'over' };
    case 'file left':
      return { ...state, file: 'none' };
    case 'file dropped':
      return { ...state, file: 'answered' };
  }
}

/** Whether the tag on the first control still invites to press it. */
export const isInviting = ({ version, fixedOnce }: LabelState) => version === 'submitted' && !fixedOnce;
