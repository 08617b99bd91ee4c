import CTactusLinuxInput
import ContractTests
import Foundation
import Synchronization
import TactusForceFeedbackDriver
import TactusHapticAdaptation
import TactusHapticPatterns
import TactusPhoneHardware
import Testing

/// The driver in virtual time on a simulated kernel.
@Suite struct ForceFeedbackMotorTests {
  private let pattern = HapticPattern(events: [
    HapticEvent(.transient, time: 0.05),
    HapticEvent(
      .continuous, time: 0.3, duration: 0.4,
      parameters: [.init(.hapticIntensity, 0.5), .init(.hapticSharpness, 0)]),
  ])

  @Test("Keeps the contract of every actuator", arguments: [FF_RUMBLE, FF_PERIODIC])
  func contract(method: Int32) throws {
    let rig = ClockedRig { Bench(FakeKernel([method, FF_SINE])).motor }
    try ActuatorContract(rig).checkAll()
  }

  @Test("The device receives the score's steps at their times")
  func follows() throws {
    let bench = Bench()
    let run = try Run(pattern, on: bench)
    run.advance(seconds: 2)
    let steps = Array(MotorScore(pattern)).filter { !$0.isSilent }
    let uploads = bench.kernel.uploads
    #expect(uploads.map(\.effect.strong) == steps.map { UInt16($0.strong * 65_535) })
    #expect(uploads.map(\.effect.weak) == steps.map { UInt16($0.weak * 65_535) })
    let latest = zip(uploads, steps).map { run.seconds(to: $0.time) - $1.time }.max() ?? 1
    let earliest = zip(uploads, steps).map { run.seconds(to: $0.time) - $1.time }.min() ?? -1
    // A frame of 16,000 Hz, rounded.
    #expect(latest <= 0.000_1 && earliest >= -0.000_1)
    #expect(run.endings == [.finished])
  }

  @Test("One effect is changed while it plays, and its slot is freed at the end")
  func updates() throws {
    let bench = Bench()
    let run = try Run(pattern, on: bench)
    run.advance(seconds: 2)
    let actions = bench.kernel.log.map(\.action)
    let fresh = actions.filter {
      if case .upload(_, isUpdate: false) = $0 { true } else { false }
    }
    #expect(fresh.count == 1)
    #expect(actions.count { $0 == .play(0, times: 1) } == 2)
    #expect(actions.suffix(2) == [.play(0, times: 0), .remove(0)])
    // What hangs leaves the motor on for no longer than the step and its grace.
    let longest = bench.kernel.uploads.map(\.effect.length).max() ?? 0
    #expect(longest <= 600)
  }

  @Test("A periodic effect has magnitude, period and an envelope from step to step")
  func periodic() throws {
    let bench = Bench(FakeKernel([FF_PERIODIC, FF_SINE]))
    let run = try Run(pattern, on: bench)
    run.advance(seconds: 2)
    let effects = bench.kernel.uploads.map(\.effect)
    #expect(effects.allSatisfy { $0.type == UInt16(FF_PERIODIC) })
    let steady = try #require(effects.last { abs(Int($0.magnitude) - 16_384) <= 700 })
    // Sharpness 0 is 80 Hz, 12.5 ms; the kernel takes whole milliseconds.
    #expect((12...13).contains(steady.period))
    let onsets = effects.filter { $0.attackLength == 0 }
    #expect(onsets.count == 2)
    let isSmooth = zip(effects.dropFirst(), effects).allSatisfy {
      $0.attackLength == 0 || $0.attackLevel == UInt16($1.magnitude)
    }
    #expect(isSmooth)
  }

  // Outputs.OS6.
  @Test("A stop stops the motor before it returns, and nothing follows")
  func stops() throws {
    let bench = Bench()
    let run = try Run(pattern, on: bench)
    run.advance(seconds: 0.4)
    bench.motor.stop()
    #expect(bench.kernel.log.map(\.action).suffix(2) == [.play(0, times: 0), .remove(0)])
    let count = bench.kernel.log.count
    run.advance(seconds: 1)
    #expect(bench.kernel.log.count == count)
    #expect(run.endings == [.stopped])
  }

  @Test("In repetition, a pass begins a pattern's duration after the one before, without a gap")
  func repeats() throws {
    let texture = HapticPattern(events: [
      HapticEvent(
        .continuous, time: 0, duration: 0.5,
        parameters: [.init(.hapticSharpness, 0), .init(.hapticIntensity, 0.8)])
    ])
    let bench = Bench()
    let run = try Run(texture, on: bench, repeats: true)
    run.advance(seconds: 2.4)
    let log = bench.kernel.log
    let stops = log.filter { $0.action == .play(0, times: 0) }
    #expect(stops.isEmpty)
    let times = bench.kernel.uploads.map { run.seconds(to: $0.time) }
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }
    #expect((gaps.min() ?? 0) >= MotorProfile.dualRumble.minimumStep - 1e-6)
    // Each pass sets in at its time.
    let late = [0.5, 1, 1.5, 2].map { start in times.map { abs($0 - start) }.min() ?? 1 }.max()
    #expect((late ?? 1) <= MotorProfile.dualRumble.minimumStep)
    bench.motor.stop()
    #expect(run.endings == [.stopped])
  }

  // Outputs.OH1.
  @Test("An unplugged device ends playback with one error", arguments: [true, false])
  func unplugged(isTold: Bool) throws {
    let bench = Bench()
    let run = try Run(pattern, on: bench)
    run.advance(seconds: 0.32)
    bench.kernel.fail(ENODEV)
    if isTold { bench.motor.lose() }
    run.advance(seconds: 1)
    #expect(
      run.endings == [
        .failed(.lost(device: "evdev:event5", reason: "it was disconnected"))
      ])
    #expect(bench.motor.device.isGone)
  }

  @Test("A device without free slots reports an error with their number")
  func noSlots() throws {
    let bench = Bench(FakeKernel(slotCount: 0))
    let run = try Run(pattern, on: bench)
    run.advance(seconds: 1)
    guard case .failed(let error) = run.endings.first else {
      Issue.record("it played")
      return
    }
    #expect(run.endings.count == 1)
    #expect(error.message.contains("all its 0 effect slots are in use"))
  }

  @Test("A source is followed with a delay of at most one step")
  func samples() throws {
    let bench = Bench()
    let run = Run(bench)
    try bench.motor.start(Tone(), whenOver: run.note)
    run.advance(seconds: 1)
    let first = try #require(bench.kernel.uploads.first)
    #expect(run.seconds(to: first.time) <= 0.015 + 0.000_1)
    #expect(first.effect.strong == 65_535)
    #expect(bench.kernel.uploads.count <= 67)
    bench.motor.stop()
  }

  // MARK: Internals

  /// A low, full tone without an end.
  private final class Tone: SignalSource {
    private var frame = 0

    func fill(_ block: PlaybackBlock) -> Int {
      for index in 0..<block.frameCount {
        block.drive[index] = Float(0.5 * sin(Double(frame + index) * 2 * .pi * 80 / 16_000))
      }
      frame += block.frameCount
      return block.frameCount
    }
  }
}
