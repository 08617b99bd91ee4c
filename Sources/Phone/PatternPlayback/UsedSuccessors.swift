import Synchronization

/// The list of successors that are no longer needed, passed from the render thread to one that may
/// free memory.
struct UsedSuccessors: ~Copyable {
  private let first = Atomic<Unmanaged<SuccessorRenderer>?>(nil)

  /// Adds a successor to the list.
  ///
  /// - Thread: render. Never allocates or locks; retries only if `release` interferes.
  func add(_ successor: consuming SuccessorRenderer) {
    let successors = Unmanaged.passRetained(successor)
    var head = first.load(ordering: .relaxed)
    while true {
      successors._withUnsafeGuaranteedRef { $0.link = head }
      let (exchanged, found) = first.weakCompareExchange(
        expected: head, desired: successors, ordering: .releasing)
      if exchanged { return }
      head = found
    }
  }

  /// Frees all successors of the list.
  ///
  /// - Thread: any but the render thread.
  func release() {
    // The whole list is removed at once, so no address in it can be reused meanwhile (ABA).
    var next = first.exchange(nil, ordering: .acquiring)
    while let successors = next {
      let successor = successors.takeRetainedValue()
      next = successor.link
    }
  }
}
