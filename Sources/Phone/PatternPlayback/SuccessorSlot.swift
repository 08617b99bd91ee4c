import Synchronization

/// Where a successor waits for its voice: the sender puts it, the renderer takes it.
///
/// One word says what is there, so that a voice ends only where nothing waits, and nothing is put
/// where the voice has ended.
struct SuccessorSlot: ~Copyable {
  /// 0 for nothing, 1 for a voice that is over, else the address of a successor.
  private let word = Atomic<UInt>(1)

  /// Lets successors in.
  ///
  /// - Thread: the sender's, while the place is its own.
  func open() { word.store(0, ordering: .relaxed) }

  /// Puts a successor; one that waits already gives way, and the earlier frame of both counts.
  ///
  /// That frame matters: were it always the last one's, changes that come faster than frames pass
  /// would put each other off for ever.
  ///
  /// - Returns: `false` where the voice is over; the successor is let go of.
  /// - Thread: the sender's.
  func put(_ successor: Successor) -> Bool {
    if let waiting = take() { successor.frame = min(successor.frame, waiting.frame) }
    let address = Self.address(Unmanaged.passRetained(successor))
    let (exchanged, _) = word.compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing)
    if !exchanged { Unmanaged.passUnretained(successor).release() }
    return exchanged
  }

  /// Takes what waits.
  ///
  /// - Thread: either. Never allocates or locks.
  func take() -> Successor? {
    let there = word.load(ordering: .relaxed)
    guard there > 1 else { return nil }
    let (exchanged, taken) = word.compareExchange(
      expected: there, desired: 0, ordering: .acquiringAndReleasing)
    // Who comes second finds nothing, or looks again soon.
    return exchanged ? Self.successor(taken) : nil
  }

  /// Ends the voice unless something waits.
  ///
  /// - Thread: render.
  func closeIfEmpty() -> Bool {
    word.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  /// Ends the voice, and gives what waited.
  ///
  /// - Thread: either; the renderer's while the voice plays.
  func close() -> Successor? {
    let there = word.exchange(1, ordering: .acquiringAndReleasing)
    return there > 1 ? Self.successor(there) : nil
  }

  // MARK: Internals

  private static func address(_ successor: Unmanaged<Successor>) -> UInt {
    UInt(bitPattern: successor.toOpaque())
  }

  private static func successor(_ address: UInt) -> Successor? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<Successor>.fromOpaque($0).takeRetainedValue()
    }
  }
}
