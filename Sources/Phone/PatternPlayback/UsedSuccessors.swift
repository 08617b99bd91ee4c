import Synchronization

/// Renderers that are followed or not needed any more, on their way from the render thread to one
/// that may free them.
struct UsedSuccessors: ~Copyable {
  private let first = Atomic<Unmanaged<Successor>?>(nil)

  /// Gives one away.
  ///
  /// - Thread: render. Never allocates or locks; it tries again only where `release` came between.
  func give(_ successor: consuming Successor) {
    let given = Unmanaged.passRetained(successor)
    var head = first.load(ordering: .relaxed)
    while true {
      given._withUnsafeGuaranteedRef { $0.link = head }
      let (exchanged, found) = first.weakCompareExchange(
        expected: head, desired: given, ordering: .releasing)
      if exchanged { return }
      head = found
    }
  }

  /// Frees all that were given.
  ///
  /// - Thread: any but the render thread.
  func release() {
    // The whole list is taken at once, so no address in it can come back meanwhile.
    var next = first.exchange(nil, ordering: .acquiring)
    while let given = next {
      let successor = given.takeRetainedValue()
      next = successor.link
    }
  }
}
