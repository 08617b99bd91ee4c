import ContractTests
import TactusPhoneHardware
import TactusSoundDriver
import TestSupport
import Testing

@Suite(
  .enabled(if: PrivateSoundServer.isInstalled, "needs the packages pulseaudio, pulseaudio-utils"),
  .serialized)
struct SoundActuatorTests {
  @Test("Keeps the contract on a real server", .timeLimit(.minutes(10)))
  func contract() throws {
    let server = try PrivateSoundServer()
    let directory = SoundDirectory(options: SoundOptions(server: server.address))
    try ActuatorContract(RealTimeRig { try directory.open("hap") }).checkAll()
  }

  @Test("The sink plays the mix, bit for bit", .timeLimit(.minutes(10)))
  func mix() throws {
    let server = try PrivateSoundServer()
    let heard = try play(50_000, on: server, options: SoundOptions(server: server.address))
    let drive = (0..<50_000).map(CountingSource.sample)
    // The source's sound is −1 and −½ times its drive: the left channel cancels out.
    let isLeftSilent = heard[0].allSatisfy { $0 == 0 }
    #expect(isLeftSilent)
    expectSame(heard[1], drive.map { $0 - $0 / 2 })
  }

  @Test("Signals go to the channels they are routed to", .timeLimit(.minutes(10)))
  func routing() throws {
    let server = try PrivateSoundServer([.init("pad", channelCount: 4)])
    let options = SoundOptions(routing: .gamepad, server: server.address)
    let heard = try play(20_000, on: server, sink: "pad", channelCount: 4, options: options)
    let drive = (0..<20_000).map(CountingSource.sample)
    expectSame(heard[0], drive.map { -$0 })
    expectSame(heard[1], drive.map { -$0 / 2 })
    expectSame(heard[2], drive)
    expectSame(heard[3], drive)
  }

  @Test("Outputs.RL1, Outputs.RL2. The server knows the purpose of the sound, and each change")
  func roles() throws {
    let server = try PrivateSoundServer()
    let directory = SoundDirectory(options: SoundOptions(server: server.address))
    let actuator = try #require(try directory.open("hap") as? any SoundRoleActuator)
    actuator.setRole(.music)
    try actuator.start(
      CountingSource(length: 2_000_000, diary: CountingSource.Diary())
    ) { _ in }
    defer { actuator.stop() }
    /// Waits until the server has a property of the stream, at most for ten seconds.
    func has(_ property: String) throws -> Bool {
      for _ in 0..<100 {
        if try server.pactl("list", "sink-inputs").contains(property) { return true }
      }
      return false
    }
    #expect(try has(#"media.role = "music""#))
    actuator.setRole(.phone)
    #expect(try has(#"media.role = "phone""#))
    let streams = try server.pactl("list", "sink-inputs")
    #expect(!streams.contains(#"media.role = "music""#))
    #expect(
      streams.contains(
        #"module-stream-restore.id = "sink-input-by-application-name:Tactus""#))
  }

  @Test("Plays at the sink's own rate")
  func rate() throws {
    let server = try PrivateSoundServer([.init("slow", sampleRate: 44_100)])
    let directory = SoundDirectory(options: SoundOptions(server: server.address))
    #expect(try directory.open(nil).sampleRate == 44_100)
  }

  @Test("A routing with more channels than the device is rejected")
  func tooManyChannels() throws {
    let server = try PrivateSoundServer()
    let options = SoundOptions(routing: .gamepad, server: server.address)
    #expect {
      try SoundDirectory(options: options).open("hap")
    } throws: { error in
      guard case .unsupported(device: "sound:hap", _) = error as? ActuatorError else {
        return false
      }
      return true
    }
  }

  @Test("A stop silences the sink within 20 ms", .timeLimit(.minutes(10)), arguments: [0.02, 0.5])
  func stops(latency: Double) throws {
    let server = try PrivateSoundServer([.init("hap", rewinds: true)])
    let options = SoundOptions(latency: latency, server: server.address)
    let actuator = try SoundDirectory(options: options).open("hap")
    let recorder = try MonitorRecorder(server)
    let run = try SoundRun(on: actuator, length: .max)
    #expect(run.wait { actuator.progress.played > 48_000 })
    let moment = ContinuousClock.now
    actuator.stop()
    #expect(run.endings == [.stopped])
    #expect(recorder.hear(12_000))
    let right = recorder.channels[1]
    let last = try #require(right.lastIndex { $0 != 0 })
    // What was on its way to the recorder when the stop was asked for counts as played after it:
    // its 5 ms, and what the machine adds.
    let after = Double(last - recorder.frameCount(at: moment)) / 48_000
    #expect(after <= 0.020 + 0.010)
  }

  // MARK: Internals

  /// Plays some frames and returns the signal of the sink's monitor.
  private func play(
    _ length: Int, on server: PrivateSoundServer, sink: String = "hap", channelCount: Int = 2,
    options: SoundOptions
  ) throws -> [[Float]] {
    var options = options
    // Samples are compared here, not times; far ahead, a busy machine leaves no gaps between them.
    options.latency = 0.5
    let actuator = try SoundDirectory(options: options).open(sink)
    let recorder = try MonitorRecorder(server, sink: sink, channelCount: channelCount)
    let run = try SoundRun(on: actuator, length: length)
    #expect(run.wait { !run.endings.isEmpty })
    #expect(run.endings == [.finished])
    #expect(actuator.progress.underruns == 0)
    #expect(recorder.hear(9_600))
    return recorder.channels
  }

  /// Compares the recorded signal, without the silence around it, with the played one.
  private func expectSame(_ heard: [Float], _ played: [Float]) {
    let heard = trimmed(heard)
    #expect(heard.count == played.count)
    let difference = zip(heard, played).enumerated().first { $1.0 != $1.1 }
    #expect(difference == nil, "frame \(difference?.offset ?? 0) differs")
  }

  /// Returns the samples without the silence before and after.
  private func trimmed(_ samples: [Float]) -> [Float] {
    guard let first = samples.firstIndex(where: { $0 != 0 }),
      let last = samples.lastIndex(where: { $0 != 0 })
    else { return [] }
    return Array(samples[first...last])
  }
}
