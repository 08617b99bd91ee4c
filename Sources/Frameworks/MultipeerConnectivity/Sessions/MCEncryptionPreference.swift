/// The wish of a session for encrypted connections.
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum MCEncryptionPreference: Int, Sendable {
  /// Connections are encrypted, unless the peer refuses encryption.
  case optional = 0
  /// Unencrypted connections are refused.
  case required = 1
  /// Connections are not encrypted.
  case none = 2

  // MARK: Internals

  /// Whether the connection of two sessions is encrypted; nil if they cannot agree (Peers.SE6).
  static func agreement(
    between one: MCEncryptionPreference, and other: MCEncryptionPreference
  ) -> Bool? {
    switch (one, other) {
    case (.none, .required), (.required, .none): nil
    case (.none, _), (_, .none): false
    case (.optional, _), (.required, _): true
    }
  }
}
