import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import Testing
import UIKit

/// Recordings of a phone whose microphone is a file.
@Suite(.serialized, .exclusiveScreen) @MainActor struct AudioRecorderTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A delegate that counts ends.
  private final class Listener: NSObject, AVAudioRecorderDelegate {
    private(set) nonisolated(unsafe) var ends: [Bool] = []

    nonisolated func audioRecorderDidFinishRecording(
      _ recorder: AVAudioRecorder, successfully flag: Bool
    ) { ends.append(flag) }
  }

  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
  private let settings: [String: Any] = [
    AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 48_000.0, AVNumberOfChannelsKey: 2,
  ]

  private func makePhone() throws -> SimulatedPhone {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    phone.permissions[.microphone] = .authorized
    try phone.run { try AVAudioSession.sharedInstance().setCategory(.playAndRecord) }
    return phone
  }

  private func samples(_ url: URL) throws -> [Float] {
    let file = try AVAudioFile(forReading: url)
    let buffer = try #require(
      AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)))
    try file.read(into: buffer)
    let data = try #require(buffer.floatChannelData)
    return (0..<Int(buffer.frameLength)).map { data[0][$0] }
  }

  @Test(
    "AudioRecorder.RC1, AudioRecorder.RC4. The file has what the microphone heard, without pauses")
  func recording() throws {
    let sound = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).wav")
    defer {
      for file in [url, sound] { try? FileManager.default.removeItem(at: file) }
    }
    // Half a second of silence, then a level.
    try HalfSilence.write(to: sound)
    let phone = try makePhone()
    phone.microphone = sound.path
    let listener = Listener()
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    recorder.delegate = listener
    phone.wait(0.25)
    #expect(phone.run { recorder.record() } && recorder.isRecording)
    recorder.isMeteringEnabled = true
    phone.wait(0.5)
    #expect(abs(recorder.currentTime - 0.5) < 1e-6)
    // AudioRecorder.RC6.
    recorder.updateMeters()
    #expect(abs(recorder.averagePower(forChannel: 1) + 6.02) < 0.01)
    #expect(recorder.peakPower(forChannel: 2) == -160)
    recorder.pause()
    phone.wait(0.1)
    #expect(!recorder.isRecording && abs(recorder.currentTime - 0.5) < 1e-6)
    #expect(phone.run { recorder.record() })
    // Within a turn of the app, in which the delegate is called.
    phone.run { DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { recorder.stop() } }
    phone.wait(0.35)
    #expect(listener.ends == [true] && recorder.currentTime == 0)
    let heard = try samples(url)
    #expect(heard.count == 36_000)
    #expect(heard[..<11_990].allSatisfy { $0 == 0 })
    #expect(heard[12_010..<31_000].allSatisfy { abs($0 - 0.5) < 0.001 })
    // The file of the microphone has ended.
    #expect(heard[31_300...].allSatisfy { $0 == 0 })
    #expect(recorder.deleteRecording() && !FileManager.default.fileExists(atPath: url.path))
    #expect(!recorder.deleteRecording())
  }

  @Test("AudioRecorder.RC5. A recording ends after its duration, by the phone's clock")
  func duration() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let phone = try makePhone()
    let listener = Listener()
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    recorder.delegate = listener
    #expect(
      phone.run {
        recorder.record(atTime: recorder.deviceCurrentTime + 0.5, forDuration: 0.25)
      })
    phone.wait(0.6)
    #expect(recorder.isRecording && abs(recorder.currentTime - 0.1) < 1e-6 && listener.ends.isEmpty)
    phone.wait(0.5)
    #expect(!recorder.isRecording && listener.ends == [true])
    #expect(try samples(url).count == 12_000)
    #expect(phone.run { recorder.record(forDuration: .nan) } == false)
  }

  @Test(
    "AudioRecorder.RC2, AudioRecorder.RC3. Formats, categories and calls may refuse a recording")
  func refusals() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let phone = try makePhone()
    let aac: [String: Any] = [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100]
    do {
      _ = try phone.run { try AVAudioRecorder(url: url, settings: aac) }
      Issue.record("AAC is recorded in WAV")
    } catch let error as NSError {
      #expect(error.code == 1_718_449_215)
    }
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: [:]) }
    #expect(recorder.format.sampleRate == 44_100 && recorder.format.channelCount == 1)
    try phone.run { try AVAudioSession.sharedInstance().setCategory(.playback) }
    #expect(phone.run { recorder.record() } == false)
    try phone.run { try AVAudioSession.sharedInstance().setCategory(.record) }
    phone.set(\.isInCall, true)
    #expect(phone.run { recorder.record() } == false)
  }

  @Test("AudioRecorder.RC7, AudioRecorder.RC8. Without permission there is silence; a call pauses")
  func permission() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let fixture = try SoundFixture(seconds: 5)
    let phone = try makePhone()
    phone.microphone = fixture.url.path
    #expect(phone.run { AVAudioSession.sharedInstance().recordPermission } == .granted)
    phone.permissions[.microphone] = .denied
    #expect(phone.run { AVAudioApplication.shared.recordPermission } == .denied)
    nonisolated(unsafe) var answer: Bool?
    phone.run { AVAudioSession.sharedInstance().requestRecordPermission { answer = $0 } }
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    #expect(phone.run { recorder.record() })
    phone.wait(0.5)
    phone.set(\.isInCall, true)
    #expect(!recorder.isRecording && abs(recorder.currentTime - 0.5) < 1e-6)
    phone.set(\.isInCall, false)
    recorder.stop()
    let heard = try samples(url)
    #expect(heard.count == 24_000 && heard.allSatisfy { $0 == 0 })
    phone.wait(0.1)
    #expect(answer == false)
  }

  @Test("AudioRecorder.RC7, Permissions.SC2. A recording asks, and is silent until the answer")
  func question() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let fixture = try SoundFixture(seconds: 5, level: 0.25)
    let phone = try makePhone()
    phone.microphone = fixture.url.path
    phone.permissions[.microphone] = .notDetermined
    #expect(phone.run { AVAudioSession.sharedInstance().recordPermission } == .undetermined)
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    #expect(phone.run { recorder.record() })
    phone.wait(0.5)
    #expect(phone.alerts.map(\.buttons) == [["Don’t Allow", "Allow"]])
    try phone.answer("Allow")
    phone.wait(0.1)
    let allowed = recorder.currentTime
    phone.wait(0.4)
    phone.run { recorder.stop() }
    #expect(phone.run { AVAudioApplication.shared.recordPermission } == .granted)
    let heard = try samples(url)
    let first = try #require(heard.firstIndex { $0 != 0 })
    // The answer came between half a second and the end of the alert.
    #expect(first > 23_900 && Double(first) < allowed * 48_000)
    #expect(heard[(first + 100)...].allSatisfy { abs($0 - 0.25) < 0.001 })
    #expect(phone.permissions.log.map(\.event) == [.changed, .changed, .asked, .answered])
  }

  @Test("AudioRecorder.RC1. The phone sets the file that the microphone hears")
  func fileOfPhone() throws {
    let fixture = try SoundFixture(seconds: 1)
    defer { try? FileManager.default.removeItem(at: url) }
    let phone = try makePhone()
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    phone.set(
      \.microphone,
      MicrophoneRecording(path: fixture.url.path, start: phone.lockstep.now))
    phone.wait(0.05)
    #expect(phone.microphone == fixture.url.path)
    phone.run { #expect(recorder.record(forDuration: 0.2)) }
    phone.wait(0.3)
    #expect(try samples(url).contains { abs($0) > 0.01 })
    phone.set(\.volume, 0.5)
    #expect(phone.microphone == fixture.url.path)
    phone.set(\.microphone, nil)
    phone.wait(0.05)
    #expect(phone.microphone == nil)
  }

  @Test("AudioRecorder.RC10. A file without a time begins with each new recording")
  func eachRecording() throws {
    let fixture = try SoundFixture(seconds: 0.3, level: 0.25)
    defer { try? FileManager.default.removeItem(at: url) }
    let phone = try makePhone()
    phone.set(\.microphone, MicrophoneRecording(path: fixture.url.path, start: nil))
    phone.wait(2)
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    for _ in 0..<2 {
      #expect(phone.run { recorder.record() })
      phone.wait(0.6)
      phone.run { recorder.stop() }
      let heard = try samples(url)
      #expect(heard[100..<14_000].allSatisfy { abs($0 - 0.25) < 0.001 })
      #expect(heard.dropFirst(14_800).allSatisfy { $0 == 0 } && heard.count > 28_000)
    }
    // After a pause the file goes on, which is over.
    #expect(phone.run { recorder.record() })
    phone.wait(0.2)
    phone.run { recorder.pause() }
    phone.wait(0.2)
    #expect(phone.run { recorder.record() })
    phone.wait(0.2)
    phone.run { recorder.stop() }
    let heard = try samples(url)
    #expect(heard[100..<9_000].allSatisfy { abs($0 - 0.25) < 0.001 })
    #expect(heard.dropFirst(10_000).allSatisfy { $0 == 0 } && heard.count > 18_000)
  }

  @Test(
    "AudioRecorder.RC10. With a question the file begins with the answer", arguments: [true, false])
  func question(isEngine: Bool) throws {
    let fixture = try SoundFixture(seconds: 0.3, level: 0.25)
    defer { try? FileManager.default.removeItem(at: url) }
    let phone = try makePhone()
    phone.set(\.microphone, MicrophoneRecording(path: fixture.url.path, start: nil))
    phone.permissions[.microphone] = .notDetermined
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    let engine = AVAudioEngine()
    nonisolated(unsafe) var heard: [Float] = []
    if isEngine {
      engine.inputNode.installTap(onBus: 0, bufferSize: 4800, format: nil) { buffer, _ in
        let frames = UnsafeBufferPointer(
          start: buffer.floatChannelData?[0], count: Int(buffer.frameLength))
        heard += Array(frames)
      }
      engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
      try phone.run { try engine.start() }
    } else {
      #expect(phone.run { recorder.record() })
    }
    phone.wait(1)
    #expect(phone.alerts.count == 1)
    try phone.answer("Allow")
    phone.wait(1)
    engine.stop()
    phone.run { recorder.stop() }
    if !isEngine { heard = try samples(url) }
    let first = try #require(heard.firstIndex { $0 != 0 })
    #expect(first > 47_000)
    #expect(heard.count { abs($0 - 0.25) < 0.001 } > 14_000)
    #expect(heard.count { $0 != 0 } < 15_000)
  }

  @Test("AudioRecorder.RC9. The input of an engine hears the microphone")
  func input() throws {
    let fixture = try SoundFixture(seconds: 5, level: 0.25)
    let phone = try makePhone()
    phone.microphone = fixture.url.path
    let engine = AVAudioEngine()
    nonisolated(unsafe) var levels: [Float] = []
    engine.inputNode.installTap(onBus: 0, bufferSize: 4800, format: nil) { buffer, _ in
      levels.append(buffer.floatChannelData?[0][100] ?? -1)
    }
    engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
    try phone.run { try engine.start() }
    phone.wait(1)
    engine.stop()
    #expect(levels.count > 5 && levels.allSatisfy { abs($0 - 0.25) < 0.001 })
  }
}
