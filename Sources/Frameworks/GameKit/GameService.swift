internal import TactusCrashReports

/// The service for games, which the phone does not have.
enum GameService {
  /// Returns the error of what needs the service, and says once that it is missing.
  static func failure() -> GKError {
    RuntimeWarning.once(
      "GameKit: the phone has no Game Center, so no player signs in; leave out what needs one "
        + "while GKLocalPlayer.local.isAuthenticated is false", namesPlace: true)
    return GKError(.notSupported)
  }

  /// Calls a closure with the error, later on the main queue.
  static func fail(_ handler: (@Sendable (GKError) -> Void)?) {
    let error = failure()
    guard let handler else { return }
    DispatchQueue.main.async { handler(error) }
  }
}
