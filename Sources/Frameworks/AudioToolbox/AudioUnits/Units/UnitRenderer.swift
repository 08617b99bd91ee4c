import Synchronization

/// The rendering part of a unit: its events, its observers, and its limits.
final class UnitRenderer: Sendable {
  let events = UnitEventQueue()
  let observers = RenderObservers()
  /// Whether the unit's resources are allocated.
  let isAllocated = Atomic(false)
  /// The maximum number of frames per slice.
  let maximumFrames = Atomic<UInt32>(512)

  /// Returns the block of a host for the block of a unit.
  func makeBlock(_ render: @escaping AUInternalRenderBlock) -> AURenderBlock {
    { [self] flags, stamp, count, bus, buffers, pull in
      guard isAllocated.load(ordering: .acquiring) else { return kAudioUnitErr_Uninitialized }
      guard count <= maximumFrames.load(ordering: .relaxed) else {
        return kAudioUnitErr_TooManyFramesToProcess
      }
      var before = flags.pointee
      before.insert(.unitRenderAction_PreRender)
      observers.notify(before, stamp, count, bus)
      let time = stamp.pointee.mSampleTime
      let start = AUEventSampleTime(exactly: time.rounded(.down)) ?? 0
      let first = events.take(from: start, Int(count))
      let status = render(flags, stamp, count, bus, buffers, first, pull)
      events.end()
      var after = flags.pointee
      after.insert(.unitRenderAction_PostRender)
      observers.notify(after, stamp, count, bus)
      return status
    }
  }
}
