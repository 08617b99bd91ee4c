/// The answer of an app whose list of elements is that of its last answer to VoiceOver, but for a
/// few elements.
public struct ElementUpdate: Sendable, Equatable {
  /// The number of elements in the list.
  public var count: Int
  /// The place of the element with the focus; `nil` for none.
  public var focus: Int?
  /// The elements that were read again and differ.
  public var changed: [Change]

  /// An element that differs from the one in the list.
  public struct Change: Sendable, Equatable {
    /// The place in the list.
    public var place: Int
    /// The element; its parent is that in the list.
    public var element: ScreenElement

    /// Creates a change.
    public init(place: Int, element: ScreenElement) {
      (self.place, self.element) = (place, element)
    }
  }

  /// Creates an answer.
  public init(count: Int, focus: Int?, changed: [Change] = []) {
    (self.count, self.focus, self.changed) = (count, focus, changed)
  }
}
