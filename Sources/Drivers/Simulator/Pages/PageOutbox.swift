/// Knows how far behind a page is, and what it may still be sent.
///
/// A page says how many messages it has taken and how many frames it has painted. Pictures and sound
/// wait for it, words do not; so a slow page misses frames, and one that is hopeless begins anew
/// (SL5, SL6).
package struct PageOutbox: Sendable {
  /// Messages sent so far, of all kinds.
  package private(set) var sent = 0
  /// Frames sent so far.
  package private(set) var framesSent = 0
  /// Bytes that the page has not said to have taken.
  package private(set) var bytesOnTheWay = 0

  /// Bytes that it may be behind before it had better begin anew.
  private let bytesBehind: Int

  /// - Parameter bytesBehind: Bytes that a page may have to take yet before it is sent away (SL6).
  package init(bytesBehind: Int = PageLimits.bytesBehind) { self.bytesBehind = bytesBehind }

  private var taken = 0
  private var framesPainted = 0
  /// The sizes of the messages on the way, from the oldest.
  private var sizes: [Int] = []
  private var first = 0

  // MARK: Doing

  /// Notes that something is sent.
  package mutating func send(_ byteCount: Int, isFrame: Bool = false) {
    sent += 1
    if isFrame { framesSent += 1 }
    bytesOnTheWay += byteCount
    sizes.append(byteCount)
  }

  /// Notes what the page has taken; what it cannot have taken is not believed.
  ///
  /// - Returns: Whether it can be.
  package mutating func see(messages: Int, frames: Int) -> Bool {
    guard (taken...sent).contains(messages), (framesPainted...framesSent).contains(frames) else {
      return false
    }
    while taken < messages {
      bytesOnTheWay -= sizes[first]
      first += 1
      taken += 1
    }
    framesPainted = frames
    if first > 1024 {
      sizes.removeFirst(first)
      first = 0
    }
    return true
  }

  // MARK: Observing

  /// Whether it may be sent another picture.
  package var takesFrame: Bool {
    framesSent - framesPainted < PageLimits.framesAhead && bytesOnTheWay < PageLimits.bytesAhead
  }

  /// Whether it may be sent sound, and what else nobody misses later.
  package var takesSound: Bool { bytesOnTheWay < PageLimits.bytesAhead }

  /// Whether it is so far behind that it had better begin anew.
  package var isHopeless: Bool { bytesOnTheWay > bytesBehind }
}
