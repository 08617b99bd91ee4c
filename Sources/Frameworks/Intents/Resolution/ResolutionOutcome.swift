/// The outcome of a resolution.
package enum ResolutionOutcome {
  /// The value is accepted.
  case success(Any)
  /// The user has to choose among values.
  case disambiguation([Any])
  /// The user has to confirm a value.
  case confirmationRequired(Any?, reason: Int?)
  /// The user has to give a value.
  case needsValue
  /// No value is needed.
  case notRequired
  /// The value is rejected.
  case unsupported(reason: Int?)
}
