/// An NDEF record (NFC.ND1…).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NFCNDEFPayload: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The format of the type's name.
  open var typeNameFormat: NFCTypeNameFormat
  /// The type.
  open var type: Data
  /// The identifier; empty for none.
  open var identifier: Data
  /// The content.
  open var payload: Data

  /// The size of the chunks of the record; 0 for one piece.
  let chunkSize: Int

  // MARK: Creating

  /// Creates a record.
  public convenience init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data
  ) {
    self.init(format: format, type: type, identifier: identifier, payload: payload, chunkSize: 0)
  }

  /// Creates a record in chunks.
  ///
  /// - Parameters:
  ///   - format: The format of the type's name.
  ///   - type: The type.
  ///   - identifier: The identifier; empty for none.
  ///   - payload: The content.
  ///   - chunkSize: The size of the chunks; 0 for one piece.
  public init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
  ) {
    typeNameFormat = format
    (self.type, self.identifier, self.payload) = (type, identifier, payload)
    self.chunkSize = max(0, chunkSize)
    super.init()
  }

  /// Returns a URI record; nil for an empty string.
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    guard !uri.isEmpty else { return nil }
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: URIPrefixes.bytes(of: uri))
  }

  /// Returns a URI record.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }

  /// Returns a text record in a language, in UTF-8 (NFC.ND3).
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = Data((locale.language.languageCode?.identifier ?? "en").utf8.prefix(63))
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(language.count)]) + language + Data(text.utf8))
  }

  /// An older spelling of `wellKnownTypeTextPayload`.
  @available(iOS, deprecated: 13.0, renamed: "wellKnownTypeTextPayload(string:locale:)")
  open class func wellKnowTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    wellKnownTypeTextPayload(string: text, locale: locale)
  }

  // MARK: Reading

  private func hasType(_ name: String) -> Bool {
    typeNameFormat == .nfcWellKnown && type == Data(name.utf8)
  }

  /// Returns the URI; nil for another record (NFC.ND2).
  open func wellKnownTypeURIPayload() -> URL? {
    guard hasType("U") else { return nil }
    return URIPrefixes.address(of: payload).flatMap { URL(string: $0) }
  }

  /// Returns the text and its language; nil for another record (NFC.ND3).
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard hasType("T"), let status = payload.first else { return (nil, nil) }
    let rest = payload.dropFirst()
    let count = Int(status & 0x3F)
    guard rest.count >= count else { return (nil, nil) }
    let language = String(decoding: rest.prefix(count), as: UTF8.self)
    let bytes = Data(rest.dropFirst(count))
    let isWide = status & 0x80 != 0
    guard let text = String(data: bytes, encoding: isWide ? .utf16 : .utf8) else {
      return (nil, nil)
    }
    return (text, Locale(identifier: language))
  }

  // MARK: Archives

  /// Decodes the record.
  public required init?(coder: NSCoder) {
    func data(_ key: String) -> Data? {
      coder.decodeObject(of: NSData.self, forKey: key)?._bridgeToSwift()
    }
    let number = UInt8(exactly: coder.decodeInteger(forKey: "typeNameFormat"))
    guard let format = number.flatMap(NFCTypeNameFormat.init(rawValue:)), let type = data("type"),
      let identifier = data("identifier"), let payload = data("payload")
    else { return nil }
    typeNameFormat = format
    (self.type, self.identifier, self.payload) = (type, identifier, payload)
    chunkSize = max(0, coder.decodeInteger(forKey: "chunkSize"))
    super.init()
  }

  /// Encodes the record.
  open func encode(with coder: NSCoder) {
    coder.encode(Int(typeNameFormat.rawValue), forKey: "typeNameFormat")
    coder.encode(type._bridgeToObjectiveC(), forKey: "type")
    coder.encode(identifier._bridgeToObjectiveC(), forKey: "identifier")
    coder.encode(payload._bridgeToObjectiveC(), forKey: "payload")
    coder.encode(chunkSize, forKey: "chunkSize")
  }

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
}
