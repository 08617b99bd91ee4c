import Synchronization
import TactusPhoneHardware
import Testing

/// The contract of every actuator.
///
/// A driver's tests create a rig and call `checkAll`. Each check begins with a new actuator.
public struct ActuatorContract {
  private let rig: any ActuatorRig
  /// The time limit in moments of some 10 ms.
  private let patience = 1500

  /// Creates checks for the actuators of a rig.
  public init(_ rig: any ActuatorRig) {
    self.rig = rig
  }

  /// Runs every check.
  public func checkAll() throws {
    try describesItself()
    try finishesOnce()
    try playsEveryFrameInOrder()
    try playsNothingAtAll()
    try stopsAtOnce()
    try stoppingTwiceIsHarmless()
    try playsOneAtATime()
    try playsAgain()
    try continuesAfterFlush()
    try reportsProgress()
    try stopsWhenReleased()
  }

  // MARK: Checks

  /// The address can be written, and the sample rate is one of motors or loudspeakers.
  public func describesItself() throws {
    let actuator = try rig.makeActuator()
    #expect(!actuator.identity.address.family.isEmpty)
    #expect(!actuator.identity.title.isEmpty)
    #expect(ActuatorAddress(actuator.identity.address.description) == actuator.identity.address)
    #expect((8_000...384_000).contains(actuator.sampleRate))
    #expect(actuator.progress == PlaybackProgress())
  }

  /// A source that ends is played to its end once, and is released.
  public func finishesOnce() throws {
    let run = try start(length: 4_801)
    #expect(run.waitUntilOver())
    run.advance(3)
    #expect(run.endings == [.finished])
    #expect(run.diary.now.frames == 4_801)
    #expect(run.diary.now.fillsAfterEnd == 0)
    #expect(run.diary.now.isReleased)
    #expect(run.actuator.progress.played == 4_801)
    #expect(run.actuator.progress.rendered == 4_801)
  }

  /// Every frame is played in order, if the rig can observe the output.
  public func playsEveryFrameInOrder() throws {
    let run = try start(length: 9_999)
    #expect(run.waitUntilOver())
    if let played = rig.drivePlayed(run.actuator) {
      let isSame = played == (0..<9_999).map(CountingSource.sample)
      #expect(isSame)
    }
  }

  /// An empty source ends at once.
  public func playsNothingAtAll() throws {
    let run = try start(length: 0)
    #expect(run.waitUntilOver())
    #expect(run.endings == [.finished])
    #expect(run.actuator.progress.rendered == 0)
  }

  /// After `stop` returns, the end is reported, the source is released and is not asked again.
  public func stopsAtOnce() throws {
    let run = try start(length: .max)
    #expect(run.wait { run.actuator.progress.played > 0 })
    run.actuator.stop()
    #expect(run.endings == [.stopped])
    #expect(run.diary.now.isReleased)
    let fills = run.diary.now.fills
    run.advance(5)
    #expect(run.diary.now.fills == fills)
    #expect(run.endings == [.stopped])
  }

  /// `stop` and `flush` have no effect while nothing plays.
  public func stoppingTwiceIsHarmless() throws {
    let actuator = try rig.makeActuator()
    actuator.stop()
    actuator.flush()
    let run = try start(length: .max, on: actuator)
    actuator.stop()
    actuator.stop()
    actuator.flush()
    #expect(run.endings == [.stopped])
  }

  /// A second source is refused with an error that has the address, and the first continues.
  public func playsOneAtATime() throws {
    let run = try start(length: .max)
    #expect(throws: ActuatorError.busy(device: run.actuator.identity.address.description)) {
      try run.actuator.start(CountingSource(length: 1, diary: CountingSource.Diary())) { _ in
        Issue.record("a refused source must not be reported as ended")
      }
    }
    let before = run.diary.now.frames
    #expect(run.wait { run.diary.now.frames > before })
    run.actuator.stop()
  }

  /// After an end or a stop the next source plays from its own beginning.
  public func playsAgain() throws {
    let actuator = try rig.makeActuator()
    let first = try start(length: 1_000, on: actuator)
    #expect(first.waitUntilOver())
    let second = try start(length: .max, on: actuator)
    #expect(second.wait { actuator.progress.rendered > 0 })
    actuator.stop()
    let third = try start(length: 2_000, on: actuator)
    #expect(third.waitUntilOver())
    #expect(first.endings == [.finished])
    #expect(second.endings == [.stopped])
    #expect(third.endings == [.finished])
    #expect(actuator.progress.played == 2_000)
  }

  /// A flush drops frames; the source is not asked for them again, and its end is still reported.
  public func continuesAfterFlush() throws {
    let run = try start(length: 24_000)
    #expect(run.wait { run.actuator.progress.played > 0 })
    run.actuator.flush()
    #expect(run.waitUntilOver())
    #expect(run.endings == [.finished])
    #expect(run.diary.now.frames == 24_000)
    #expect(run.actuator.progress.played == 24_000)
  }

  /// Frames are played in order, not before they were rendered, with a plausible latency.
  public func reportsProgress() throws {
    let run = try start(length: 24_000)
    var last = run.actuator.progress
    var isInOrder = true
    #expect(
      run.wait {
        let next = run.actuator.progress
        isInOrder =
          isInOrder && next.played >= last.played && next.rendered >= last.rendered
          && next.played <= next.rendered && (0...10).contains(next.latency)
        last = next
        return !run.endings.isEmpty
      })
    #expect(isInOrder)
  }

  /// A released actuator stops playback.
  public func stopsWhenReleased() throws {
    let diary: CountingSource.Diary
    do {
      let run = try start(length: .max)
      #expect(run.wait { run.diary.now.frames > 0 })
      diary = run.diary
    }
    #expect(diary.now.isReleased)
  }

  // MARK: Internals

  private func start(length: Int, on actuator: (any Actuator)? = nil) throws -> Run {
    let actuator = try actuator ?? rig.makeActuator()
    let run = Run(actuator: actuator, rig: rig, patience: patience)
    let received = run.received
    try actuator.start(CountingSource(length: length, diary: run.diary)) { ending in
      received.endings.withLock { $0.append(ending) }
    }
    return run
  }

  /// A source that plays on its actuator.
  private struct Run {
    let actuator: any Actuator
    let rig: any ActuatorRig
    let patience: Int
    let diary = CountingSource.Diary()
    let received = EventLog()

    final class EventLog: Sendable {
      let endings = Mutex<[PlaybackEnding]>([])
    }

    var endings: [PlaybackEnding] { received.endings.withLock { $0 } }

    func advance(_ moments: Int) {
      for _ in 0..<moments { rig.advance(actuator) }
    }

    func wait(until holds: () -> Bool) -> Bool {
      for _ in 0..<patience {
        if holds() { return true }
        rig.advance(actuator)
      }
      return holds()
    }

    func waitUntilOver() -> Bool { wait { !endings.isEmpty } }
  }
}
