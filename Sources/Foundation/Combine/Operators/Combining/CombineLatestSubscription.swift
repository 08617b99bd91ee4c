/// A subscription that combines the latest values of its upstreams.
///
/// A value that arrives without demand replaces the latest and is not sent (Combine.CB4).
final class CombineLatestSubscription<Downstream: Subscriber>: CombiningSubscription<Downstream> {
  /// Returns the latest values; nil if an upstream has none yet.
  var group: () -> Downstream.Input? = { nil }

  override func handleValue<Value>(_ value: Value, at input: CombiningSubscriber<Value, Downstream>)
  {
    input.replace(with: value)
    guard demand > .none, let values = group() else { return }
    send(values)
  }

  override func handleEnd(_ input: any CombiningInput) {
    if inputs.allSatisfy(\.isEnded) { end(.finished) }
  }

  override func tearDown() -> Downstream? {
    group = { nil }
    return super.tearDown()
  }
}

extension CombiningSubscriber {
  /// Replaces the buffered value.
  func replace(with value: Value) {
    _ = values.popFirst()
    values.append(value)
  }

  /// The buffered value.
  func latest() -> Value? { values.first }
}
