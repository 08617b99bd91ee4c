/// Sends the latest values of several upstreams, once all have one.
///
/// A value that comes while none is asked for is kept as the latest, and not sent (CB4).
final class Latest<Downstream: Subscriber>: Junction<Downstream> {
  /// The values; nil where one is missing.
  var group: () -> Downstream.Input? = { nil }

  override func arrived<Value>(_ value: Value, at entry: Entry<Value, Downstream>) {
    entry.keep(value)
    guard demand > .none, let values = group() else { return }
    send(values)
  }

  override func ended(_ entry: any JunctionEntry) {
    if entries.allSatisfy(\.isEnded) { end(.finished) }
  }

  override func letGo() -> Downstream? {
    group = { nil }
    return super.letGo()
  }
}

extension Entry {
  /// Keeps a value in place of the one before.
  func keep(_ value: Value) {
    _ = values.popFirst()
    values.append(value)
  }

  /// The value that is kept.
  func latest() -> Value? { values.first }
}
