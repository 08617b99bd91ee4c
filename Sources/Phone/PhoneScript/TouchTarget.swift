import PhoneLink

/// Where a gesture goes.
public enum TouchTarget: Sendable, Equatable {
  /// To a place, in points of the screen held upright.
  case point(x: Double, y: Double)
  /// To the middle of what is read to people as this.
  case label(String)
  /// To the middle of what tests call this.
  case identifier(String)

  /// What people read.
  public var description: String {
    switch self {
    case .point(let x, let y): "the place \(x), \(y)"
    case .label(let label): "the label “\(label)”"
    case .identifier(let identifier): "the identifier “\(identifier)”"
    }
  }

  /// Whether an element is meant.
  public func names(_ element: ScreenElement) -> Bool {
    switch self {
    case .point: false
    case .label(let label): element.label == label
    case .identifier(let identifier): element.identifier == identifier
    }
  }
}
