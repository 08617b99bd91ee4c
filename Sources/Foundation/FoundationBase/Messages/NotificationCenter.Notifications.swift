import Synchronization

extension NotificationCenter {
  /// An asynchronous sequence of notifications (ObjectiveC.NO4).
  ///
  /// It observes from the call of ``NotificationCenter/notifications(named:object:)`` until the
  /// sequence and its iterators are released.
  ///
  /// Sendable because a lock guards what the buffer has.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The elements are notifications.
    public typealias Element = Notification
    /// The sequence never fails.
    public typealias Failure = Never

    private let buffer: Buffer

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      buffer = Buffer(center, name, object)
    }

    /// Returns an iterator; several share the notifications.
    public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

    /// An iterator of the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let buffer: Buffer

      /// Returns the next notification, when it is posted; nil if the task is cancelled.
      public mutating func next() async -> Notification? { await buffer.next() }

      /// Returns the next notification, when it is posted; nil if the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await buffer.next()
      }
    }

    /// The notifications that have not been received, and the tasks that wait for one.
    ///
    /// Sendable because a lock guards what changes in it.
    fileprivate final class Buffer: @unchecked Sendable {
      /// A notification, which is transferred from the thread that posted it.
      ///
      /// Sendable because the thread that posted it hands it over.
      private struct Posted: @unchecked Sendable {
        let notification: Notification
      }
      private typealias Continuation = CheckedContinuation<Posted?, Never>

      private struct State {
        var last = 0
        var posted: [Posted] = []
        var waiting: [(id: Int, continuation: Continuation)] = []
        var cancelled: Set<Int> = []
      }

      private let state = Mutex(State())
      private let center: NotificationCenter
      private var token: (any NSObjectProtocol)?

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        self.center = center
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
          self?.receive($0)
        }
      }

      deinit {
        if let token { center.removeObserver(token) }
      }

      private func receive(_ notification: Notification) {
        let notification = Posted(notification: notification)
        let waiting = state.withLock { state in
          guard !state.waiting.isEmpty else {
            state.posted.append(notification)
            return nil as Continuation?
          }
          return state.waiting.removeFirst().continuation
        }
        waiting?.resume(returning: notification)
      }

      func next() async -> Notification? {
        let id = state.withLock { state in
          state.last += 1
          return state.last
        }
        let found = await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            let (isReady, ready) = state.withLock { state -> (Bool, Posted?) in
              if state.cancelled.remove(id) != nil { return (true, nil) }
              guard state.posted.isEmpty else { return (true, state.posted.removeFirst()) }
              state.waiting.append((id, continuation))
              return (false, nil)
            }
            if isReady { continuation.resume(returning: ready) }
          }
        } onCancel: {
          let waiting = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
              state.cancelled.insert(id)
              return nil as Continuation?
            }
            return state.waiting.remove(at: index).continuation
          }
          waiting?.resume(returning: nil)
        }
        return found?.notification
      }
    }
  }

  /// Returns an asynchronous sequence of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender; nil for any.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(self, name, object)
  }
}

@available(*, unavailable)
extension NotificationCenter.Notifications.Iterator: Sendable {}
