/// A movement of the insertion point of the text that is edited.
public struct TextMotion: Sendable, Hashable {
  /// The length of the movement.
  public var unit: Unit
  /// The direction.
  public var order: AccessibilityAction.Order
  /// Whether the selection is extended, or reduced, to the new place.
  public var extends: Bool

  /// Creates a movement.
  public init(_ unit: Unit, _ order: AccessibilityAction.Order, extends: Bool = false) {
    (self.unit, self.order, self.extends) = (unit, order, extends)
  }

  /// The length of a movement; the raw value is the word on the wire.
  public enum Unit: String, Sendable, CaseIterable {
    /// A character.
    case character
    /// A word, to its end.
    case word
    /// A line of the text as it is shown.
    case line
    /// The whole text.
    case document
  }
}
