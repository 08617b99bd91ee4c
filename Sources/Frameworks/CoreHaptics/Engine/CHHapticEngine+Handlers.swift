// Handlers run on a queue of the engine's own, one at a time, and may call the engine
// (CoreHaptics.EN11). The types are plain, as Apple's are, so that apps can store and return them.
extension CHHapticEngine {
  /// A handler of a completed start or stop, with an error if it failed.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// A handler of the end of all players, which returns the engine's next action.
  public typealias FinishedHandler = ((any Error)?) -> CHHapticEngine.FinishedAction
  /// A handler of a reset, after which players and registered sounds no longer exist.
  public typealias ResetHandler = () -> Void
  /// A handler of a stop that the app did not request.
  public typealias StoppedHandler = (CHHapticEngine.StoppedReason) -> Void
}
