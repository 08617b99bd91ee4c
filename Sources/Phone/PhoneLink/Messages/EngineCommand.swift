/// A command of an app for one of its haptic engines.
public enum EngineCommand: Sendable, Equatable {
  /// Starts the engine with these settings; the phone answers with `started` or `refused`.
  case start(EngineSettings)
  /// Stops the engine and ends all of its players. There is no answer.
  case stop
  /// Changes the settings.
  case configure(EngineSettings)
  /// Requests one `playersFinished` event as soon as no player of the engine plays or is scheduled
  /// to play.
  case notifyPlayersFinished
  /// Releases the engine with all its players.
  case release
}
