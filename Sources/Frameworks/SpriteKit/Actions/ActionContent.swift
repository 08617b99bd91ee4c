/// A change that an action makes.
enum ActionContent {
  /// A change over the duration.
  case timed(Begin)
  /// A change at once.
  case instant(@MainActor (SKNode) -> Void)
  /// A time that differs by up to half of a range each time.
  case wait(range: TimeInterval)
  /// Actions one after the other.
  case sequence([SKAction])
  /// Actions at the same time.
  case group([SKAction])
  /// An action several times; nil for no end.
  case repetition(SKAction, count: Int?)

  /// A closure that begins a change of a node, and returns another that continues it.
  typealias Begin = @MainActor (SKNode) -> @MainActor (ActionProgress) -> Void
}
