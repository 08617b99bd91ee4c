import Synchronization

/// A slot for the successor of a voice's renderer: the sender fills it, the render thread empties
/// it.
///
/// One atomic word holds the state, so that a voice ends only while no successor waits, and no
/// successor enters after the voice has ended.
struct SuccessorSlot: ~Copyable {
  /// 0 for an empty slot, 1 for a voice that is over, otherwise the address of a successor.
  private let word = Atomic<UInt>(1)

  /// Opens the slot.
  ///
  /// - Thread: the sender's, while it owns the slot.
  func open() { word.store(0, ordering: .relaxed) }

  /// Puts a successor into the slot; it replaces a waiting one and keeps the earlier frame of both.
  ///
  /// With the later frame, changes that come faster than frames pass would delay each other
  /// forever.
  ///
  /// - Returns: `false` if the voice is over; the successor is released.
  /// - Thread: the sender's.
  func put(_ successor: SuccessorRenderer) -> Bool {
    if let waiting = take() { successor.frame = min(successor.frame, waiting.frame) }
    let address = Self.address(Unmanaged.passRetained(successor))
    let (exchanged, _) = word.compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing)
    if !exchanged { Unmanaged.passUnretained(successor).release() }
    return exchanged
  }

  /// Removes and returns the waiting successor.
  ///
  /// - Thread: either. Never allocates or locks.
  func take() -> SuccessorRenderer? {
    let there = word.load(ordering: .relaxed)
    guard there > 1 else { return nil }
    let (exchanged, taken) = word.compareExchange(
      expected: there, desired: 0, ordering: .acquiringAndReleasing)
    // The later reader finds nothing, or retries soon.
    return exchanged ? Self.successor(taken) : nil
  }

  /// Closes the slot unless a successor waits; returns whether it did.
  ///
  /// - Thread: render.
  func closeIfEmpty() -> Bool {
    word.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  /// Closes the slot and returns the waiting successor.
  ///
  /// - Thread: either; the renderer's while the voice plays.
  func close() -> SuccessorRenderer? {
    let there = word.exchange(1, ordering: .acquiringAndReleasing)
    return there > 1 ? Self.successor(there) : nil
  }

  // MARK: Internals

  private static func address(_ successor: Unmanaged<SuccessorRenderer>) -> UInt {
    UInt(bitPattern: successor.toOpaque())
  }

  private static func successor(_ address: UInt) -> SuccessorRenderer? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<SuccessorRenderer>.fromOpaque($0).takeRetainedValue()
    }
  }
}
