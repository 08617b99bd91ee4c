import ContractTests
import TactusPhoneHardware
import TactusSoundDriver
import TestSupport
import Testing

/// A real server that ends during playback.
@Suite(
  .enabled(if: PrivateSoundServer.isInstalled, "needs the packages pulseaudio, pulseaudio-utils"),
  .serialized)
struct SoundServerLossTests {
  // Outputs.OA3, Outputs.OA5.
  @Test(
    "After a restart of the server, the source continues at the current position",
    .timeLimit(.minutes(10)), arguments: [true, false])
  func returns(isKilled: Bool) throws {
    let server = try PrivateSoundServer()
    try expectReturn(of: server) { if isKilled { server.kill() } else { server.terminate() } }
  }

  @Test(
    "After a restart of PipeWire, the source continues as well", .timeLimit(.minutes(10)),
    .enabled(
      if: PrivateSoundServer.hasPipeWire,
      "needs the packages pipewire, wireplumber, pipewire-pulse, dbus"))
  func pipeWire() throws {
    let server = try PrivateSoundServer(pipeWireWith: .init("hap"))
    try expectReturn(of: server, timeout: 20) { server.kill() }
  }

  // Outputs.OA1.
  @Test("A source that ends during an outage is over at its time", .timeLimit(.minutes(10)))
  func overMeanwhile() throws {
    let server = try PrivateSoundServer()
    let actuator = try open(server, timeout: 30)
    let start = ContinuousClock.now
    let run = try SoundRun(on: actuator, length: 72_000)
    #expect(run.wait { actuator.progress.played > 4_800 })
    server.kill()
    #expect(run.wait { !run.endings.isEmpty })
    let seconds = start.duration(to: .now) / .seconds(1)
    #expect(run.endings == [.finished])
    #expect(actuator.progress.played == 72_000)
    #expect(actuator.progress.interruptions == 1)
    #expect(seconds >= 1.5 && seconds < 2.5)
  }

