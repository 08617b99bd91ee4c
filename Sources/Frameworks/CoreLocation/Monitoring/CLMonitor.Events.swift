extension CLMonitor {
  /// A sequence of events about conditions.
  public struct Events: AsyncSequence, Sendable {
    /// An element.
    public typealias Element = CLMonitor.Event

    /// The iterator.
    public typealias AsyncIterator = LocationIterator<Element>

    let stream: LocationStream<Element>

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeIterator() }
  }
}
