/// An NDEF message: a list of records (NFC.ND1, NFC.ND4).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NFCNDEFMessage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The records.
  open var records: [NFCNDEFPayload]

  /// Creates a message of records.
  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }

  /// Parses a message; nil if the bytes are not one.
  public convenience init?(data: Data) {
    guard let records = Self.records(of: data) else { return nil }
    self.init(records: records)
  }

  /// The number of bytes that the message takes on a tag.
  open var length: Int { bytes.count }

  /// The bytes of the message.
  package var bytes: Data {
    var all = records.flatMap(NDEFRecord.records(of:))
    guard !all.isEmpty else { return Data() }
    all[0].flags.insert(.begin)
    all[all.count - 1].flags.insert(.end)
    return all.reduce(into: Data()) { $0.append($1.bytes) }
  }

  private static func records(of data: Data) -> [NFCNDEFPayload]? {
    var bytes = [UInt8](data)[...]
    var (records, open): ([NFCNDEFPayload], NDEFRecord?) = ([], nil)
    var isFirst = true
    while let record = NDEFRecord.read(&bytes) {
      guard record.flags.contains(.begin) == isFirst else { return nil }
      isFirst = false
      if var whole = open {
        guard record.format == .unchanged, record.type.isEmpty else { return nil }
        whole.payload.append(record.payload)
        open = whole
      } else {
        guard record.format != .unchanged else { return nil }
        open = record
      }
      if !record.flags.contains(.chunk), let whole = open {
        records.append(
          NFCNDEFPayload(
            format: whole.format, type: whole.type, identifier: whole.identifier,
            payload: whole.payload))
        open = nil
      }
      if record.flags.contains(.end) { return open == nil && bytes.isEmpty ? records : nil }
    }
    return nil
  }

  // MARK: Archives

  /// Decodes the message.
  public required init?(coder: NSCoder) {
    let list = coder.decodeObject(of: [NSArray.self, NFCNDEFPayload.self], forKey: "records")
    guard let array = list as? NSArray else { return nil }
    records = (0..<array.count).compactMap { array.object(at: $0) as? NFCNDEFPayload }
    super.init()
  }

  /// Encodes the message.
  open func encode(with coder: NSCoder) { coder.encode(NSArray(array: records), forKey: "records") }

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
}
