// Form fields bound to a path of the document: they show its value, change it, and show the broken rule.
// State key: none; the document is the draft's, or the one that a context provides. Publishes the fields, their ids,
// and the message of a broken rule.
export { ColorInput } from './ColorInput';
export { DocumentChoice, DocumentYesNo } from './Choices';
export { EditedDocumentContext } from './EditedDocument';
export { DocumentColor } from './DocumentColor';
export { DocumentHundredths } from './DocumentHundredths';
export { DocumentNumber } from './DocumentNumber';
export { DocumentText, DocumentTextArea } from './TextFields';
export { FileField } from './FileField';
export { Group } from './Group';
export type { FieldLimits } from './limits';
export { problemText } from './problemText';
export { TextList } from './TextList';
export { fieldId, textOf, useField, useProblem } from './useField';
