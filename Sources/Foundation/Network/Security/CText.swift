internal import Glibc

/// A text for C, which lives as long as this object.
final class CText: @unchecked Sendable {
  // Nobody changes the memory.
  let pointer: UnsafeMutablePointer<CChar>

  init?(_ text: String) {
    guard let copy = strdup(text) else { return nil }
    pointer = copy
  }

  deinit { free(pointer) }
}
