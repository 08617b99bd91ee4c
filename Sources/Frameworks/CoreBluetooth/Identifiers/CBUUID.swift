/// The identifier of an attribute of a Bluetooth device, of 16, 32 or 128 bits.
///
/// Steps Bluetooth.UU1….
open class CBUUID: NSObject, NSCopying {
  /// The bytes of the shortest form: two, four or sixteen (Bluetooth.UU2).
  open var data: Data { Data(bytes) }

  /// The shortest form, in uppercase (Bluetooth.UU2).
  open var uuidString: String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    guard bytes.count == 16 else { return digits.joined() }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }

  // MARK: Creating

  /// Creates the identifier 0000, as a placeholder.
  public convenience override init() { self.init(data: Data(count: 2)) }

  /// Creates an identifier from a string with 4, 8, 32 or, with hyphens, 36 characters.
  ///
  /// Any other string traps, as on an iPhone (Bluetooth.UU3).
  public init(string theString: String) {
    guard let bytes = Self.bytes(of: theString) else {
      programmingError("String \(theString) does not represent a valid UUID")
    }
    self.bytes = Self.shortened(bytes)
  }

  /// Creates an identifier from two, four or sixteen bytes, the most significant one first.
  ///
  /// Any other number of bytes traps, as on an iPhone (Bluetooth.UU3).
  public init(data theData: Data) {
    guard [2, 4, 16].contains(theData.count) else {
      programmingError("Data \(theData as NSData) does not represent a valid UUID")
    }
    bytes = Self.shortened(Array(theData))
  }

  /// Creates an identifier of a UUID.
  public init(nsuuid theUUID: UUID) {
    bytes = Self.shortened(withUnsafeBytes(of: theUUID.uuid) { Array($0) })
  }

  /// Creates an identifier of a UUID of Core Foundation.
  public init(cfuuid theUUID: CFUUID) {
    bytes = Self.shortened(withUnsafeBytes(of: theUUID.uuid) { Array($0) })
  }

  // MARK: NSObject

  /// Returns the identifier itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is the same identifier in any form.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.bytes == bytes }

  /// The hash value, equal for all forms.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(bytes)
    return hasher.finalize()
  }

  /// The name of a known attribute, otherwise the identifier as a string (Bluetooth.UU4).
  open override var description: String { KnownAttributes.names[uuidString] ?? uuidString }

  /// The same as the description.
  open override var debugDescription: String { description }

  // MARK: Internals

  /// The bytes of the shortest form.
  let bytes: [UInt8]

  /// The last twelve bytes of identifiers with a short form.
  ///
  /// - Source: the Bluetooth Core Specification, Volume 3, Part B, 2.5.1. Confidence: documented.
  private static let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]

  /// Returns the bytes of the shortest form.
  private static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if bytes.count == 16, Array(bytes[4...]) == base { bytes = Array(bytes[..<4]) }
    if bytes.count == 4, bytes[0] == 0, bytes[1] == 0 { bytes = Array(bytes[2...]) }
    return bytes
  }

  /// Returns the bytes of a string; `nil` if it is not an identifier.
  private static func bytes(of text: String) -> [UInt8]? {
    var digits = Array(text.utf8)
    if digits.count == 36 {
      for place in [8, 13, 18, 23] where digits[place] != UInt8(ascii: "-") { return nil }
      digits.removeAll { $0 == UInt8(ascii: "-") }
    } else if digits.count == 6 || digits.count == 10, text.lowercased().hasPrefix("0x") {
      digits.removeFirst(2)
    }
    guard [4, 8, 32].contains(digits.count) else { return nil }
    let values = digits.map { Character(UnicodeScalar($0)).hexDigitValue }
    guard !values.contains(nil) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { index in
      UInt8((values[index] ?? 0) << 4 | (values[index + 1] ?? 0))
    }
  }

  /// Creates an identifier from a string of BlueZ; nil for invalid strings.
  convenience init?(text: String) {
    guard let bytes = Self.bytes(of: text) else { return nil }
    self.init(data: Data(bytes))
  }

  /// The long form in lowercase, as BlueZ uses it.
  var longText: String {
    let long =
      bytes.count == 16
      ? bytes : [UInt8](repeating: 0, count: 4 - bytes.count) + bytes + Self.base
    return NSUUID(uuidBytes: long).uuidString.lowercased()
  }
}
