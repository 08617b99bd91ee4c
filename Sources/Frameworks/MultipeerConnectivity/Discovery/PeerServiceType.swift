import TactusNetServices

/// The service type of peers, such as `abc-txtchat`, read from text.
///
/// Step Peers.DI1.
struct PeerServiceType: Hashable, Sendable {
  /// The text.
  let text: String
  /// The type for Bonjour.
  let type: ServiceType

  /// Reads a type; fails unless it has 1 to 15 lowercase letters, digits and single hyphens, which
  /// are neither first nor last, with a letter.
  ///
  /// - Source: the public reference, and RFC 6335, section 5.1. Confidence: documented.
  init?(_ text: String) {
    let (bytes, hyphen) = (Array(text.utf8), UInt8(ascii: "-"))
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard 1...15 ~= bytes.count,
      bytes.allSatisfy({ letters.contains($0) || digits.contains($0) || $0 == hyphen }),
      bytes.contains(where: letters.contains), bytes.first != hyphen, bytes.last != hyphen,
      !text.contains("--"), let type = ServiceType("_\(text)._tcp")
    else { return nil }
    (self.text, self.type) = (text, type)
  }
}
