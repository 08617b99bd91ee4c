extension ContiguousBytes {
  /// A copy of the bytes.
  var allBytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension DataProtocol {
  /// A copy of the bytes.
  var allBytes: [UInt8] { Array(self) }
}
