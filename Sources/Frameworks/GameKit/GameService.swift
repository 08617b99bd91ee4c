internal import TactusCrashReports

/// The errors of Game Center, which the phone does not have.
enum GameService {
  /// Returns the error of a request to Game Center, and warns once that it is missing.
  ///
  /// - Parameter code: `notSupported`, or `notAuthenticated` for matches, whose reference names it
  ///   (Games.GK4).
  static func failure(_ code: GKError.Code = .notSupported) -> GKError {
    RuntimeWarning.once(
      "GameKit: the phone has no Game Center, so no player signs in; leave out what needs one "
        + "while GKLocalPlayer.local.isAuthenticated is false", namesPlace: true)
    return GKError(code)
  }

  /// Calls a closure with the error, later on the main queue.
  static func fail(_ handler: (@Sendable (GKError) -> Void)?) { report(failure(), to: handler) }

  /// Calls a closure with an error, later on the main queue.
  static func report(_ error: GKError, to handler: (@Sendable (GKError) -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(error) }
  }
}
