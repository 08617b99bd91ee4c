/// The limits of permissions.
enum PermissionConstants {
  /// The maximum number of requests of an app that wait for the user.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumWaiting = 64
}
