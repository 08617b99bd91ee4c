extension CLBackgroundActivitySession {
  /// A sequence of the diagnostics of an activity.
  public struct Diagnostics: AsyncSequence, Sendable {
    /// An element.
    public typealias Element = CLBackgroundActivitySession.Diagnostic

    /// The iterator.
    public typealias AsyncIterator = LocationIterator<Element>

    let stream: LocationStream<Element>

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeIterator() }
  }
}
