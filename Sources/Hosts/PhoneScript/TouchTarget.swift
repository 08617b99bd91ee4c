import TactusPhoneLink

/// The target of a gesture.
public enum TouchTarget: Sendable, Equatable {
  /// A place, in points of the screen held upright.
  case point(x: Double, y: Double)
  /// The center of the element with an accessibility label.
  case label(String)
  /// The center of the element with an accessibility identifier.
  case identifier(String)

  /// A description for the user.
  public var description: String {
    switch self {
    case .point(let x, let y): "the place \(x), \(y)"
    case .label(let label): "the label “\(label)”"
    case .identifier(let identifier): "the identifier “\(identifier)”"
    }
  }

  /// Returns the index of the element that the target names; `nil` if there is none.
  ///
  /// Of several the last one counts, which is drawn above the others: first of those that can be
  /// used, then of accessible texts such as the caption of a text field, then of all.
  public func index(in elements: [ScreenElement]) -> Int? {
    let found = elements.indices.filter { names(elements[$0]) && !elements[$0].isHidden }
    let accessible = found.filter { elements[$0].isAccessible }
    return accessible.last { !elements[$0].traits.contains("static-text") } ?? accessible.last
      ?? found.last
  }

  /// Returns whether an element matches the target.
  public func names(_ element: ScreenElement) -> Bool {
    switch self {
    case .point: false
    case .label(let label): element.label == label
    case .identifier(let identifier): element.identifier == identifier
    }
  }
}
