import Glibc

extension String {
  /// Returns whether the text contains a word, anywhere.
  func mentions(_ word: StaticString) -> Bool {
    var text = self
    let count = word.utf8CodeUnitCount
    return text.withUTF8 { bytes in
      guard var next = bytes.baseAddress else { return false }
      let end = next + bytes.count
      while end - next >= count, let found = memchr(next, Int32(word.utf8Start[0]), end - next) {
        next = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
        if end - next >= count, memcmp(next, word.utf8Start, count) == 0 { return true }
        next += 1
      }
      return false
    }
  }
}
