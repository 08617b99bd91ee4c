// Document formats (Documents.DO1–DO5).
extension AttributedDocument {
  /// Reads a file; its extension determines the format unless the options do.
  init(_ url: URL, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    var options = options
    if options[.documentType] == nil {
      switch url.pathExtension.lowercased() {
      case "rtf": options[.documentType] = NSAttributedString.DocumentType.rtf
      case "rtfd": options[.documentType] = NSAttributedString.DocumentType.rtfd
      case "html", "htm": options[.documentType] = NSAttributedString.DocumentType.html
      case "txt", "text": options[.documentType] = NSAttributedString.DocumentType.plain
      default: break
      }
    }
    try self.init(Data(contentsOf: url), options)
  }

  /// Reads bytes.
  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let type = Self.type(options[.documentType]) ?? Self.recognizedType(data)
    guard data.count <= Self.maximumBytes else {
      throw Self.error(
        .fileReadTooLarge, Self.name(type),
        "found \(data.count) bytes, expected at most \(Self.maximumBytes)")
    }
    let encoding = Self.encoding(options[.characterEncoding])
    switch type {
    case .rtf:
      guard RichTextReader.recognizes(data) else {
        throw Self.error(
          .fileReadCorruptFile, "RTF",
          "at byte 0, expected “{\\rtf”, found “\(String(decoding: data.prefix(5), as: UTF8.self))”"
        )
      }
      var reader = RichTextReader(data)
      self = try reader.read()
    case .html:
      self = try HTMLReader.document(data, encoding: encoding)
    case .plain:
      self = try Self.plain(
        data, encoding, options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
    default:
      throw Self.error(.fileReadUnsupportedScheme, Self.name(type), "the format cannot be read")
    }
  }

  /// The properties as a dictionary with the names of their keys.
  var properties: NSDictionary {
    let pairs = attributes.map { ($0.key.rawValue as NSString, $0.value) }
    return NSDictionary(objects: pairs.map(\.1), forKeys: pairs.map(\.0))
  }

  /// Returns a part of a string as bytes.
  static func data(
    _ string: NSAttributedString, in range: NSRange,
    attributes: [NSAttributedString.DocumentAttributeKey: Any]
  ) throws -> Data {
    let type = type(attributes[.documentType])
    switch type {
    case .rtf: return RichTextWriter.data(string, in: range, attributes: attributes)
    case .html: return HTMLWriter.data(string, in: range)
    case .plain:
      let text = (string.string as NSString).substring(with: range)
      let encoding = encoding(attributes[.characterEncoding]) ?? .utf8
      guard let data = text.data(using: encoding) else {
        throw error(
          .fileWriteInapplicableStringEncoding, name(.plain),
          "the text has characters that the encoding \(encoding) lacks")
      }
      return data
    default:
      throw error(
        .fileWriteUnsupportedScheme, type.map(name) ?? "unknown",
        "expected the property documentType to be .plain, .rtf or .html")
    }
  }

  // MARK: Internals

  private static func plain(
    _ data: Data, _ encoding: String.Encoding?, _ attributes: [NSAttributedString.Key: Any]
  ) throws -> AttributedDocument {
    let found = encoding ?? byteOrderMark(data) ?? .utf8
    guard let text = String(data: data, encoding: found) else {
      throw error(
        .fileReadInapplicableStringEncoding, name(.plain), "the bytes are no text in \(found)")
    }
    let unmarked = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    var document = AttributedDocument(
      text: NSMutableAttributedString(string: unmarked, attributes: attributes))
    document.attributes[.documentType] = NSAttributedString.DocumentType.plain
    document.attributes[.characterEncoding] = NSNumber(value: found.rawValue)
    return document
  }

  /// The format of bytes (Documents.DO1).
  private static func recognizedType(_ data: Data) -> NSAttributedString.DocumentType {
    if RichTextReader.recognizes(data) { return .rtf }
    let start = String(decoding: data.prefix(64), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  private static func byteOrderMark(_ data: Data) -> String.Encoding? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return nil
  }

  private static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    switch value {
    case let type as NSAttributedString.DocumentType: type
    case let name as String: NSAttributedString.DocumentType(rawValue: name)
    default: nil
    }
  }

  private static func name(_ type: NSAttributedString.DocumentType) -> String {
    switch type {
    case .plain: "plain text"
    case .rtf: "RTF"
    case .rtfd: "RTFD"
    case .html: "HTML"
    default: type.rawValue
    }
  }

  private static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: String.Encoding(rawValue: UInt(bitPattern: number))
    case let encoding as String.Encoding: encoding
    default: nil
    }
  }
}
