/// Whether a user seems to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// The device does not tell.
  case unsupported = 0
  /// It is not known.
  case unknown = 1
  /// The user seems to be a person.
  case likelyReal = 2
}
