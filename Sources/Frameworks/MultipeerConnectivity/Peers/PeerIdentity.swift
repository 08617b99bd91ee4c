/// The identity of a peer as it travels: a text of its own, and the name for users.
struct PeerIdentity: Codable, Hashable, Sendable {
  /// The text that no other identity has.
  var id: String
  /// The name that users see.
  var name: String

  /// The greatest number of bytes of a name.
  ///
  /// - Source: the public reference. Confidence: documented.
  static let longestName = 63

  /// Returns whether a text can be a name.
  static func isValid(name: String) -> Bool { 1...longestName ~= name.utf8.count }

  /// Whether the identity can be one, which others may claim.
  var isValid: Bool { UUID(uuidString: id) != nil && Self.isValid(name: name) }
}
