// Fields that show a value of the document at its place, change it, and say what is wrong with it there.
// State key: none; the document is the draft's, or the one that a context provides.
// Publishes the fields, their ids, and what a broken rule says to whoever can put it right.
export { ColorInput } from './ColorInput';
export { DocumentChoice, DocumentYesNo } from './Choices';
export { EditedDocumentContext } from './EditedDocument';
export { DocumentColor } from './DocumentColor';
export { DocumentNumber } from './DocumentNumber';
export { DocumentText, DocumentTextArea } from './TextFields';
export { FileField } from './FileField';
export { Group } from './Group';
export type { FieldLimits } from './limits';
export { problemText } from './problemText';
export { TextList } from './TextList';
export { fieldId, textOf, useField, useProblem } from './useField';
