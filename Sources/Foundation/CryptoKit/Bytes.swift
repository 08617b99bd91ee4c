extension ContiguousBytes {
  /// A copy of the bytes.
  var allBytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension DataProtocol {
  /// A copy of the bytes.
  var allBytes: [UInt8] { Array(self) }
}

extension [UInt8] {
  /// The bytes in hexadecimal digits.
  var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}
