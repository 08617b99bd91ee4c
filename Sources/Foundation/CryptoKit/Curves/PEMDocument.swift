/// Bytes in Base64 between two lines that name their kind.
struct PEMDocument {
  let kind: String
  let bytes: [UInt8]

  init(kind: String, bytes: [UInt8]) { (self.kind, self.bytes) = (kind, bytes) }

  /// Reads a document.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidPEMDocument` for a text that is not a document of one of
  ///   the kinds.
  init(_ text: String, kinds: [String]) throws {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let kind = kinds.first(where: { lines.first == "-----BEGIN \($0)-----" }),
      lines.last == "-----END \(kind)-----",
      let data = Data(base64Encoded: lines.dropFirst().dropLast().joined()), !data.isEmpty
    else { throw CryptoKitASN1Error.invalidPEMDocument }
    self.init(kind: kind, bytes: Array(data))
  }

  /// The document, in lines of 64 characters.
  var text: String {
    let base = Data(bytes).base64EncodedString(
      options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(kind)-----\n\(base)\n-----END \(kind)-----"
  }
}
