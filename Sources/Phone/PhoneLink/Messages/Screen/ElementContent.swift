/// Content of an element beside its label and value, which the user asks for.
public struct ElementContent: Sendable, Equatable {
  /// The label.
  public var label: String
  /// The value.
  public var value: String
  /// Whether it is spoken together with the element.
  public var isImportant: Bool

  /// Creates content.
  public init(_ label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