  // Outputs.OA4.
  @Test("A server that does not return ends playback with one error", .timeLimit(.minutes(10)))
  func goneForGood() throws {
    let server = try PrivateSoundServer()
    let actuator = try open(server, timeout: 1)
    let run = try SoundRun(on: actuator, length: .max)
    #expect(run.wait { actuator.progress.played > 4_800 })
    server.kill()
    let (moment, fills) = (ContinuousClock.now, run.diary.now.fills)
    #expect(run.wait { !run.endings.isEmpty })
    let seconds = moment.duration(to: .now) / .seconds(1)
    #expect(
      run.endings == [.failed(.lost(device: "sound:hap", reason: "the sound service has ended"))])
    #expect(seconds >= 0.9)
    // A block of 10 ms at a time, and a look every 20 ms: nobody spins.
    #expect(Double(run.diary.now.fills - fills) < 200 * (seconds + 0.1))
    // Nothing hangs afterwards, and the next start says what is wrong.
    actuator.stop()
    #expect {
      try SoundRun(on: actuator, length: 1)
    } throws: { error in
      guard case .noService = error as? ActuatorError else { return false }
      return true
    }
  }

  @Test("A stop during an outage ends playback at once", .timeLimit(.minutes(10)))
  func stopsMeanwhile() throws {
    let server = try PrivateSoundServer()
    let actuator = try open(server, timeout: 30)
    let run = try SoundRun(on: actuator, length: .max)
    #expect(run.wait { actuator.progress.played > 4_800 })
    server.kill()
    #expect(run.wait { actuator.progress.interruptions == 1 })
    actuator.stop()
    #expect(run.endings == [.stopped])
    #expect(run.diary.now.isReleased)
  }

  @Test("A removed output ends playback with one error", .timeLimit(.minutes(10)))
  func sinkGoes() throws {
    let server = try PrivateSoundServer([.init("other"), .init("hap")])
    let actuator = try open(server, timeout: 0.5)
    let run = try SoundRun(on: actuator, length: .max)
    #expect(run.wait { actuator.progress.played > 4_800 })
    // Module 0 is the socket, 1 and 2 are the sinks.
    try server.pactl("unload-module", "2")
    #expect(run.wait { !run.endings.isEmpty })
    #expect(run.endings == [.failed(.lost(device: "sound:hap", reason: "the output was removed"))])
  }

  @Test("Playback continues on an output that returns", .timeLimit(.minutes(10)))
  func sinkReturns() throws {
    let server = try PrivateSoundServer([.init("other"), .init("hap")])
    let actuator = try open(server, timeout: 20)
    let run = try SoundRun(on: actuator, length: .max)
    #expect(run.wait { actuator.progress.played > 4_800 })
    try server.pactl("unload-module", "2")
    #expect(run.wait { actuator.progress.interruptions == 1 })
    try server.pactl("load-module", "module-null-sink", "sink_name=hap", "format=float32le")
    let recorder = try MonitorRecorder(server)
    #expect(recorder.hearSound())
    actuator.stop()
    #expect(run.endings == [.stopped])
  }

  // MARK: Internals

  private func open(_ server: PrivateSoundServer, timeout: Double) throws -> any Actuator {
    let options = SoundOptions(timeout: timeout, server: server.address)
    return try SoundDirectory(options: options).open("hap")
  }

  /// Stops and restarts a server, and compares the recorded frames with the clock.
  private func expectReturn(
    of server: PrivateSoundServer, timeout: Double = 15, away: () -> Void
  ) throws {
    let actuator = try open(server, timeout: timeout)
    let run = try SoundRun(on: actuator, length: .max)
    let before: Double
    do {
      let recorder = try MonitorRecorder(server)
      #expect(recorder.hear(9_600))
      before = try delay(recorder)
    }
    away()
    var (last, isInOrder) = (actuator.progress, true)
    func look() {
      let next = actuator.progress
      isInOrder =
        isInOrder && next.played >= last.played && next.rendered >= last.rendered
        && next.played <= next.rendered
      last = next
    }
    // Frames are skipped meanwhile, a block every 20 ms.
    let fills = run.diary.now.fills
    #expect(
      run.wait {
        look()
        return last.interruptions == 1 && run.diary.now.fills > fills + 30
      })
    try server.restart()
    look()
    let recorder = try MonitorRecorder(server)
    #expect(recorder.hearSound())
    #expect(recorder.hear(9_600))
    let after = try delay(recorder)
    look()
    #expect(isInOrder)
    #expect(last.interruptions == 1)
    #expect(run.endings.isEmpty)
    // The samples tell a frame but for whole multiples of 65,536.
    let period = 65_536.0 / 48_000
    let difference = (after - before).remainder(dividingBy: period)
    #expect(abs(difference) < 0.05, "\(difference * 1000) ms off")
    actuator.stop()
    #expect(run.endings == [.stopped])
  }

  /// Returns the shortest delay in seconds from a frame's time in the source to a recorder.
  private func delay(_ recorder: MonitorRecorder) throws -> Double {
    let heard = recorder.channels[1]
    let origin = ContinuousClock.now
    let delays = recorder.arrivals.compactMap { frame, time -> Double? in
      guard frame > 0, frame <= heard.count, heard[frame - 1] != 0 else { return nil }
      // The right channel is half the drive.
      let source = Double(heard[frame - 1] * 2 * 131_072 - 1) / 48_000
      return origin.duration(to: time) / .seconds(1) - source
    }
    let last = try #require(delays.last)
    // Pieces come some milliseconds late where the machine is busy, never early.
    let period = 65_536.0 / 48_000
    let early = delays.suffix(20).map { ($0 - last).remainder(dividingBy: period) }.min() ?? 0
    return last + early + Self.epoch.duration(to: origin) / .seconds(1)
  }

  private static let epoch = ContinuousClock.now
}
