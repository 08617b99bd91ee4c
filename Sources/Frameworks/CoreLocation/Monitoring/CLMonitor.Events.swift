extension CLMonitor {
  /// Reports about conditions, one after the other.
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
