import TactusFoundation

/// Metadata identifiers: the key space, a slash and the key (Players.MF1).
enum MetadataIdentifier {
  /// The characters of a key that are not percent-encoded.
  ///
  /// - Source: those of URL paths, without the slash. Confidence: guess.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@".utf8)

  /// Returns the identifier of a key in a key space.
  static func identifier(space: String, key: Data) -> String {
    let text = key.map { byte in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    return "\(space)/\(text.joined())"
  }

  /// Returns the key space and the key of an identifier; nil if no slash separates them.
  static func parts(_ identifier: String) -> (space: String, key: Data)? {
    guard let slash = identifier.firstIndex(of: "/"), slash > identifier.startIndex else {
      return nil
    }
    var rest = identifier.utf8[identifier.index(after: slash)...]
    var key = Data()
    while let byte = rest.popFirst() {
      let digits = String(rest.prefix(2))
      if byte == 0x25, let digits, digits.count == 2, let value = UInt8(digits, radix: 16) {
        key.append(value)
        rest.removeFirst(2)
      } else {
        key.append(byte)
      }
    }
    return key.isEmpty ? nil : (String(identifier[..<slash]), key)
  }

  // MARK: Keys of formats

  /// Returns the numbered keys of specifications; nil if one lacks an identifier or a type.
  static func keys(_ specifications: [Any], after known: [[String: Any]]) -> [[String: Any]]? {
    var keys: [[String: Any]] = []
    for specification in specifications {
      guard let values = specification as? [String: Any],
        let name = values[kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier],
        let (space, key) = parts("\(name)"),
        let type = values[kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType]
      else { return nil }
      var new: [String: Any] = [
        kCMMetadataFormatDescriptionKey_Namespace: space,
        kCMMetadataFormatDescriptionKey_Value: key,
        kCMMetadataFormatDescriptionKey_DataType: "\(type)",
      ]
      let others = [
        kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag:
          kCMMetadataFormatDescriptionKey_LanguageTag,
        kCMMetadataFormatDescriptionMetadataSpecificationKey_StructuralDependency:
          kCMMetadataFormatDescriptionKey_StructuralDependency,
        kCMMetadataFormatDescriptionMetadataSpecificationKey_SetupData:
          kCMMetadataFormatDescriptionKey_SetupData,
      ]
      for (from, to) in others { new[to] = values[from] }
      keys.append(new)
    }
    return numbered(keys, after: known)
  }

  /// Numbers keys, starting after those of others.
  static func numbered(
    _ keys: [[String: Any]], after known: [[String: Any]]
  ) -> [[String: Any]] {
    let last = known.compactMap(number).max() ?? 0
    return keys.enumerated().map { index, key in
      var key = key
      key[kCMMetadataFormatDescriptionKey_LocalID] = NSNumber(value: last + UInt32(index) + 1)
      return key
    }
  }

  /// Returns the identifier of a key; nil if it lacks bytes or a key space.
  static func identifier(_ key: [String: Any]) -> String? {
    guard let bytes = key[kCMMetadataFormatDescriptionKey_Value] as? Data,
      let space = key[kCMMetadataFormatDescriptionKey_Namespace]
    else { return nil }
    return identifier(space: "\(space)", key: bytes)
  }

  /// Returns the number of a key.
  static func number(_ key: [String: Any]) -> OSType? {
    switch key[kCMMetadataFormatDescriptionKey_LocalID] {
    case let number as NSNumber: number.uint32Value
    case let number as Int: OSType(exactly: number)
    case let number as OSType: number
    default: nil
    }
  }
}
