internal import TactusCryptography

/// The name of a subject or an issuer in a certificate, in DER.
///
/// Two names that are equal by the rules of RFC 3280 have the same normalized bytes: texts of the
/// type PrintableString are in upper case, without blanks at their ends, and with single blanks
/// between words (Keychain.KC20).
struct DistinguishedName: Hashable {
  /// The normalized name, without the tag and the length of its sequence.
  let contents: [UInt8]

  /// The normalized name.
  var sequence: [UInt8] { EncodedElement.encoded(Self.sequenceTag, contents) }

  private static let sequenceTag: UInt8 = 0x30
  private static let printableStringTag: UInt8 = 0x13

  /// Creates a name from DER; `nil` for other bytes.
  init?(_ bytes: [UInt8]) {
    guard let name = EncodedElement.elements(bytes), name.count == 1, let all = name.first,
      all.tag == Self.sequenceTag, let contents = Self.normalized(bytes, all.contents)
    else { return nil }
    self.contents = contents
  }

  /// Returns the parts of a name with their texts in their normal form; `nil` for other bytes.
  ///
  /// - Parameters:
  ///   - bytes: The whole name.
  ///   - range: The places of the parts.
  ///   - depth: 0 for the sets of a name, 1 for the pairs of a set, 2 for the parts of a pair.
  private static func normalized(
    _ bytes: [UInt8], _ range: Range<Int>, depth: Int = 0
  ) -> [UInt8]? {
    guard let elements = EncodedElement.elements(bytes, range) else { return nil }
    var result: [UInt8] = []
    for element in elements {
      var contents = Array(bytes[element.contents])
      if depth < 2 {
        guard let parts = normalized(bytes, element.contents, depth: depth + 1) else { return nil }
        contents = parts
      } else if element.tag == printableStringTag {
        let text = contents.split { $0 == 0x20 || $0 == 0x09 }.joined(separator: [0x20])
        contents = text.map { 0x61...0x7A ~= $0 ? $0 - 0x20 : $0 }
      }
      result += EncodedElement.encoded(element.tag, contents)
    }
    return result
  }
}
