import Glibc

extension [UInt8] {
  /// Returns whether two drawings have the same bytes.
  ///
  /// The end is compared first: drawings of an app begin with the same images, often megabytes, and
  /// differ in the commands after them.
  func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        guard let start = own.baseAddress, let otherStart = others.baseAddress else { return true }
        guard start != otherStart else { return true }
        let last = Swift.max(0, own.count - 4_096)
        return memcmp(start + last, otherStart + last, own.count - last) == 0
          && memcmp(start, otherStart, last) == 0
      }
    }
  }
}
