import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneHardware
import TactusPhoneHost
import Testing
import UIKit

/// Players, nodes, recorders and microphones with compressed files.
@Suite(.serialized, .exclusiveScreen) @MainActor struct CompressedPlayerTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A delegate that counts ends and errors.
  private final class Listener: NSObject, AVAudioRecorderDelegate {
    private(set) nonisolated(unsafe) var ends: [Bool] = []
    private(set) nonisolated(unsafe) var errors: [NSError] = []

    nonisolated func audioRecorderDidFinishRecording(
      _ recorder: AVAudioRecorder, successfully flag: Bool
    ) { ends.append(flag) }

    nonisolated func audioRecorderEncodeErrorDidOccur(
      _ recorder: AVAudioRecorder, error: (any Error)?
    ) {
      if let error { errors.append(error as NSError) }
    }
  }

  private let phone = SimulatedPhone()
  private let actuator = RecordingActuator(sampleRate: 48_000)
  private let fixture: CompressedFixture

  init() throws {
    fixture = try CompressedFixture()
    phone.lockstep.host.attach([ActuatorDevice(actuator)])
    phone.launch(PlainApp.self)
    phone.permissions[.microphone] = .authorized
  }

  private func heard(_ seconds: Double) -> [Float] {
    _ = actuator.removeRecording()
    phone.wait(seconds)
    return actuator.removeRecording().left
  }

  private func rises(_ samples: some Collection<Float>) -> Int {
    zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
  }

  @Test(
    "AudioFiles.CO5, AudioSession.PY9. A player plays a compressed file, and its bytes",
    arguments: [
      ("a.m4a", kAudioFormatMPEG4AAC), ("a.aac", kAudioFormatMPEG4AAC),
      ("b.m4a", kAudioFormatAppleLossless),
    ])
  func player(name: String, id: AudioFormatID) throws {
    let url = try fixture.write(name, id, seconds: 1)
    let data = try Data(contentsOf: url)
    for isFile in [true, false] {
      let player = try phone.run {
        isFile ? try AVAudioPlayer(contentsOf: url) : try AVAudioPlayer(data: data)
      }
      #expect(abs(player.duration - 1) < 0.05 && player.numberOfChannels == 2)
      #expect(player.settings[AVFormatIDKey] as? AudioFormatID == id)
      #expect(player.settings[AVSampleRateKey] as? Double == 44_100)
      player.isMeteringEnabled = true
      phone.run { _ = player.play() }
      // Without the first 50 ms, in which the encoder of AAC finds the tone.
      let samples = heard(0.5).dropFirst(2400)
      player.updateMeters()
      #expect(abs(player.peakPower(forChannel: 1) + 6) < 0.5)
      #expect((197...199).contains(rises(samples)))
      #expect(abs((samples.max() ?? 0) - 0.5) < 0.05)
      player.currentTime = 0.9
      #expect(heard(0.5).suffix(4800).allSatisfy { $0 == 0 } && !player.isPlaying)
    }
  }

  @Test("AudioFiles.CO4. What is no sound creates no player")
  func noPlayer() throws {
    let film = fixture.folder.appendingPathComponent("text.m4a")
    for data in [Data("no sound".utf8), Data(), Data([0, 0, 0, 8]) + Data("ftyp".utf8)] {
      try data.write(to: film)
      for isFile in [true, false] {
        do {
          _ = try phone.run {
            isFile ? try AVAudioPlayer(contentsOf: film) : try AVAudioPlayer(data: data)
          }
          Issue.record("a file without sound plays")
        } catch let error as NSError {
          #expect(error.domain == NSOSStatusErrorDomain && error.code == 1_954_115_647)
        }
      }
    }
  }

  @Test("AudioFiles.CO3. A node plays a compressed file, and a part of it, to the frame")
  func node() throws {
    let url = try fixture.write("a.m4a", kAudioFormatAppleLossless, rate: 48_000)
    let file = try AVAudioFile(forReading: url)
    let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
    let format = file.processingFormat
    try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: format)
    try engine.start()
    node.scheduleSegment(file, startingFrame: 12_000, frameCount: 2000, at: nil)
    node.scheduleFile(file, at: nil)
    node.play()
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4000))
    #expect(try engine.renderOffline(4000, to: buffer) == .success)
    let data = try #require(buffer.floatChannelData)
    let samples = (0..<4000).map { data[0][$0] }
    #expect(CompressedFixture.error(samples[..<2000], from: 12_000, rate: 48_000) < 0.000_1)
    #expect(CompressedFixture.error(samples[2000...], rate: 48_000) < 0.000_1)
    engine.stop()
  }

  @Test(
    "AudioRecorder.RC2, AudioRecorder.RC1. A compressed file of the microphone is recorded as AAC",
    arguments: ["memo.m4a", "memo.aac"])
  func recorder(name: String) throws {
    phone.microphone = try fixture.write("heard.m4a", kAudioFormatMPEG4AAC, seconds: 2).path
    try phone.run { try AVAudioSession.sharedInstance().setCategory(.playAndRecord) }
    let url = fixture.folder.appendingPathComponent(name)
    let settings: [String: Any] = [
      AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    let listener = Listener()
    recorder.delegate = listener
    #expect(recorder.format.streamDescription.pointee.mFormatID == kAudioFormatMPEG4AAC)
    #expect(phone.run { recorder.record() })
    #expect(FileManager.default.fileExists(atPath: url.path))
    phone.wait(0.5)
    recorder.pause()
    #expect(phone.run { recorder.record() })
    // Within a turn of the app, in which the delegate is called.
    phone.run { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { recorder.stop() } }
    phone.wait(0.6)
    #expect(listener.ends == [true] && listener.errors.isEmpty)
    let file = try AVAudioFile(forReading: url)
    let extra = Int(file.length) - 44_100
    #expect(name == "memo.aac" ? (1000...3200).contains(extra) : (0...1).contains(extra))
    let samples = try CompressedFixture.samples(file)
    #expect((412...424).contains(rises(samples[2205..<44_100])))
    #expect(recorder.deleteRecording() && fixture.names == ["heard.m4a"])
  }

  @Test("AudioFiles.CO9. A recording that cannot be completed is an error for the delegate")
  func failure() throws {
    try phone.run { try AVAudioSession.sharedInstance().setCategory(.record) }
    let folder = fixture.folder.appendingPathComponent("gone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings: [String: Any] = [AVFormatIDKey: kAudioFormatMPEG4AAC]
    let recorder = try phone.run {
      try AVAudioRecorder(url: folder.appendingPathComponent("a.m4a"), settings: settings)
    }
    let listener = Listener()
    recorder.delegate = listener
    #expect(phone.run { recorder.record(forDuration: 0.25) })
    try FileManager.default.removeItem(at: folder)
    phone.wait(0.5)
    #expect(listener.ends == [false] && listener.errors.count == 1)
    #expect(listener.errors.first?.domain == "com.apple.coreaudio.avfaudio")
    #expect(fixture.names == [])
  }
}
