/// The limits of inputs other than touches, which their errors name.
enum InputLimits {
  /// The maximum number of commands that an app has not handled; further ones are not sent.
  ///
  /// - Source: ours. Confidence: guess.
  static let unhandledCommands = 64
}
