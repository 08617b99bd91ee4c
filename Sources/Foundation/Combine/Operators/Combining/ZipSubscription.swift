/// A subscription that sends a tuple as soon as each upstream has a value.
final class ZipSubscription<Downstream: Subscriber>: CombiningSubscription<Downstream> {
  /// Removes and returns the oldest values; nil if one is missing.
  var group: () -> Downstream.Input? = { nil }

  override func handleValue<Value>(_ value: Value, at input: CombiningSubscriber<Value, Downstream>)
  {
    input.values.append(value)
    guard inputs.allSatisfy({ !$0.isEmpty }), let values = group() else { return }
    send(values)
    finishIfDone()
  }

  override func handleEnd(_ input: any CombiningInput) { finishIfDone() }

  override func tearDown() -> Downstream? {
    group = { nil }
    return super.tearDown()
  }

  private func finishIfDone() {
    // An input that has ended without a waiting value allows no further tuple.
    if inputs.contains(where: { $0.isEnded && $0.isEmpty }) { end(.finished) }
  }
}

extension CombiningSubscriber {
  /// Removes and returns the oldest value.
  func removeOldest() -> Value? { values.popFirst() }
}
