import AVFoundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

/// Steps ObjectiveC.WC11–WC12: objects of AVFAudio that an app makes without arguments.
@Suite(.serialized, .exclusiveScreen) @MainActor
struct MadeObjectTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A port as an app's tests make it.
  private final class Port: AVAudioSessionPortDescription, @unchecked Sendable {
    var identifier = "mock"
    var microphones: [AVAudioSessionDataSourceDescription]?
    override var portType: AVAudioSession.Port { .builtInMic }
    override var portName: String { "Whistle" }
    override var uid: String { identifier }
    override var dataSources: [AVAudioSessionDataSourceDescription]? { microphones }
  }

  private final class Source: AVAudioSessionDataSourceDescription, @unchecked Sendable {
    override var dataSourceID: NSNumber { 7 }
    override var dataSourceName: String { "Kettle" }
    override var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { [.cardioid] }
  }

  private final class Route: AVAudioSessionRouteDescription, @unchecked Sendable {
    private let ports: [AVAudioSessionPortDescription]
    init(_ ports: [AVAudioSessionPortDescription]) {
      self.ports = ports
      super.init()
    }
    override var inputs: [AVAudioSessionPortDescription] { ports }
  }

  private final class Voice: AVSpeechSynthesisVoice, @unchecked Sendable {
    private let code: String
    init(_ code: String) {
      self.code = code
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var language: String { code }
    override var identifier: String { "voice.mock" }
  }

  @Test("ObjectiveC.WC11. Ports, sources, channels and routes are empty")
  func session() throws {
    let port = AVAudioSessionPortDescription()
    #expect(port.portType.rawValue.isEmpty && port.portName.isEmpty && port.uid.isEmpty)
    #expect(port.channels == nil && port.dataSources == nil && port.selectedDataSource == nil)
    #expect(!port.hasHardwareVoiceCallProcessing && !port.isSpatialAudioEnabled)
    #expect(port == AVAudioSessionPortDescription())
    let source = AVAudioSessionDataSourceDescription()
    #expect(source.dataSourceID == 0 && source.dataSourceName.isEmpty && source.location == nil)
    #expect(source.orientation == nil && source.supportedPolarPatterns == nil)
    #expect(source.selectedPolarPattern == nil && source.preferredPolarPattern == nil)
    try source.setPreferredPolarPattern(nil)
    #expect(throws: NSError.self) { try source.setPreferredPolarPattern(.cardioid) }
    let channel = AVAudioSessionChannelDescription()
    #expect(channel.channelName.isEmpty && channel.owningPortUID.isEmpty)
    #expect(channel.channelNumber == 0 && channel.channelLabel == kAudioChannelLabel_Unknown)
    let route = AVAudioSessionRouteDescription()
    #expect(route.inputs.isEmpty && route.outputs.isEmpty && route == Route([]))
  }

  @Test("ObjectiveC.WC12. A session and a route read what a subclass of a port overrides")
  func ports() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    try phone.run {
      let session = AVAudioSession.sharedInstance()
      try session.setCategory(.playAndRecord)
      let real = try #require(session.availableInputs?.first)
      let port = Port()
      #expect(throws: NSError.self) { try session.setPreferredInput(port) }
      port.identifier = real.uid
      try session.setPreferredInput(port)
      #expect(session.preferredInput === port)
      port.identifier = "mock"
      let source = Source()
      port.microphones = [source]
      #expect(port.selectedDataSource === source && source.selectedPolarPattern == .cardioid)
      #expect(throws: NSError.self) {
        try port.setPreferredDataSource(AVAudioSessionDataSourceDescription())
      }
      try port.setPreferredDataSource(source)
      #expect(port.channels?.first?.channelName == "Whistle 1")
      #expect(Route([port]).description.contains("Whistle") && Route([port]) != Route([real]))
      try session.setPreferredInput(nil)
    }
  }

  @Test("ObjectiveC.WC11. Files, formats, times and recorders are empty")
  func files() {
    let format = AVAudioFormat()
    #expect(format.commonFormat == .otherFormat && format.channelCount == 0)
    #expect(format.sampleRate == 0 && format.channelLayout == nil && !format.isStandard)
    #expect(format == AVAudioFormat() && format.streamDescription.pointee.mFormatID == 0)
    let file = AVAudioFile()
    #expect(file.length == 0 && file.framePosition == 0 && !file.isOpen)
    #expect(file.fileFormat == format && file.processingFormat == format)
    file.close()
    let time = AVAudioTime()
    #expect(!time.isHostTimeValid && !time.isSampleTimeValid)
    #expect(time.hostTime == 0 && time.sampleTime == 0 && time.sampleRate == 0)
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    phone.run {
      let recorder = AVAudioRecorder()
      #expect(!recorder.record() && !recorder.record(forDuration: 1))
      #expect(!recorder.prepareToRecord() && !recorder.isRecording && recorder.currentTime == 0)
      #expect(!recorder.deleteRecording() && recorder.format.channelCount == 0)
      recorder.stop()
    }
  }

  @Test("ObjectiveC.WC11, WC12. Speech without arguments is silent; a voice has an own language")
  func speech() {
    let utterance = AVSpeechUtterance()
    #expect(utterance.speechString.isEmpty && utterance.attributedSpeechString.length == 0)
    #expect(utterance.rate == AVSpeechUtteranceDefaultSpeechRate && utterance.voice == nil)
    let marker = AVSpeechSynthesisMarker()
    #expect(marker.textRange.length == 0 && marker.byteSampleOffset == 0)
    #expect(marker.bookmarkName.isEmpty && marker.phoneme.isEmpty)
    let voice = AVSpeechSynthesisVoice()
    #expect(voice.name.isEmpty && voice.language.isEmpty && voice.identifier.isEmpty)
    #expect(voice.gender == .unspecified && voice.isEqual(voice))
    #expect(!voice.isEqual(AVSpeechSynthesisVoice()))
    utterance.voice = Voice("tlh-KX")
    #expect(utterance.voice?.language == "tlh-KX")
    #expect((utterance.copy() as? AVSpeechUtterance)?.voice?.identifier == "voice.mock")
  }

  @Test("ObjectiveC.WC12. A voice that is not installed speaks as that of its language")
  func spokenLanguage() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let german = try #require(phone.run { AVSpeechSynthesisVoice(language: "de-DE") })
    let synthesizer = phone.run { AVSpeechSynthesizer() }
    func frameCount(_ voice: AVSpeechSynthesisVoice?) -> Int {
      nonisolated(unsafe) var count = 0
      phone.run {
        let utterance = AVSpeechUtterance(string: "eins zwei drei")
        utterance.voice = voice
        synthesizer.write(utterance) { buffer in
          count += Int((buffer as? AVAudioPCMBuffer)?.frameLength ?? 0)
        }
      }
      phone.wait(1)
      return count
    }
    let expected = frameCount(german)
    #expect(expected > 0 && frameCount(Voice("de-DE")) == expected)
    #expect(frameCount(AVSpeechSynthesisVoice(language: "en-US")) != expected)
  }
}
