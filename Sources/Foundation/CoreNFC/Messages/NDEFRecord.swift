/// An NDEF record in its binary form.
///
/// - Source: the specification “NFC Data Exchange Format” of the NFC Forum. Confidence: documented.
struct NDEFRecord {
  /// The flags of a record's first byte, below which is the format of its type.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The record is the first one of its message.
    static let begin = Flags(rawValue: 0x80)
    /// The record is the last one of its message.
    static let end = Flags(rawValue: 0x40)
    /// The record's content continues in the next record.
    static let chunk = Flags(rawValue: 0x20)
    /// The length of the content has one byte.
    static let short = Flags(rawValue: 0x10)
    /// The record has an identifier.
    static let identifier = Flags(rawValue: 0x08)
  }

  /// The flags.
  var flags: Flags = []
  /// The format of the type's name.
  var format = NFCTypeNameFormat.empty
  /// The type, up to 255 bytes.
  var type = Data()
  /// The identifier, up to 255 bytes; empty for none.
  var identifier = Data()
  /// The content.
  var payload = Data()

  /// The most bytes of a type or an identifier, whose length has one byte.
  private static let longestName = 255

  // MARK: Writing

  /// The bytes of the record; a longer type or identifier is cut off, so that others can be read.
  var bytes: Data {
    let (type, identifier) = (type.prefix(Self.longestName), identifier.prefix(Self.longestName))
    var flags = flags
    if payload.count < 256 { flags.insert(.short) }
    if !identifier.isEmpty { flags.insert(.identifier) }
    var bytes = Data([flags.rawValue | format.rawValue, UInt8(type.count)])
    if flags.contains(.short) {
      bytes.append(UInt8(payload.count))
    } else {
      let count = UInt32(truncatingIfNeeded: payload.count)
      bytes.append(
        contentsOf: stride(from: 24, through: 0, by: -8).map { UInt8(count >> $0 & 0xFF) })
    }
    if !identifier.isEmpty { bytes.append(UInt8(identifier.count)) }
    return bytes + type + identifier + payload
  }

  /// Returns the records of a payload: one, or one for each of its chunks.
  static func records(of payload: NFCNDEFPayload) -> [NDEFRecord] {
    let content = payload.payload
    var first = NDEFRecord(
      format: payload.typeNameFormat, type: payload.type, identifier: payload.identifier,
      payload: content)
    let size = payload.chunkSize
    guard size > 0, content.count > size else { return [first] }
    first.payload = Data(content.prefix(size))
    first.flags = .chunk
    var (records, rest) = ([first], content.dropFirst(size))
    while !rest.isEmpty {
      let isLast = rest.count <= size
      records.append(
        NDEFRecord(
          flags: isLast ? [] : .chunk, format: .unchanged, payload: Data(rest.prefix(size))))
      rest = rest.dropFirst(size)
    }
    return records
  }

  // MARK: Reading

  /// Reads a record, and removes its bytes; `nil` if bytes are missing.
  static func read(_ bytes: inout ArraySlice<UInt8>) -> NDEFRecord? {
    func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard bytes.count >= count else { return nil }
      defer { bytes = bytes.dropFirst(count) }
      return bytes.prefix(count)
    }
    func number(_ count: Int) -> Int? { take(count)?.reduce(0) { $0 << 8 | Int($1) } }
    guard let head = take(1)?.first, let format = NFCTypeNameFormat(rawValue: head & 0x07) else {
      return nil
    }
    let flags = Flags(rawValue: head & 0xF8)
    guard let typeCount = number(1), let payloadCount = number(flags.contains(.short) ? 1 : 4),
      let identifierCount = flags.contains(.identifier) ? number(1) : 0,
      let type = take(typeCount), let identifier = take(identifierCount),
      let payload = take(payloadCount)
    else { return nil }
    return NDEFRecord(
      flags: flags, format: format, type: Data(type), identifier: Data(identifier),
      payload: Data(payload))
  }
}
