/// The values that a thread needs in order to leave an activity.
public struct os_activity_scope_state_s {
  /// The contents.
  public var opaque: (UInt64, UInt64)
  /// Creates an empty state.
  public init() { opaque = (0, 0) }
  /// Creates a state.
  public init(opaque: (UInt64, UInt64)) { self.opaque = opaque }
}

/// A pointer to such a state.
public typealias os_activity_scope_state_t = UnsafeMutablePointer<os_activity_scope_state_s>
