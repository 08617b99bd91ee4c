internal import Glibc

/// A C string that lives as long as this object.
final class CText: @unchecked Sendable {
  // The memory is never modified.
  let pointer: UnsafeMutablePointer<CChar>

  init?(_ text: String) {
    guard let copy = strdup(text) else { return nil }
    pointer = copy
  }

  deinit { free(pointer) }
}
