import Synchronization

/// The outlines of strokes along a path, which copies of the path share.
///
/// - Thread: any. Takes a lock.
final class OutlineCache: Sendable {
  private let known = Mutex<[Nib: InkOutline]>([:])

  /// Returns the outline with a nib, which is computed on first use.
  func outline(_ nib: Nib, _ compute: () -> InkOutline) -> InkOutline {
    if let outline = known.withLock({ $0[nib] }) { return outline }
    let outline = compute()
    known.withLock { $0[nib] = outline }
    return outline
  }
}

extension PKStrokePath {
  /// Returns the outline of a stroke with an ink.
  func outline(of ink: PKInk.InkType, _ part: Nib.Part = .whole) -> InkOutline {
    let nib = Nib(ink, part)
    return outlines.outline(nib) { InkOutline(self, nib) }
  }
}
