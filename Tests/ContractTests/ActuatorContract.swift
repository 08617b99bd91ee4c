import PhoneHardware
import Synchronization
import Testing

/// What every actuator must do, whatever it is made of.
///
/// A driver's tests make a rig and call `checkAll`. Each check begins with a fresh actuator.
public struct ActuatorContract {
  private let rig: any ActuatorRig
  /// Moments, of some 10 ms, that anything may take at most.
  private let patience = 1500

  /// Holds an actuator to its contract on a rig.
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
    try goesOnAfterFlush()
    try reportsProgress()
    try letsGoWhenDropped()
  }

  // MARK: The checks

  /// Its address can be written, its rate is one that motors and loudspeakers have.
  public func describesItself() throws {
    let actuator = try rig.makeActuator()
    #expect(!actuator.identity.address.family.isEmpty)
    #expect(!actuator.identity.title.isEmpty)
    #expect(ActuatorAddress(actuator.identity.address.description) == actuator.identity.address)
    #expect((8_000...384_000).contains(actuator.sampleRate))
    #expect(actuator.progress == PlaybackProgress())
  }

  /// A source that ends is played to its end, once, and let go.
  public func finishesOnce() throws {
    let run = try start(length: 4_801)
    #expect(run.waitUntilOver())
    run.letTimePass(3)
    #expect(run.endings == [.finished])
    #expect(run.diary.now.frames == 4_801)
    #expect(run.diary.now.fillsAfterEnd == 0)
    #expect(run.diary.now.isReleased)
    #expect(run.actuator.progress.played == 4_801)
    #expect(run.actuator.progress.rendered == 4_801)
  }

  /// What comes out is what went in, where the rig can look.
  public func playsEveryFrameInOrder() throws {
    let run = try start(length: 9_999)
    #expect(run.waitUntilOver())
    if let played = rig.drivePlayed(run.actuator) {
      let isSame = played == (0..<9_999).map(CountingSource.sample)
      #expect(isSame)
    }
  }

  /// A source that is over at once is over at once.
  public func playsNothingAtAll() throws {
    let run = try start(length: 0)
    #expect(run.waitUntilOver())
    #expect(run.endings == [.finished])
    #expect(run.actuator.progress.rendered == 0)
  }

  /// When `stop` returns all is over: told, let go, not asked again.
  public func stopsAtOnce() throws {
    let run = try start(length: .max)
    #expect(run.wait { run.actuator.progress.played > 0 })
    run.actuator.stop()
    #expect(run.endings == [.stopped])
    #expect(run.diary.now.isReleased)
    let fills = run.diary.now.fills
    run.letTimePass(5)
    #expect(run.diary.now.fills == fills)
    #expect(run.endings == [.stopped])
  }

  /// `stop` and `flush` do nothing while nothing plays.
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

  /// A second source is refused, with the device's name, and the first plays on.
  public func playsOneAtATime() throws {
    let run = try start(length: .max)
    #expect(throws: ActuatorError.busy(device: run.actuator.identity.address.description)) {
      try run.actuator.start(CountingSource(length: 1, diary: CountingSource.Diary())) { _ in
        Issue.record("a source that was refused must not be told that it is over")
      }
    }
    let before = run.diary.now.frames
    #expect(run.wait { run.diary.now.frames > before })
    run.actuator.stop()
  }

  /// After an end, of either kind, the next source plays from its own beginning.
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

  /// A flush throws frames away; the source is not asked for them again, and its end still comes.
  public func goesOnAfterFlush() throws {
    let run = try start(length: 24_000)
    #expect(run.wait { run.actuator.progress.played > 0 })
    run.actuator.flush()
    #expect(run.waitUntilOver())
    #expect(run.endings == [.finished])
    #expect(run.diary.now.frames == 24_000)
    #expect(run.actuator.progress.played == 24_000)
  }

  /// Frames leave in order, never before they were rendered, after a time that makes sense.
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

  /// An actuator that nobody holds any more ends what it plays.
  public func letsGoWhenDropped() throws {
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
    let told = run.told
    try actuator.start(CountingSource(length: length, diary: run.diary)) { ending in
      told.endings.withLock { $0.append(ending) }
    }
    return run
  }

  /// One source on its actuator.
  private struct Run {
    let actuator: any Actuator
    let rig: any ActuatorRig
    let patience: Int
    let diary = CountingSource.Diary()
    let told = Told()

    final class Told: Sendable {
      let endings = Mutex<[PlaybackEnding]>([])
    }

    var endings: [PlaybackEnding] { told.endings.withLock { $0 } }

    func letTimePass(_ moments: Int) {
      for _ in 0..<moments { rig.letTimePass(actuator) }
    }

    func wait(until holds: () -> Bool) -> Bool {
      for _ in 0..<patience {
        if holds() { return true }
        rig.letTimePass(actuator)
      }
      return holds()
    }

    func waitUntilOver() -> Bool { wait { !endings.isEmpty } }
  }
}
