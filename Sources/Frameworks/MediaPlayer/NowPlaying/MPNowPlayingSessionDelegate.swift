/// The delegate of a session of players.
@preconcurrency @MainActor
public protocol MPNowPlayingSessionDelegate: AnyObject {
  /// Tells the delegate that the session has become active or inactive.
  func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
  /// Tells the delegate that the session can or cannot become active any more.
  func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}

extension MPNowPlayingSessionDelegate {
  /// Does nothing.
  public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {}
  /// Does nothing.
  public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {}
}
