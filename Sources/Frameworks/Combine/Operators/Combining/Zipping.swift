/// Sends values of several upstreams in groups, as soon as all have one.
final class Zipping<Downstream: Subscriber>: Junction<Downstream> {
  /// Takes a group; nil where one is missing.
  var group: () -> Downstream.Input? = { nil }

  override func arrived<Value>(_ value: Value, at entry: Entry<Value, Downstream>) {
    entry.values.append(value)
    guard entries.allSatisfy({ !$0.isEmpty }), let values = group() else { return }
    send(values)
    finishIfDone()
  }

  override func ended(_ entry: any JunctionEntry) { finishIfDone() }

  override func letGo() -> Downstream? {
    group = { nil }
    return super.letGo()
  }

  private func finishIfDone() {
    // No group will be whole any more.
    if entries.contains(where: { $0.isEnded && $0.isEmpty }) { end(.finished) }
  }
}

extension Entry {
  /// Takes the oldest value.
  func take() -> Value? { values.popFirst() }
}
