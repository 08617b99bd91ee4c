/// What an app can tell the phone to do with one of its haptic engines.
public enum EngineCommand: Sendable, Equatable {
  /// Run, with these settings; the phone answers with `started` or `refused`.
  case start(EngineSettings)
  /// Run no more; all players of it end. There is no answer.
  case stop
  /// Take other settings.
  case configure(EngineSettings)
  /// Say `playersFinished`, once, as soon as no player of it plays or waits to play.
  case watchPlayers
  /// The engine is gone, with all its players.
  case release
}
