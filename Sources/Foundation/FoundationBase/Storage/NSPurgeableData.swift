import Synchronization

/// Data that can be discarded while they are not in use (ObjectiveC.DC2).
///
/// New data are in use once.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  private let access = Mutex((uses: 1, isDiscarded: false))
  // Foundation on Linux keeps the bytes only of `NSMutableData` itself.
  private var buffer: UnsafeMutableRawBufferPointer?
  private var size = 0

  deinit { buffer?.deallocate() }

  // MARK: Discarding

  /// Begins the use of the content, and returns whether there still is one.
  open func beginContentAccess() -> Bool {
    access.withLock { access in
      guard !access.isDiscarded else { return false }
      access.uses += 1
      return true
    }
  }

  /// Ends a use of the content.
  open func endContentAccess() { access.withLock { $0.uses -= $0.uses > 0 ? 1 : 0 } }

  /// Discards the content if it is not in use.
  open func discardContentIfPossible() {
    let discards = access.withLock { access in
      guard access.uses == 0, !access.isDiscarded else { return false }
      access.isDiscarded = true
      return true
    }
    if discards { length = 0 }
  }

  /// Returns whether the content was discarded.
  open func isContentDiscarded() -> Bool { access.withLock { $0.isDiscarded } }

  // MARK: Bytes

  open override var length: Int {
    get { size }
    set {
      reserve(newValue)
      if newValue > size {
        mutableBytes.advanced(by: size).initializeMemory(
          as: UInt8.self, repeating: 0, count: newValue - size)
      }
      size = newValue
    }
  }

  open override var bytes: UnsafeRawPointer { UnsafeRawPointer(mutableBytes) }

  open override var mutableBytes: UnsafeMutableRawPointer {
    reserve(1)
    guard let start = buffer?.baseAddress else { preconditionFailure("there is no memory") }
    return start
  }

  open override func append(_ bytes: UnsafeRawPointer, length: Int) {
    replaceBytes(in: NSRange(location: size, length: 0), withBytes: bytes, length: length)
  }

  open override func increaseLength(by extraLength: Int) { length += extraLength }

  open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
    replaceBytes(in: range, withBytes: bytes, length: range.length)
  }

  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?,
    length replacementLength: Int
  ) {
    let end = range.location + range.length
    precondition(range.location >= 0 && end <= size, "the range is beyond the data")
    let (rest, oldSize) = (size - end, size)
    let newSize = oldSize - range.length + replacementLength
    if newSize > oldSize { length = newSize }
    let start = mutableBytes
    start.advanced(by: range.location + replacementLength).copyMemory(
      from: start.advanced(by: end), byteCount: rest)
    if let replacementBytes {
      start.advanced(by: range.location).copyMemory(
        from: replacementBytes, byteCount: replacementLength)
    }
    length = newSize
  }

  open override func copy(with zone: NSZone? = nil) -> Any { NSData(bytes: bytes, length: size) }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableData(bytes: bytes, length: size)
  }

  private func reserve(_ capacity: Int) {
    guard capacity > buffer?.count ?? 0 else { return }
    let new = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Swift.max(16, 2 * capacity), alignment: 16)
    if let start = buffer?.baseAddress { new.baseAddress?.copyMemory(from: start, byteCount: size) }
    buffer?.deallocate()
    buffer = new
  }
}
