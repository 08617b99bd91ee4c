import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneTypes
import Testing
import UIKit

/// The hardware that a session describes, and what an app prefers of it.
@Suite(.serialized, .exclusiveScreen) @MainActor struct SessionHardwareTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  private let phone = SimulatedPhone()
  private let session: AVAudioSession

  init() {
    phone.launch(PlainApp.self)
    session = phone.run { AVAudioSession.sharedInstance() }
  }

  /// Expects an error of the session.
  private func expect(
    _ code: AVAudioSession.ErrorCode, _ body: () throws -> Void,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: NSError.self, sourceLocation: place) { try body() }
    #expect(error?.code == code.rawValue, sourceLocation: place)
  }

  @Test("AudioSession.HW1. Channels follow the route, and times are those of what is heard")
  func numbers() throws {
    try phone.run {
      #expect(session.inputNumberOfChannels == 0 && session.outputNumberOfChannels == 2)
      try session.setCategory(.record)
      #expect(session.inputNumberOfChannels == 1 && session.maximumInputNumberOfChannels == 1)
      #expect(session.outputNumberOfChannels == 0 && session.maximumOutputNumberOfChannels == 0)
      #expect(session.inputLatency == 0 && session.outputLatency == 0)
      // In virtual time the pieces of an engine have 20 ms.
      #expect(session.ioBufferDuration == 0.02)
    }
  }

  @Test("AudioSession.HW2. The gain scales what is recorded, from the moment at which it is set")
  func gain() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    let fixture = try SoundFixture(seconds: 5, level: 0.5)
    phone.permissions[.microphone] = .authorized
    phone.microphone = fixture.url.path
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 48_000.0, AVNumberOfChannelsKey: 1,
    ]
    try phone.run {
      expect(.badParam) { try session.setInputGain(0.5) }
      try session.setCategory(.record)
      #expect(session.isInputGainSettable && session.inputGain == 1)
      for gain in [-0.1, 1.1, Float.nan] { expect(.badParam) { try session.setInputGain(gain) } }
    }
    let recorder = try phone.run { try AVAudioRecorder(url: url, settings: settings) }
    #expect(phone.run { recorder.record() })
    phone.wait(0.25)
    try phone.run { try session.setInputGain(0.5) }
    phone.wait(0.25)
    try phone.run { try session.setInputGain(0) }
    phone.wait(0.25)
    phone.run { recorder.stop() }
    let file = try AVAudioFile(forReading: url)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 48_000))
    try file.read(into: buffer)
    let samples = try #require(buffer.floatChannelData)[0]
    #expect(buffer.frameLength == 36_000)
    #expect((0..<11_990).allSatisfy { abs(samples[$0] - 0.5) < 0.001 })
    #expect((12_010..<23_990).allSatisfy { abs(samples[$0] - 0.25) < 0.001 })
    #expect((24_010..<36_000).allSatisfy { samples[$0] == 0 })
  }

  @Test("AudioSession.HW2. The gain scales what an engine hears, without a step")
  func heardGain() throws {
    let fixture = try SoundFixture(seconds: 5, level: 0.5)
    phone.permissions[.microphone] = .authorized
    phone.microphone = fixture.url.path
    try phone.run { try session.setCategory(.playAndRecord) }
    let engine = AVAudioEngine()
    nonisolated(unsafe) var heard: [Float] = []
    engine.inputNode.installTap(onBus: 0, bufferSize: 4800, format: nil) { buffer, _ in
      guard let samples = buffer.floatChannelData?[0] else { return }
      heard += (0..<Int(buffer.frameLength)).map { samples[$0] }
    }
    engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
    try phone.run { try engine.start() }
    phone.wait(0.5)
    try phone.run { try session.setInputGain(0.5) }
    phone.wait(0.5)
    engine.stop()
    #expect(heard.first.map { abs($0 - 0.5) < 0.001 } == true)
    #expect(heard.last.map { abs($0 - 0.25) < 0.001 } == true)
    // No sample differs from the one before by more than a ramp over a tenth of a slice.
    let largest = zip(heard, heard.dropFirst()).map { abs($0 - $1) }.max() ?? 1
    #expect(largest < 0.25 / 48)
  }

  @Test("AudioSession.HW3. The phone's microphone has three sources, of which one is used")
  func dataSources() throws {
    try phone.run {
      #expect(session.inputDataSources == nil)
      try session.setCategory(.record)
      let microphone = try #require(session.availableInputs?.first)
      #expect(microphone.uid == "Built-In Microphone" && microphone.channels?.count == 1)
      let sources = try #require(microphone.dataSources)
      #expect(sources.map(\.dataSourceName) == ["Bottom", "Front", "Back"])
      #expect(session.inputDataSource == sources[0])
      try microphone.setPreferredDataSource(sources[2])
      #expect(session.inputDataSource == sources[2] && session.inputDataSource != sources[1])
      #expect(microphone.preferredDataSource?.orientation == .back)
      try session.setInputDataSource(nil)
      #expect(session.inputDataSource == sources[0] && microphone.preferredDataSource == nil)
      #expect(sources[1].selectedPolarPattern == .omnidirectional)
      try sources[1].setPreferredPolarPattern(.cardioid)
      #expect(sources[1].selectedPolarPattern == .cardioid)
      expect(.badParam) { try sources[1].setPreferredPolarPattern(.stereo) }
    }
    phone.set(\.soundDevices, [SoundDevice(.headset)])
    try phone.run {
      let headset = try #require(session.currentRoute.inputs.first)
      #expect(headset.dataSources == nil && session.inputDataSources == nil)
      let other = try #require(session.availableInputs?.first?.dataSources?.first)
      expect(.badParam) { try headset.setPreferredDataSource(other) }
      expect(.badParam) { try session.setInputDataSource(other) }
      expect(.badParam) { try session.setOutputDataSource(other) }
    }
  }

  @Test("AudioSession.HW4. A number of channels is preferred while the session is active")
  func channels() throws {
    try phone.run {
      try session.setCategory(.playAndRecord)
      expect(.sessionNotActive) { try session.setPreferredInputNumberOfChannels(1) }
      try session.setActive(true)
      try session.setPreferredInputNumberOfChannels(1)
      try session.setPreferredOutputNumberOfChannels(2)
      #expect(session.preferredInputNumberOfChannels == 1)
      #expect(session.preferredOutputNumberOfChannels == 2)
      expect(.badParam) { try session.setPreferredInputNumberOfChannels(2) }
      expect(.badParam) { try session.setPreferredOutputNumberOfChannels(-1) }
    }
  }

  @Test("AudioSession.HW5, AudioSession.HW6. Wishes are kept, and prompts are short beside music")
  func wishes() throws {
    try phone.run {
      #expect(!session.prefersNoInterruptionsFromSystemAlerts)
      try session.setPrefersNoInterruptionsFromSystemAlerts(true)
      #expect(session.prefersNoInterruptionsFromSystemAlerts)
      #expect(!session.supportsMultichannelContent)
      try session.setSupportsMultichannelContent(true)
      #expect(session.supportsMultichannelContent && session.maximumOutputNumberOfChannels == 2)
      #expect(session.promptStyle == .normal)
      try session.setActive(true)
    }
    nonisolated(unsafe) var types: [UInt?] = []
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: session, queue: nil
    ) { types.append($0.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt) }
    defer { NotificationCenter.default.removeObserver(token) }
    phone.set(\.isInCall, true)
    #expect(types == [1])
    phone.set(\.isInCall, false)
    phone.set(\.isOtherAudioPlaying, true)
    #expect(phone.run { session.promptStyle } == .short)
  }

  @Test("AudioSession.IN4. An app is told that it is interrupted by the loss of its device")
  func disconnection() throws {
    let fixture = try SoundFixture(seconds: 30)
    phone.set(\.soundDevices, [.headphones])
    nonisolated(unsafe) var reasons: [UInt?] = []
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: session, queue: nil
    ) { reasons.append($0.userInfo?[AVAudioSessionInterruptionReasonKey] as? UInt) }
    defer { NotificationCenter.default.removeObserver(token) }
    let player = try phone.run {
      try session.setCategory(.playback)
      UIApplication.shared.beginReceivingRemoteControlEvents()
      return try AVAudioPlayer(contentsOf: fixture.url)
    }
    for isWanted in [false, true] {
      phone.set(\.soundDevices, [.headphones])
      try phone.run { try session.setPrefersInterruptionOnRouteDisconnect(isWanted) }
      #expect(phone.run { player.play() })
      phone.wait(0.5)
      phone.set(\.soundDevices, [])
      phone.wait(0.1)
      #expect(player.isPlaying == !isWanted)
      #expect(reasons == (isWanted ? [4] : []))
    }
  }

  @Test("AudioSession.AS4. From system 26 on no error says that sound was playing")
  func busy() throws {
    let fixture = try SoundFixture(seconds: 30)
    let player = try phone.run { try AVAudioPlayer(contentsOf: fixture.url) }
    for version in [25, 26] {
      phone.set(\.systemVersion, SystemVersion(version))
      #expect(phone.run { player.play() })
      phone.wait(0.1)
      phone.run {
        if version == 25 {
          expect(.isBusy) { try session.setActive(false) }
        } else {
          #expect((try? session.setActive(false)) != nil)
        }
      }
      #expect(!player.isPlaying)
    }
  }
}
