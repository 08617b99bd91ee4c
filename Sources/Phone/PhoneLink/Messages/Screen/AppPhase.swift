/// The phase of an app's life cycle; the raw value is the word on the wire.
///
/// An app moves between neighboring phases in the order of the cases, in both directions, and
/// receives every step. Before the first one it is not running.
public enum AppPhase: String, Sendable, CaseIterable {
  /// The app terminates; the connection closes soon after.
  case ending
  /// The app is not visible and receives no touches.
  case background
  /// The app is visible or about to be, and receives no touches.
  case inactive
  /// The app is in the foreground and receives touches.
  case active
}

extension AppPhase: Comparable {
  /// Returns whether a phase is further from the foreground than another.
  public static func < (one: AppPhase, other: AppPhase) -> Bool { one.place < other.place }

  /// Returns the next phase on the way to another one; at the goal, the phase itself.
  package func neighbor(towards goal: AppPhase) -> AppPhase {
    self == goal ? self : Self.allCases[place + (self < goal ? 1 : -1)]
  }

  /// The position in the order of the cases.
  private var place: Int {
    switch self {
    case .ending: 0
    case .background: 1
    case .inactive: 2
    case .active: 3
    }
  }
}
