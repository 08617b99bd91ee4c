internal import Synchronization
internal import TactusVirtualTime

/// The listeners for events of the store.
///
/// - Thread: any.
final class UpdateListeners<Element: Sendable>: Sendable {
  private struct Entry: Sendable {
    weak var listener: UpdateListener<Element>?
  }

  private let entries = Mutex<[Entry]>([])

  /// Creates a listener that receives elements from now on.
  ///
  /// - Parameter first: The elements that it receives before.
  func listen(first: [Element]) -> UpdateListener<Element> {
    let listener = UpdateListener(first)
    entries.withLock { entries in
      entries.removeAll { $0.listener == nil }
      entries.append(Entry(listener: listener))
    }
    return listener
  }

  /// Passes an element to all listeners.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func add(_ element: Element) -> Bool {
    let listeners = entries.withLock { $0.compactMap(\.listener) }
    for listener in listeners { listener.add(element) }
    return !listeners.isEmpty
  }
}

/// A loop that waits for elements.
///
/// - Thread: any.
final class UpdateListener<Element: Sendable>: Sendable {
  private struct State: Sendable {
    var elements: [Element]
    var waiting: PhoneContinuation<Element?>?
    var isCanceled = false
  }

  private let state: Mutex<State>

  init(_ first: [Element]) { state = Mutex(State(elements: first)) }

  /// Passes an element to the loop.
  func add(_ element: Element) {
    let waiting = state.withLock { state -> PhoneContinuation<Element?>? in
      guard let waiting = state.waiting else {
        state.elements.append(element)
        return nil
      }
      state.waiting = nil
      return waiting
    }
    waiting?.resume(returning: element)
  }

  /// Waits for the next element; returns `nil` after the task was canceled.
  nonisolated(nonsending) func next() async -> Element? {
    let element: Element?? = try? await withTaskCancellationHandler {
      try await withPhoneContinuation { (continuation: PhoneContinuation<Element?>) in
        let found = state.withLock { state -> Element?? in
          if !state.elements.isEmpty { return state.elements.removeFirst() }
          if state.isCanceled || Task.isCancelled { return .some(nil) }
          state.waiting = continuation
          return nil
        }
        if let found { continuation.resume(returning: found) }
      }
    } onCancel: {
      cancel()
    }
    return element ?? nil
  }

  private func cancel() {
    let waiting = state.withLock { state in
      state.isCanceled = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: nil)
  }
}
