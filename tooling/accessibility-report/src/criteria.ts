export interface Criterion {
  /** `1.4.3` */
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** True if WCAG 2.2 added it, which EN 301 549 3.2.1 does not have. */
  isNew: boolean;
}

const levelA = `1.1.1 Non-text Content
1.2.1 Audio-only and Video-only (Prerecorded)
1.2.2 Captions (Prerecorded)
1.2.3 Audio Description or Media Alternative (Prerecorded)
1.3.1 Info and Relationships
1.3.2 Meaningful Sequence
1.3.3 Sensory Characteristics
1.4.1 Use of Color
1.4.2 Audio Control
2.1.1 Keyboard
2.1.2 No Keyboard Trap
2.1.4 Character Key Shortcuts
2.2.1 Timing Adjustable
2.2.2 Pause, Stop, Hide
2.3.1 Three Flashes or Below Threshold
2.4.1 Bypass Blocks
2.4.2 Page Titled
2.4.3 Focus Order
2.4.4 Link Purpose (In Context)
2.5.1 Pointer Gestures
2.5.2 Pointer Cancellation
2.5.3 Label in Name
2.5.4 Motion Actuation
3.1.1 Language of Page
3.2.1 On Focus
3.2.2 On Input
3.2.6 Consistent Help
3.3.1 Error Identification
3.3.2 Labels or Instructions
3.3.7 Redundant Entry
4.1.2 Name, Role, Value`;

const levelAa = `1.2.4 Captions (Live)
1.2.5 Audio Description (Prerecorded)
1.3.4 Orientation
1.3.5 Identify Input Purpose
1.4.3 Contrast (Minimum)
1.4.4 Resize Text
1.4.5 Images of Text
1.4.10 Reflow
1.4.11 Non-text Contrast
1.4.12 Text Spacing
1.4.13 Content on Hover or Focus
2.4.5 Multiple Ways
2.4.6 Headings and Labels
2.4.7 Focus Visible
2.4.11 Focus Not Obscured (Minimum)
2.5.7 Dragging Movements
2.5.8 Target Size (Minimum)
3.1.2 Language of Parts
3.2.3 Consistent Navigation
3.2.4 Consistent Identification
3.3.3 Error Suggestion
3.3.4 Error Prevention (Legal, Financial, Data)
3.3.8 Accessible Authentication (Minimum)
4.1.3 Status Messages`;

const addedByWcag22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

function criteriaOf(list: string, level: Criterion['level']): Criterion[] {
  return list.split('\n').map((line) => {
    const [number = '', ...words] = line.split(' ');
    return { number, name: words.join(' '), level, isNew: addedByWcag22.has(number) };
  });
}

/** Every criterion of WCAG 2.2 at level A and AA. */
export const criteria: readonly Criterion[] = [...criteriaOf(levelA, 'A'), ...criteriaOf(levelAa, 'AA')];
