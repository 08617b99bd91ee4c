/// The reason why a text is no resource of a clinical record.
public struct HealthClinicalResourceError: Error, Sendable {
  /// The reason.
  public let message: String
}
