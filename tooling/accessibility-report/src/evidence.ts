/** What our tests say about a criterion. */
export type Evidence =
  /** Titles of tests that hold it, as their files write them, and what they cannot say. */
  | { tests: readonly string[]; cannotSay: string }
  /** Why there is nothing to meet. */
  | { notApplicable: string };

const noMedia = { notApplicable: 'There is no audio or video.' };

/** By the criterion's number. What is missing here has no test of ours, and the report says so. */
export const evidence: Readonly<Record<string, Evidence>> = {
  '1.1.1': {
    tests: ['an icon without a label is hidden from screen readers', 'a labelled icon has an accessible name'],
    cannotSay: 'Whether a name says what its image shows, and whether customers describe the images that they attach.',
  },
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.1': {
    tests: [
      'the cards are a radio group, named by titles and described by the rest',
      'names and values are paired for screen readers',
      'in a narrow container the rows form a list of header and value pairs, still a table for screen readers',
    ],
    cannotSay: 'Whether the headings of a page describe its parts.',
  },
  '1.3.5': {
    tests: ['each field on the guest pages has an autocomplete name'],
    cannotSay: 'Whether every browser fills the fields of the profile.',
  },
  '1.4.1': {
    tests: ['an error marks the control invalid and says why, not by colour alone', '$name shows each state in forced colours'],
    cannotSay: "Whether a provider's own text refers to a colour.",
  },
  '1.4.2': noMedia,
  '1.4.3': {
    tests: [
      'every pair keeps its minimum contrast in every theme at every accent a brand may have',
      'every pair keeps its minimum contrast in every theme at every neutral a brand may have',
    ],
    cannotSay: 'The contrast in browsers other than Chromium, which clip colours in their own ways.',
  },
  '1.4.4': {
    tests: ['$name keeps all of its text at twice the font size'],
    cannotSay:
      "Whether every screen of the portal, which is made of these components, is comfortable at that size, or a provider's own text.",
  },
  '1.4.10': {
    tests: ['axe finds no violations on the guest screens', 'axe finds no violations on the screens of an account with data'],
    cannotSay: 'Whether a page that fits at 320 px is comfortable to use there. The same tests look for sideways scrolling at that width.',
  },
  '1.4.11': {
    tests: ['every pair keeps its minimum contrast in every theme at every accent a brand may have'],
    cannotSay: 'The contrast inside images of customers and of the console.',
  },
  '1.4.13': {
    tests: [
      'the tooltip shows on keyboard focus, and Escape hides it',
      'the reason shows on keyboard focus until the focus moves, wherever the pointer is',
    ],
    cannotSay: 'How a tooltip behaves under a screen magnifier.',
  },
  '2.1.1': {
    tests: ['the tests of $component press each key that its guide names', 'the keyboard scrolls to the end and back'],
    cannotSay: 'Whether a screen reader passes each key on. The picture of a server console takes keys for the server.',
  },
  '2.1.2': {
    tests: ['the dialog takes the focus, traps Tab and returns the focus', 'Escape closes the list, changes nothing and returns the focus'],
    cannotSay: 'Whether every way out of the server console is found: it needs a key that the server does not take.',
  },
  '2.1.4': {
    tests: ['%s opens the menu with a focused input, and closes it'],
    cannotSay: 'Conflicts with the shortcuts of assistive technology. Every shortcut has a modifier key.',
  },
  '2.4.1': {
    tests: [
      'the skip link is the first tab stop and visible while focused',
      'the skip link moves the focus to the content and keeps the URL',
    ],
    cannotSay: 'Nothing that we know of.',
  },
  '2.4.3': {
    tests: [
      'removing a file moves the focus to the next one, and finally to the input',
      'a row that scrolls away keeps the focus, and Tab continues from there',
    ],
    cannotSay: 'Whether the order makes sense to a reader on every screen.',
  },
  '2.4.7': {
    tests: ['the focus ring is completely visible, above the neighbours', 'the frame shows the focus'],
    cannotSay: 'Whether the ring is noticed on a large screen.',
  },
  '2.5.1': { notApplicable: 'Nothing needs several fingers or a path.' },
  '2.5.4': { notApplicable: 'Nothing reacts to moving the device.' },
  '2.5.7': {
    tests: ['the file input has the name of its field and its button, with hint and error'],
    cannotSay: 'Nothing that we know of. Files are the only thing that can be dragged.',
  },
  '2.5.8': {
    tests: ['the links have targets of at least 24 px'],
    cannotSay: "Whether links in a provider's own text are apart.",
  },
  '3.1.1': {
    tests: ['the chosen language applies to the page and the account, and the form keeps its input'],
    cannotSay: 'Nothing that we know of.',
  },
  '3.3.1': {
    tests: [
      'the form shows the error at each field and in a focused summary that links to them',
      'sign-up shows what is wrong at each field and in a focused summary that links to them',
    ],
    cannotSay: 'Whether a sentence is understood.',
  },
  '3.3.2': {
    tests: ['the label names its control and focuses it', 'hint, counter and error describe the control together'],
    cannotSay: 'Whether a label is the word that a reader expects.',
  },
  '3.3.3': {
    tests: ['sign-up shows what is wrong at each field and in a focused summary that links to them'],
    cannotSay: 'Whether the suggestion helps in every case.',
  },
  '3.3.8': {
    tests: [
      'a code can be pasted with spaces or a dash',
      'the field is one input for screen readers, password managers and codes from messages',
    ],
    cannotSay: 'Whether every password manager fills the code.',
  },
  '4.1.2': {
    tests: [
      'the button announces whether its popup is open',
      'Enter and Space toggle the disclosure, which announces its state',
      'the picker has the name of its field and shows the selected label without its description',
    ],
    cannotSay: 'What each pair of browser and screen reader makes of it.',
  },
  '4.1.3': {
    tests: [
      'a later error is announced, because the live region exists before',
      'toasts are announced politely in a named region, and each can be closed',
      'a message added to an open page is announced',
      'the number of results is announced; loading and no results are announced and shown',
    ],
    cannotSay: 'Whether a screen reader speaks at a good moment.',
  },
};
