// Functions of the C library that glibc of Debian 12 lacks.

internal import Glibc

/// Copies a string into a buffer, which always ends with a null byte.
///
/// - Parameters:
///   - destination: The buffer.
///   - source: The string.
///   - size: The size of the buffer, in bytes; 0 copies nothing.
/// - Returns: The length of the string, in bytes.
@discardableResult
public func strlcpy(
  _ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int
) -> Int {
  let length = strlen(source)
  guard size > 0 else { return length }
  let count = min(length, size - 1)
  memcpy(destination, source, count)
  destination[count] = 0
  return length
}

/// Appends a string to the string in a buffer, which always ends with a null byte.
///
/// - Parameters:
///   - destination: The buffer with a string.
///   - source: The string to append.
///   - size: The size of the buffer, in bytes.
/// - Returns: The sum of the lengths of both strings, in bytes.
@discardableResult
public func strlcat(
  _ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int
) -> Int {
  let length = strnlen(destination, size)
  guard length < size else { return size + strlen(source) }
  return length + strlcpy(destination + length, source, size - length)
}
