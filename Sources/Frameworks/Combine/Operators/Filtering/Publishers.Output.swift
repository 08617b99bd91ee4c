extension Publishers {
  /// Sends the values at some places, and ends after the last of them.
  public struct Output<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The places, from 0.
    public let range: CountableRange<Int>

    /// Makes it of its parts.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let place = Kept(0)
      upstream.subscribe(
        Conduit("Slice", subscriber, endsAtOnce: range.isEmpty) { [range] in
          let here = place.exchange(for: place.value + 1)
          guard here >= range.lowerBound else { return .skip }
          return here == range.upperBound - 1 ? .passLast($0) : .pass($0)
        })
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the value at a place, if there is one, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "the first place is 0")
    return Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Sends the values at some places, and ends after the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "the first place is 0")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Sends the first values, and ends.
  ///
  /// - Parameter maxLength: How many at most, 0 or more.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "fewer than none cannot be sent")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }
}
