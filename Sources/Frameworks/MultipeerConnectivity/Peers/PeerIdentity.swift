/// The identity of a peer in messages: a unique string, and the display name.
struct PeerIdentity: Codable, Hashable, Sendable {
  /// The unique string.
  var id: String
  /// The display name.
  var name: String

  /// The maximum number of bytes of a name.
  ///
  /// - Source: the public reference. Confidence: documented.
  static let longestName = 63

  /// Returns whether a string is a valid name.
  static func isValid(name: String) -> Bool { 1...longestName ~= name.utf8.count }

  /// Whether an identity that was received is valid.
  var isValid: Bool { UUID(uuidString: id) != nil && Self.isValid(name: name) }
}
