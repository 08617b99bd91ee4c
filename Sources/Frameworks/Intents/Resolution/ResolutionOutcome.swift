/// The answer of an app about a value of an intent.
package enum ResolutionOutcome {
  /// The value is right.
  case success(Any)
  /// The user has to choose one of some values.
  case disambiguation([Any])
  /// The user has to confirm a value.
  case confirmationRequired(Any?, reason: Int?)
  /// The user has to give a value.
  case needsValue
  /// No value is needed.
  case notRequired
  /// The value is not possible.
  case unsupported(reason: Int?)
}
