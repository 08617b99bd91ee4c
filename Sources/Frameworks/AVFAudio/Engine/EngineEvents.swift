/// The callbacks of an engine's output.
struct EngineEvents: Sendable {
  /// Called on the main actor when frames have been rendered, with their number.
  var onRendered: @MainActor @Sendable (Int) -> Void
  /// Called on the main actor when all frames up to a number have been heard.
  var onHeard: @MainActor @Sendable (Int) -> Void
  /// Returns, on any thread, whether there are frames for which `onHeard` is needed.
  var awaitsHearing: @Sendable () -> Bool
  /// Called on any thread when the phone or the session stops the output.
  var onStopped: @Sendable () -> Void
}
