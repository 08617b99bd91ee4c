import TactusThreads

// The member is one of a protocol, so that subclasses may have a member of the same name.
extension NSObjectProtocol where Self: NSData {
  /// A pointer to the contents, which stay after the expression that made the object; lowered
  /// sources use it for `(data as NSData).bytes`.
  ///
  /// On an iPhone the object lives until the end of the run loop's turn. Here the last 32 such
  /// objects live on (ObjectiveC.FO36).
  public var _bytes: UnsafeRawPointer {
    LatestData.keep(self)
    return bytes
  }
}

/// The data whose bytes were requested last.
private enum LatestData {
  private struct Ring {
    var entries = [NSData?](repeating: nil, count: 32)
    var next = 0
  }

  private static let ring = Guarded(Ring())

  static func keep(_ data: NSData) {
    // The old entry is released outside of the lock.
    let kept = Unmanaged.passUnretained(data)
    let old = ring.withLock { ring -> Unmanaged<NSData>? in
      let old = ring.entries[ring.next].map { Unmanaged.passRetained($0) }
      ring.entries[ring.next] = kept.takeUnretainedValue()
      ring.next = (ring.next + 1) % ring.entries.count
      return old
    }
    old?.release()
  }
}
