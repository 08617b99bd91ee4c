// Handlers run on a queue of the engine's own, one at a time, and may call the engine (EN11). They
// are `@Sendable`: a closure that is bound to the main actor would stop the program there, and so
// is a mistake that the compiler finds.
extension CHHapticEngine {
  /// Is told how a start or a stop went; `nil` means well.
  public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
  /// Is told that no player plays any more, and says what the engine shall do then.
  public typealias FinishedHandler = @Sendable ((any Error)?) -> CHHapticEngine.FinishedAction
  /// Is told that the engine was reset: players and registered sounds are gone.
  public typealias ResetHandler = @Sendable () -> Void
  /// Is told that the engine stopped though the app did not tell it to.
  public typealias StoppedHandler = @Sendable (CHHapticEngine.StoppedReason) -> Void
}
