import TactusCoreFoundation
internal import TactusCrashReports

/// The bytes of a TXT record: texts with their lengths before them.
///
/// Step Networking.NW47.
package enum TXTRecord {
  /// The maximum number of bytes of one text.
  ///
  /// - Source: RFC 6763, section 6.1. Confidence: documented.
  package static let longestText = 255
  /// The maximum number of bytes of a record.
  ///
  /// - Source: RFC 6763, section 6.1. Confidence: documented.
  package static let longest = 65_535

  /// Returns the texts of a record without the empty ones; nil if a text is longer than what is
  /// left, or the record too long.
  package static func texts(of data: Data) -> [[UInt8]]? {
    guard data.count <= longest else { return nil }
    let (texts, isComplete) = split(data)
    return isComplete ? texts : nil
  }

  /// Returns the record of texts, of which each has at most 255 bytes; one empty text for none.
  package static func data(of texts: [[UInt8]]) -> Data {
    guard !texts.isEmpty else { return Data([0]) }
    return Data(texts.flatMap { [UInt8(clamping: $0.count)] + $0 })
  }

  /// Returns the values of a record by their keys.
  ///
  /// A key without a value has an empty one. Of keys that differ at most in their case the first
  /// one counts. Texts without a key are left out, and so is a text that is not complete.
  package static func dictionary(of data: Data) -> [String: Data] {
    Dictionary(entries(of: data).map { ($0.key, $0.value ?? Data()) }) { first, _ in first }
  }

  /// Returns the keys of a record and their values, which are nil where there is no equals sign.
  package static func entries(of data: Data) -> [(key: String, value: Data?)] {
    var known: Set<String> = []
    return split(data).texts.compactMap { text in
      let key = text.prefix { $0 != UInt8(ascii: "=") }
      guard let name = key.isEmpty ? nil : String(validating: key, as: UTF8.self),
        known.insert(name.lowercased()).inserted
      else { return nil }
      return (name, key.count == text.count ? nil : Data(text.dropFirst(key.count + 1)))
    }
  }

  /// Returns the record of values, in the order of their keys; nil if one does not fit.
  ///
  /// A key has neither an equals sign nor a control character, and is not empty.
  package static func data(of values: [String: Data]) -> Data? {
    var texts: [[UInt8]] = []
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let text = Array(key.utf8) + [UInt8(ascii: "=")] + value
      let isKey = !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "=") }
      guard isKey, text.count <= longestText else { return nil }
      texts.append(text)
    }
    let data = data(of: texts)
    return data.count <= longest ? data : nil
  }

  /// Returns the record of values; an empty one, with a warning, if one does not fit.
  static func checkedData(of values: [String: Data]) -> Data {
    if let data = data(of: values) { return data }
    let keys = values.keys.filter { data(of: [$0: values[$0] ?? Data()]) == nil }.sorted()
    let reason =
      keys.isEmpty
      ? "a record has at most \(longest) bytes"
      : "a key needs a name without '=', and at most \(longestText - 1) bytes with its value, "
        + "unlike \(keys)"
    RuntimeWarning.once("NetService.data(fromTXTRecord:): \(reason); the record is empty")
    return Data()
  }

  // MARK: Internals

  private static func split(_ data: Data) -> (texts: [[UInt8]], isComplete: Bool) {
    var (texts, rest): ([[UInt8]], Data) = ([], data)
    while let length = rest.popFirst() {
      guard rest.count >= Int(length) else { return (texts, false) }
      if length > 0 { texts.append(Array(rest.prefix(Int(length)))) }
      rest = rest.dropFirst(Int(length))
    }
    return (texts, true)
  }
}
