extension UIPencilInteraction {
  /// The state of a squeeze.
  public enum Phase: UInt, Sendable {
    /// The interaction has begun.
    case began = 0
    /// The interaction has changed.
    case changed = 1
    /// The interaction has ended.
    case ended = 2
    /// The system has canceled the interaction.
    case cancelled = 3
  }
}
