import TactusPhoneLink

/// The rotation of the interface relative to the screen held upright, as in landscape
/// (VoiceOver.RO9).
public struct ScreenTurn: Sendable, Equatable {
  /// The number of quarter turns clockwise from the screen's right to that of the interface, 0…3.
  public let quarters: Int

  /// Creates a rotation.
  public init(quarters: Int = 0) { self.quarters = ((quarters % 4) + 4) % 4 }

  /// Returns the turn of the app that has sent elements: a trait of its windows.
  init(of elements: [ScreenElement]) {
    let word = elements.first?.traits.first { $0.hasPrefix(Self.word) }
    self.init(quarters: word.flatMap { Int($0.dropFirst(Self.word.count)) } ?? 0)
  }

  /// The trait of a window whose interface is turned; `nil` for one that is not.
  public var trait: String? { quarters == 0 ? nil : "\(Self.word)\(quarters)" }

  /// Returns a point or distance of the screen as the user sees it.
  func interface(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(
      x: point.x * right.x + point.y * right.y, y: point.y * right.x - point.x * right.y)
  }

  /// Returns a point or distance of the interface on the screen held upright.
  public func screen(_ point: ScreenPoint) -> ScreenPoint {
    ScreenPoint(
      x: point.x * right.x - point.y * right.y, y: point.x * right.y + point.y * right.x)
  }

  // MARK: Internals

  private static let word = "turned-"

  /// The direction of the interface's right side on the screen.
  private var right: (x: Double, y: Double) {
    switch quarters {
    case 1: (0, 1)
    case 2: (-1, 0)
    case 3: (0, -1)
    default: (1, 0)
    }
  }
}
