internal import TactusVirtualTime

/// An asynchronous sequence, for a task that may run on the main actor.
///
/// - Thread: any.
struct LocationStream<Element: Sendable>: Sendable {
  /// The end of the stream that adds elements.
  struct Outlet: Sendable {
    fileprivate let base: AsyncStream<Element>.Continuation
    fileprivate let wait: MainActorWait

    /// Adds an element.
    func yield(_ element: Element) {
      wait.resume()
      base.yield(element)
    }

    /// Finishes the stream.
    func finish() {
      wait.resume()
      base.finish()
    }

    /// Sets a closure that is called when the stream has ended.
    func onEnd(_ body: @escaping @Sendable () -> Void) { base.onTermination = { _ in body() } }
  }

  private let stream: AsyncStream<Element>
  private let wait = MainActorWait()

  init(_ run: (Outlet) -> Void) {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    self.stream = stream
    run(Outlet(base: continuation, wait: wait))
  }

  /// Returns an iterator.
  func makeIterator() -> LocationIterator<Element> {
    LocationIterator(base: stream.makeAsyncIterator(), wait: wait)
  }
}
