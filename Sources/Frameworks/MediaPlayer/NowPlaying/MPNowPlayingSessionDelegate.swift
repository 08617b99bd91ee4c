/// The delegate of a session of players.
@preconcurrency @MainActor
public protocol MPNowPlayingSessionDelegate: AnyObject {
  /// Called when the session has become active or inactive.
  func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
  /// Called when the session can become active, or no longer can.
  func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}

extension MPNowPlayingSessionDelegate {
  /// Does nothing.
  public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {}
  /// Does nothing.
  public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {}
}
