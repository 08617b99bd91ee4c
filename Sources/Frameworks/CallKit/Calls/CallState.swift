/// The state of a call.
struct CallState: Sendable {
  var isOutgoing: Bool
  var isOnHold = false
  var hasConnected = false
  var hasEnded = false
  /// Whether the app has begun or answered the call, so that it may use sound.
  var usesSound = false
}
