import type { LabelVersion } from './carton-artwork';
import type { FindingId, ReviewId } from './check';

/** What a slip on the artwork explains. */
export type NoteId = FindingId | ReviewId;

export type LabelState = {
  /** Version of the artwork that is shown. */
  version: LabelVersion;
  /** The one note that is open. */
  note: NoteId | null;
  /** Finding that is pointed at, in the list or on the artwork. */
  pointed: NoteId | null;
  /** Whether a file was dropped, which is answered in words. */
  dropped: boolean;
};

export type LabelEvent =
  | { type: 'version chosen'; version: LabelVersion }
  | { type: 'note toggled'; note: NoteId }
  | { type: 'note closed' }
  | { type: 'pointed'; at: NoteId | null }
  | { type: 'file dropped' };

export const initialState: LabelState = { version: 'submitted', note: null, pointed: null, dropped: false };

export function reduce(state: LabelState, event: LabelEvent): LabelState {
  switch (event.type) {
    case 'version chosen':
      return { ...state, version: event.version };
    case 'note toggled':
      return { ...state, note: state.note === event.note ? null : event.note };
    case 'note closed':
      return { ...state, note: null };
    case 'pointed':
      return { ...state, pointed: event.at };
    case 'file dropped':
      return { ...state, dropped: true };
  }
}
