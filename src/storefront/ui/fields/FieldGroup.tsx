import styled from 'styled-components';

/** Fields that answer one question together, such as radio buttons; it begins with its `<legend>`, the question. */
export const FieldGroup = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;
