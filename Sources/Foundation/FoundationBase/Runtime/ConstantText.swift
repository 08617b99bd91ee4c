import TactusThreads

/// Returns a C string that stays valid, the same for the same text.
package func constantText(_ text: String) -> UnsafePointer<CChar> {
  texts.withLock { texts in
    if let known = texts[text] { return known }
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { copy[index] = byte }
    let new = ConstantText(pointer: UnsafePointer(copy))
    texts[text] = new
    return new
  }.pointer
}

private struct ConstantText { let pointer: UnsafePointer<CChar> }

private let texts = Guarded<[String: ConstantText]>([:])
