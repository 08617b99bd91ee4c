/// The parts of a contact property that key-value coding and predicates can read.
// Source: ObjectiveC.KC9
extension CNContactProperty: KeyedValues {
  /// Returns the value of a part; nil for an unknown key.
  package func keyedValue(_ key: String) -> Any?? {
    switch key {
    case "contact": return .some(contact)
    case "key": return .some(self.key)
    case "value": return .some(value)
    case "identifier": return .some(identifier)
    case "label": return .some(label)
    default: return nil
    }
  }
}
