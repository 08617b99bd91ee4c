internal import Synchronization
internal import TactusVirtualTime

/// Elements that are there one after the other, for a task that may be one of the main actor.
struct LocationStream<Element: Sendable>: Sendable {
  /// The end that adds elements.
  struct Outlet: Sendable {
    fileprivate let base: AsyncStream<Element>.Continuation
    fileprivate let wait: LocationWait

    /// Adds an element.
    func yield(_ element: Element) {
      wait.resume()
      base.yield(element)
    }

    /// Ends the stream.
    func finish() {
      wait.resume()
      base.finish()
    }

    /// Calls a function when the stream has ended.
    func onEnd(_ body: @escaping @Sendable () -> Void) { base.onTermination = { _ in body() } }
  }

  /// The iterator.
  struct Iterator {
    fileprivate var base: AsyncStream<Element>.Iterator
    fileprivate let wait: LocationWait

    /// Returns the next element; `nil` after the end of the stream or the task.
    mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      wait.begin(isCounted: isOfMainActor(actor))
      defer { wait.end() }
      return await base.next(isolation: actor)
    }
  }

  private let stream: AsyncStream<Element>
  private let wait = LocationWait()

  init(_ run: (Outlet) -> Void) {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    self.stream = stream
    run(Outlet(base: continuation, wait: wait))
  }

  /// Returns an iterator.
  func makeIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator(), wait: wait) }
}

/// The wait of a task on the main actor for the next element, which a turn knows when it ends.
private final class LocationWait: Sendable {
  private enum State {
    /// No task on the main actor waits.
    case none
    /// A task on the main actor waits.
    case waiting
    /// The task has an element, and does not run yet.
    case resumed
  }

  private let state = Mutex(State.none)

  /// A task begins to wait.
  func begin(isCounted: Bool) { state.withLock { $0 = isCounted ? .waiting : .none } }

  /// There is an element.
  func resume() {
    state.withLock { state in
      guard state == .waiting else { return }
      state = .resumed
      ResumedTasks.begin()
    }
  }

  /// Resumes the task.
  func end() {
    state.withLock { state in
      if state == .resumed { ResumedTasks.end() }
      state = .none
    }
  }
}
