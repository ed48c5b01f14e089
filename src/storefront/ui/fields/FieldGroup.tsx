import styled from 'styled-components';

/** Fields that belong together, such as radio buttons that answer one question; it begins with its `<legend>`. */
export const FieldGroup = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;
