import Synchronization

/// A lock-free stack of messages that any thread pushes and one thread takes.
///
/// - Thread: render, for `push` and `takeAll`: neither allocates nor waits.
final class RenderMessageStack: Sendable {
  deinit {
    var message = takeAll()
    while let taken = message {
      message = taken.takeUnretainedValue().next
      taken.release()
    }
  }

  /// Pushes a message, and takes ownership of it.
  func push(_ message: Swift.Unmanaged<RenderMessage>) {
    var top = first.load(ordering: .relaxed)
    while true {
      message._withUnsafeGuaranteedRef { $0.next = top }
      let result = first.weakCompareExchange(
        expected: top, desired: message, ordering: .acquiringAndReleasing)
      if result.exchanged { return }
      top = result.original
    }
  }

  /// Whether there are no messages.
  ///
  /// - Thread: any.
  var isEmpty: Bool { first.load(ordering: .relaxed) == nil }

  /// Takes all messages, the oldest first, linked by `next`; the caller owns them.
  func takeAll() -> Swift.Unmanaged<RenderMessage>? {
    guard first.load(ordering: .relaxed) != nil else { return nil }
    var newest = first.exchange(nil, ordering: .acquiringAndReleasing)
    var oldest: Swift.Unmanaged<RenderMessage>?
    while let message = newest {
      message._withUnsafeGuaranteedRef {
        newest = $0.next
        $0.next = oldest
      }
      oldest = message
    }
    return oldest
  }

  /// Takes all messages for a thread that may allocate, the oldest first.
  func drain() -> [RenderMessage] {
    var messages: [RenderMessage] = []
    var link = takeAll()
    while let taken = link {
      let message = taken.takeRetainedValue()
      link = message.next
      message.next = nil
      messages.append(message)
    }
    return messages
  }

  private let first = Atomic<Swift.Unmanaged<RenderMessage>?>(nil)
}
