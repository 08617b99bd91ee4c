import Foundation
import Synchronization
import TactusPhoneHardware
import TactusPhoneTypes

/// An actuator that requests four frames at a time in real time, and records the first audible one.
///
/// It has no buffer, so that it measures the software alone. Its thread spins, since a sleeping
/// thread would measure the system's timers.
final class ProbeActuator: Actuator, @unchecked Sendable {
  let identity = ActuatorDescription(
    ActuatorAddress(family: "probe"), title: "Probe", abilities: [.drive, .realTime])
  let sampleRate = 48_000.0

  private static let blockFrames = 4

  private let rendered = Atomic<Int>(0)
  private let onset = Atomic<Int64>(0)
  private let isStopping = Atomic<Bool>(false)
  private let isRunning = Atomic<Bool>(false)

  var progress: PlaybackProgress {
    let count = rendered.load(ordering: .relaxed)
    return PlaybackProgress(rendered: count, played: count)
  }

  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceBox(source)
    isStopping.store(false, ordering: .releasing)
    isRunning.store(true, ordering: .releasing)
    rendered.store(0, ordering: .relaxed)
    Thread.detachNewThread { [self] in
      run(handover.source)
      isRunning.store(false, ordering: .releasing)
      whenOver(.stopped)
    }
  }

  func stop() {
    isStopping.store(true, ordering: .releasing)
    while isRunning.load(ordering: .acquiring) { usleep(100) }
  }

  func flush() {}

  /// Resets the recorded onset.
  func rearm() { onset.store(0, ordering: .releasing) }

  /// The time at which the first audible frame was rendered since `rearm`, or `nil`.
  var onsetInstant: PhoneInstant? {
    let nanoseconds = onset.load(ordering: .acquiring)
    return nanoseconds == 0 ? nil : PhoneInstant(nanoseconds: nanoseconds)
  }

  /// A box that carries a source from `start` to its thread, and is therefore `@unchecked
  /// Sendable`.
  private struct SourceBox: @unchecked Sendable {
    let source: any SignalSource
    init(_ source: sending any SignalSource) { self.source = source }
  }

  private func run(_ source: any SignalSource) {
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: 3 * Self.blockFrames)
    defer { samples.deallocate() }
    let block = PlaybackBlock(
      drive: samples, left: samples + Self.blockFrames, right: samples + 2 * Self.blockFrames,
      frameCount: Self.blockFrames)
    let start = BootClock.now.nanoseconds
    var frames = 0
    while !isStopping.load(ordering: .acquiring) {
      let now = BootClock.now.nanoseconds
      guard now - start >= Int64(frames) * 1_000_000 / 48 else { continue }
      _ = source.fill(block)
      frames += Self.blockFrames
      rendered.store(frames, ordering: .relaxed)
      let isSilent = (0..<Self.blockFrames).allSatisfy { samples[$0] == 0 }
      if !isSilent, onset.load(ordering: .relaxed) == 0 {
        onset.store(BootClock.now.nanoseconds, ordering: .releasing)
      }
    }
  }
}
