internal import Glibc

// Unique identifiers as bytes (Device.CL15).

/// Stores a new random identifier of 16 bytes.
public func uuid_generate(_ bytes: UnsafeMutablePointer<UInt8>?) { uuid_generate_random(bytes) }

/// Stores a new random identifier of 16 bytes.
public func uuid_generate_random(_ bytes: UnsafeMutablePointer<UInt8>?) {
  guard let bytes else { return }
  withUnsafeBytes(of: UUID().uuid) { UnsafeMutableRawPointer(bytes).copyMemory($0) }
}

/// Stores the identifier of zeros.
public func uuid_clear(_ bytes: UnsafeMutablePointer<UInt8>?) {
  bytes?.update(repeating: 0, count: 16)
}

/// Copies an identifier.
public func uuid_copy(_ target: UnsafeMutablePointer<UInt8>?, _ source: UnsafePointer<UInt8>?) {
  guard let target, let source else { return }
  memmove(target, source, 16)
}

/// Compares two identifiers byte by byte: less than 0, 0 or more than 0.
public func uuid_compare(_ one: UnsafePointer<UInt8>?, _ other: UnsafePointer<UInt8>?) -> Int32 {
  guard let one, let other else { return (one == nil ? 0 : 1) - (other == nil ? 0 : 1) }
  return memcmp(one, other, 16)
}

/// Returns 1 for the identifier of zeros, else 0.
public func uuid_is_null(_ bytes: UnsafePointer<UInt8>?) -> Int32 {
  guard let bytes else { return 1 }
  return UnsafeBufferPointer(start: bytes, count: 16).allSatisfy { $0 == 0 } ? 1 : 0
}

/// Reads an identifier from its text of 36 letters.
///
/// - Returns: 0, or -1 for another text.
@discardableResult
public func uuid_parse(_ text: UnsafePointer<CChar>?, _ bytes: UnsafeMutablePointer<UInt8>?)
  -> Int32
{
  guard let text, let bytes, strnlen(text, 37) == 36,
    let identifier = UUID(uuidString: String(cString: text))
  else { return -1 }
  withUnsafeBytes(of: identifier.uuid) { UnsafeMutableRawPointer(bytes).copyMemory($0) }
  return 0
}

/// Stores the text of an identifier in capital letters, 37 bytes with the null at its end.
public func uuid_unparse(_ bytes: UnsafePointer<UInt8>?, _ text: UnsafeMutablePointer<CChar>?) {
  uuid_unparse_upper(bytes, text)
}

/// Stores the text of an identifier in capital letters, 37 bytes with the null at its end.
public func uuid_unparse_upper(_ bytes: UnsafePointer<UInt8>?, _ text: UnsafeMutablePointer<CChar>?)
{
  write(bytes, text) { $0 }
}

/// Stores the text of an identifier in small letters, 37 bytes with the null at its end.
public func uuid_unparse_lower(_ bytes: UnsafePointer<UInt8>?, _ text: UnsafeMutablePointer<CChar>?)
{
  write(bytes, text) { $0.lowercased() }
}

private func write(
  _ bytes: UnsafePointer<UInt8>?, _ text: UnsafeMutablePointer<CChar>?, _ change: (String) -> String
) {
  guard let bytes, let text else { return }
  let identifier = UnsafeRawPointer(bytes).loadUnaligned(as: uuid_t.self)
  strcpy(text, change(UUID(uuid: identifier).uuidString))
}

extension UnsafeMutableRawPointer {
  /// Copies all bytes of others.
  fileprivate func copyMemory(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    copyMemory(from: start, byteCount: bytes.count)
  }
}
