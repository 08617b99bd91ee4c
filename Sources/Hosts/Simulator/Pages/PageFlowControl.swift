/// The flow control of a page: how far behind it is, and what it may still be sent.
///
/// A page reports how many messages it has processed and how many frames it has painted. Frames and
/// sound wait for it, text messages do not; so a slow page misses frames, and one that is too far
/// behind has to reconnect (SimulatorPages.SL5, SimulatorPages.SL6).
package struct PageFlowControl: Sendable {
  /// The number of messages sent so far, of all kinds.
  package private(set) var sent = 0
  /// The number of frames sent so far.
  package private(set) var framesSent = 0
  /// Bytes sent that the page has not confirmed.
  package private(set) var bytesOnTheWay = 0

  /// Unconfirmed bytes above which a page has to reconnect.
  private let bytesBehind: Int

  /// Creates the flow control of a new page.
  ///
  /// - Parameter bytesBehind: Unconfirmed bytes above which a page is disconnected
  ///   (SimulatorPages.SL6).
  package init(bytesBehind: Int = PageLimits.bytesBehind) { self.bytesBehind = bytesBehind }

  private var taken = 0
  private var framesPainted = 0
  /// The sizes of the unconfirmed messages, oldest first.
  private var sizes: [Int] = []
  private var first = 0

  // MARK: Doing

  /// Records that a message is sent.
  package mutating func send(_ byteCount: Int, isFrame: Bool = false) {
    sent += 1
    if isFrame { framesSent += 1 }
    bytesOnTheWay += byteCount
    sizes.append(byteCount)
  }

  /// Records what the page has processed; impossible numbers are rejected.
  ///
  /// - Returns: Whether the numbers are possible.
  package mutating func confirm(messages: Int, frames: Int) -> Bool {
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

  /// Whether the page may be sent another frame.
  package var canSendFrame: Bool {
    framesSent - framesPainted < PageLimits.framesAhead && bytesOnTheWay < PageLimits.bytesAhead
  }

  /// Whether the page may be sent sound and other messages that may be lost.
  package var canSendSound: Bool { bytesOnTheWay < PageLimits.bytesAhead }

  /// Whether the page is so far behind that it has to reconnect.
  package var isTooFarBehind: Bool { bytesOnTheWay > bytesBehind }
}
