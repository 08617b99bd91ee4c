/// The state of a call.
struct CallState: Sendable {
  /// Whether the call is outgoing.
  var isOutgoing: Bool
  /// Whether the call is held.
  var isOnHold = false
  /// Whether the call is connected.
  var hasConnected = false
  /// Whether the call has ended.
  var hasEnded = false
  /// Whether the app started or answered the call, so that it may use audio.
  var usesSound = false
}
