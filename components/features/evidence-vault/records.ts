/**
 * What the vault scene shows: the newest record of each stored kind. `body` is the record's stored text, and
 * `sha256` is the hash of exactly its UTF-8 bytes, so that anyone can compute it again;
 * tests/unit/features/evidence-vault-hashes.test.ts does. A record whose body changes needs a new hash, as in the product.
 */

/** Kinds in the order of the facets, with how many records of each the sample vault holds. */
export const vaultKinds = [
  { id: 'splReceipt', count: 412 },
  { id: 'agentLetter', count: 6 },
  { id: 'adverseEventFiling', count: 23 },
  { id: 'auditCertificate', count: 11 },
  { id: 'labelVersion', count: 386 },
  { id: 'registrationConfirmation', count: 9 },
  { id: 'priorNoticeReceipt', count: 74 },
  { id: 'facilityInspection', count: 14 },
  { id: 'batchRecord', count: 602 },
] as const;

export type VaultKind = (typeof vaultKinds)[number]['id'];

export type VaultRecord = {
  kind: VaultKind;
  file: string;
  version: number;
  /** Day on which it was stored, ISO. */
  stored: string;
  /** Lower-case hexadecimal SHA-256 of the body's UTF-8 bytes. */
  sha256: string;
  /** Its copy comes to the off-site escrow with the mirror's next run. */
  unmirrored?: true;
  body: string;
};

/** figures.retentionYears of lib/site.ts, which would come to the browser whole; state.test.ts keeps them equal. */
export const retentionYears = 6;

/** Newest first. */
export const vaultRecords: readonly VaultRecord[] = [
  {
    kind: 'splReceipt',
    file: 'spl-receipt_veil-cushion-01_v1.txt',
    version: 1,
    stored: '2026-11-21',
    sha256: '1970e24704e5c3d8b937fa456635d434a23bb4d766a72faa6a9b1de8f10d5efb',
    unmirrored: true,
    body: `COSMETIC PRODUCT LISTING RECEIPT
Product: Onsil Veil Cushion, 01 Barley
Responsible person: Onsil America Inc.
Facility: Icheon, FEI 3016 448 217
Uploaded: 2026-11-21 14:02:11
FDA Validate: 2026-11-21 14:04:57
Ticket Issued: 2026-11-21 14:06:43
Ticket: CPL-2026-118204
`,
  },
  {
    kind: 'labelVersion',
    file: 'label_veil-cushion-01_v3.txt',
    version: 3,
    stored: '2026-11-20',
    sha256: '17db1e00b93291e3b7114e7a70025c62aad736e1146435e9d7ee636238890ea5',
    body: `LABEL VERSION
Product: Onsil Veil Cushion, 01 Barley
Artwork: veil-cushion-01_carton_v3.pdf
Net contents: NET WT. 0.53 OZ (15 g)
Rules checked: 124
Rules passed: 124
Supersedes: v2 of 2026-10-07
`,
  },
  {
    kind: 'priorNoticeReceipt',
    file: 'prior-notice_ONS-2611_line-4_v1.txt',
    version: 1,
    stored: '2026-11-17',
    sha256: '2d0a796607cd8dd5d45f2085cf5c93324764f0c190c603302931048c16904f42',
    body: `PRIOR NOTICE RECEIPT
Shipment: ONS-2611
Line: 4, Yuja Collagen Jelly, LOT 6H11F, 36 cartons
Origin: KR
Port of arrival: Los Angeles, CA
Filed through: ACE, 2026-11-17 09:12
Product's own schema: valid
`,
  },
  {
    kind: 'adverseEventFiling',
    file: 'adverse-event_AE-0409_E2B-R3_v1.txt',
    version: 1,
    stored: '2026-11-14',
    sha256: '97801eba8d34a8a2722ef888ec09b6e7c2b6c9b86fbdbacd4c21e81e1238829f',
    body: `ADVERSE EVENT FILING
Case: AE-0409
Data: E2B(R3), from sections A, B, C, E and G of Form FDA 3500A
Product: Onsil Camellia Barrier Serum, LOT 6G30A
Label copy: attached
FDA gateway acknowledgment: ESG-8841207
Acknowledged: 2026-11-14
`,
  },
  {
    kind: 'agentLetter',
    file: 'us-agent-acceptance_ONS-USA-014_v1.txt',
    version: 1,
    stored: '2026-11-10',
    sha256: '28eaa89ebec6f13b33d71a5d8a997af02a5355d3e372d8259558e7ce009e566b',
    body: `ACCEPTANCE BY THE U.S. AGENT
Appointment: ONS-USA-014 of 2026-11-09
Agent: Attesta Agent Services LLC
Facility: Onsil Co., Ltd., Icheon, FEI 3016 448 217
Accepted: 2026-11-10
`,
  },
  {
    kind: 'registrationConfirmation',
    file: 'registration_icheon_v1.txt',
    version: 1,
    stored: '2026-10-30',
    sha256: '4f983414e4305191b4006d60b2456b1fa5157bcb88698d90046c61a7c2048a23',
    body: `FACILITY REGISTRATION CONFIRMATION
Facility: Onsil Co., Ltd., Icheon
FEI: 3016 448 217
Annual review: 2026-10-30
Next biennial renewal: 2027-02-19
`,
  },
  {
    kind: 'batchRecord',
    file: 'cleaning-log_6K18A_v1.txt',
    version: 1,
    stored: '2026-10-18',
    sha256: '8676efe067fb99b5cc033f5168160c68a6eefa508d4039ad905cc53ace095636',
    body: `BATCH RECORD, CLEANING LOG
Product: Onsil Camellia Barrier Serum
Lot: 6K18A
Vessel: M-03, 400 L
Cleaned: 2026-10-18 07:40
Rinse water, conductivity: 1.1 uS/cm, limit 1.3
Released by: Yoon Da-hye
`,
  },
  {
    kind: 'auditCertificate',
    file: 'audit_icheon_iso-22716_v1.txt',
    version: 1,
    stored: '2026-09-24',
    sha256: '4f66e15949de4302601e81f72603efeb4e22c0b7de0b4daa31a4b7b19b74bc4a',
    body: `AUDIT CERTIFICATE
Site: Onsil Co., Ltd., Icheon
Standard: ISO 22716:2007
Audit: 2026-09-21 to 2026-09-22
Findings: 0 major, 2 minor, closed
`,
  },
  {
    kind: 'facilityInspection',
    file: 'walk-through_icheon_v2.txt',
    version: 2,
    stored: '2026-09-23',
    sha256: '7f1aaf717a664b54aa29ebb90c5470885b2598c4a6f051cf3d959b472c446746',
    body: `FACILITY INSPECTION, WALK-THROUGH
Site: Onsil Co., Ltd., Icheon
Areas: weighing, mixing, filling, storage
Observations: 3, corrected
Supersedes: v1 of 2026-09-22, photographs added
`,
  },
];

/** The list that goes into the zip beside the files; `sha256sum --check` reads it. */
export function vaultManifest(records: readonly VaultRecord[] = vaultRecords): string {
  return records.map(({ sha256, file }) => `${sha256}  ${file}\n`).join('');
}

/** SHA-256 of that list's UTF-8 bytes, for all records shown. */
export const vaultManifestSha256 = '376f8428335f7a1fd5c9e051f79af83ddec6722d0817c3d1b47a1027a792e958';
