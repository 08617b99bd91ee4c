extension Publishers {
  /// A publisher of the values in a range of indices, which then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The range of indices, counted from 0.
    public let range: CountableRange<Int>

    /// Creates the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let place = MutableBox(0)
      upstream.subscribe(
        TransformSubscription("Slice", subscriber, endsAtOnce: range.isEmpty) { [range] in
          let here = place.exchange(for: place.value + 1)
          guard here >= range.lowerBound else { return .skip }
          return here == range.upperBound - 1 ? .passLast($0) : .pass($0)
        })
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the value at an index, if there is one, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "an index cannot be negative")
    return Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Publishes the values in a range of indices, then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "an index cannot be negative")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Publishes the first values, then finishes.
  ///
  /// - Parameter maxLength: The maximum number of values, 0 or more.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "the maximum length cannot be negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }
}
