/// The state of a call.
struct CallState: Sendable {
  /// Whether the user calls somebody.
  var isOutgoing: Bool
  /// Whether the call is held.
  var isOnHold = false
  /// Whether both sides are connected.
  var hasConnected = false
  /// Whether the call has ended.
  var hasEnded = false
  /// Whether the app has begun or answered the call, so that it may use sound.
  var usesSound = false
}
