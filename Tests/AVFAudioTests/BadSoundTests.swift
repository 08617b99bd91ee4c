import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneHardware
import TactusPhoneHost
import Testing
import UIKit

/// Files, buffers and apps that behave badly.
@Suite("Bad sound", .serialized, .exclusiveScreen) @MainActor struct BadSoundTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  private let phone = SimulatedPhone()
  private let recorder = RecordingActuator(sampleRate: 48_000)

  init() { phone.lockstep.host.attach([ActuatorDevice(recorder)]) }

  /// The bytes of a WAV file whose header may lie.
  ///
  /// - Parameters:
  ///   - frames: The frames of one channel with a level of a half.
  ///   - claimed: The number of bytes that the header claims.
  ///   - rate: The rate in the header.
  ///   - channels: The number of channels in the header.
  private func wave(frames: Int, claimed: UInt32, rate: UInt32 = 48_000, channels: UInt16 = 1)
    -> Data
  {
    var data = Data("RIFF".utf8)
    func add<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    add(claimed &+ 36)
    data += Data("WAVEfmt ".utf8)
    add(UInt32(16))
    add(UInt16(1))
    add(channels)
    add(rate)
    add(rate &* 2)
    add(UInt16(2))
    add(UInt16(16))
    data += Data("data".utf8)
    add(claimed)
    for _ in 0..<frames { add(Int16(16_384)) }
    return data
  }

  private func heard(_ seconds: Double) -> [Float] {
    _ = recorder.removeRecording()
    phone.wait(seconds)
    return recorder.removeRecording().left
  }

  @Test(
    "AudioSession.PY1. A file that lies about its length plays what it has, and ends in silence")
  func length() throws {
    phone.launch(PlainApp.self)
    for claimed: UInt32 in [0, 2, 9_600, 2_000_000, .max] {
      let data = wave(frames: 4_800, claimed: claimed)
      guard let player = try? phone.run({ try AVAudioPlayer(data: data) }) else {
        #expect(claimed < 9_600, "\(claimed)")
        continue
      }
      #expect(phone.run { player.duration } <= 0.11, "\(claimed)")
      phone.run { _ = player.play() }
      let samples = heard(0.5)
      #expect(samples.suffix(9_600).allSatisfy { $0 == 0 } && samples.allSatisfy { abs($0) < 1 })
      if claimed == 9_600 { #expect(samples.contains { abs($0 - 0.5) < 0.01 }) }
      #expect(!phone.run { player.isPlaying }, "\(claimed)")
    }
  }

  @Test(
    "AudioSession.PY1. A rate or a number of channels of nonsense is an error, or plays in bounds")
  func format() throws {
    phone.launch(PlainApp.self)
    let formats: [(UInt32, UInt16)] = [
      (0, 1), (1, 1), (.max, 1), (48_000, 0), (48_000, .max), (7, 3), (4_000_000_000, 2),
    ]
    for (rate, channels) in formats {
      let data = wave(frames: 480, claimed: 960, rate: rate, channels: channels)
      do {
        let player = try phone.run { try AVAudioPlayer(data: data) }
        phone.run { _ = player.play() }
        let samples = heard(0.2)
        #expect(samples.allSatisfy { $0.isFinite && abs($0) <= 1 }, "\(rate) \(channels)")
        phone.run { player.stop() }
      } catch let error as NSError {
        #expect(error.domain == NSOSStatusErrorDomain || error.domain.contains("avfaudio"))
      }
      #expect(heard(0.1).suffix(2_400).allSatisfy { $0 == 0 })
    }
  }

  @Test("AudioEngine.PN1. A buffer that the app gives up plays to its end, and ends in silence")
  func buffer() throws {
    phone.launch(PlainApp.self)
    let (engine, player) = phone.run { (AVAudioEngine(), AVAudioPlayerNode()) }
    weak var gone: AVAudioPCMBuffer?
    try phone.run {
      let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: format)
      try engine.start()
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 9_600))
      buffer.frameLength = 9_600
      for frame in 0..<9_600 { buffer.floatChannelData?[0][frame] = 0.5 }
      player.scheduleBuffer(buffer)
      player.play()
      gone = buffer
    }
    let samples = heard(0.6)
    let count = samples.count { abs($0 - 0.5) < 0.01 }
    #expect(count > 9_000 && count < 10_000)
    #expect(samples.suffix(4_800).allSatisfy { $0 == 0 })
    phone.run { engine.stop() }
    #expect(gone == nil)
  }

  @Test(
    "AudioEngine.PN1, AudioFiles.AB2. Memory of the app is freed when it was played, not before",
    arguments: [true, false])
  func ownMemory(isStopped: Bool) throws {
    phone.launch(PlainApp.self)
    let (engine, player) = phone.run { (AVAudioEngine(), AVAudioPlayerNode()) }
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 48_000)
    memory.initialize(repeating: 0.5, count: 48_000)
    defer { memory.deallocate() }
    nonisolated(unsafe) var isFreed = false
    try phone.run {
      let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: format)
      try engine.start()
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(mNumberChannels: 1, mDataByteSize: 192_000, mData: memory))
      let buffer = try #require(
        AVAudioPCMBuffer(pcmFormat: format, bufferListNoCopy: &list) { _ in
          // What is played after the release would be heard.
          memory.update(repeating: -0.9, count: 48_000)
          isFreed = true
        })
      player.scheduleBuffer(buffer)
      player.play()
    }
    var samples = heard(0.4)
    #expect(!isFreed)
    if isStopped { phone.run { player.stop() } }
    samples += heard(1)
    #expect(samples.contains { abs($0 - 0.5) < 0.01 } && samples.allSatisfy { $0 > -0.1 })
    #expect(samples.suffix(4_800).allSatisfy { $0 == 0 })
    phone.run { engine.stop() }
    phone.wait(0.1)
    #expect(isFreed)
  }

  @Test("AudioSession.AS8. An app that ignores an interruption is silent, and stays so after it")
  func interruption() throws {
    phone.launch(PlainApp.self)
    let data = wave(frames: 480_000, claimed: 960_000)
    let player = try phone.run { try AVAudioPlayer(data: data) }
    phone.run { _ = player.play() }
    #expect(heard(0.3).contains { abs($0 - 0.5) < 0.01 })
    phone.set(\.isInCall, true)
    #expect(heard(0.3).suffix(9_600).allSatisfy { $0 == 0 })
    // The app plays on without an answer: it is refused while the call lasts.
    #expect(!phone.run { player.play() })
    phone.set(\.isInCall, false)
    #expect(heard(0.3).allSatisfy { $0 == 0 })
    phone.run { _ = player.play() }
    #expect(heard(0.3).contains { abs($0 - 0.5) < 0.01 })
  }
}
