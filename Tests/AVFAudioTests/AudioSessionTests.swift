import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneClient
import TactusPhoneTypes
import Testing
import UIKit

/// Steps AudioSession.AS1–AS10, as an app observes them.
@Suite(.serialized, .exclusiveScreen) @MainActor struct AudioSessionTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// The posted notifications, in order; the last words of the name, and the numbers.
  private final class Posts: @unchecked Sendable {
    private(set) var all: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      for (name, key) in [
        (AVAudioSession.routeChangeNotification, AVAudioSessionRouteChangeReasonKey),
        (AVAudioSession.interruptionNotification, AVAudioSessionInterruptionTypeKey),
        (
          AVAudioSession.silenceSecondaryAudioHintNotification,
          AVAudioSessionSilenceSecondaryAudioHintTypeKey
        ),
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] note in
            let number = note.userInfo?[key] as? UInt
            let word = name.rawValue.dropFirst(14).prefix { $0 != "N" }
            all.append("\(word) \(number.map(String.init) ?? "?")")
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func ports(_ route: AVAudioSessionRouteDescription) -> [AVAudioSession.Port] {
    route.outputs.map(\.portType)
  }

  // AudioSession.AS3.
  @Test("Connecting and disconnecting headphones posts a route change with the previous route")
  func headphones() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let session = phone.run { AVAudioSession.sharedInstance() }
    #expect(ports(session.currentRoute) == [.builtInSpeaker] && session.currentRoute.inputs.isEmpty)
    nonisolated(unsafe) var previous: AVAudioSessionRouteDescription?
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
    ) { note in
      let route = note.userInfo?[AVAudioSessionRouteChangePreviousRouteKey]
      previous = route as? AVAudioSessionRouteDescription
    }
    let posts = Posts()
    phone.set(\.hasHeadphones, true)
    #expect(posts.all == ["RouteChange 1"] && ports(session.currentRoute) == [.headphones])
    #expect(previous.map(ports) == [.builtInSpeaker])
    phone.set(\.hasHeadphones, false)
    #expect(posts.all == ["RouteChange 1", "RouteChange 2"])
    #expect(previous.map(ports) == [.headphones])
    NotificationCenter.default.removeObserver(token)
  }

  // AudioSession.AS2, AudioSession.AS3.
  @Test("Play and record uses the receiver, an override the speaker")
  func category() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let posts = Posts()
    try phone.run {
      let session = AVAudioSession.sharedInstance()
      try session.setCategory(.playAndRecord)
      #expect(ports(session.currentRoute) == [.builtInReceiver])
      #expect(session.currentRoute.inputs.map(\.portType) == [.builtInMic])
      try session.overrideOutputAudioPort(.speaker)
      #expect(ports(session.currentRoute) == [.builtInSpeaker])
      try session.setCategory(.record)
      #expect(session.currentRoute.outputs.isEmpty)
    }
    phone.wait(0.1)
    #expect(posts.all == ["RouteChange 3", "RouteChange 4", "RouteChange 3"])
  }

  @Test("AudioSession.AS1. Options that do not suit a category are refused, and nothing changes")
  func mistakes() throws {
    let phone = SimulatedPhone()
    try phone.run {
      let session = AVAudioSession.sharedInstance()
      #expect(session.category == .soloAmbient && session.mode == .default)
      try session.setCategory(.playback, mode: .spokenAudio, options: [.mixWithOthers])
      #expect(throws: NSError.self) {
        try session.setCategory(.playback, options: .defaultToSpeaker)
      }
      #expect(throws: NSError.self) { try session.setCategory(.init(rawValue: "Loud")) }
      #expect(throws: NSError.self) { try session.overrideOutputAudioPort(.speaker) }
      #expect(session.category == .playback && session.mode == .spokenAudio)
      #expect(session.categoryOptions == .mixWithOthers)
      // A preference is stored, and has no effect.
      try session.setPreferredIOBufferDuration(0.005)
      #expect(session.preferredIOBufferDuration == 0.005 && session.sampleRate == 48_000)
      #expect(throws: NSError.self) { try session.setPreferredSampleRate(.nan) }
    }
  }

  @Test("AudioSession.AS6. While the app records, haptics need its permission", arguments: 0..<2)
  func recording(way: Int) throws {
    let phone = SimulatedPhone()
    phone.permissions[.microphone] = .authorized
    func tap() -> [SuppressionReason?] {
      phone.forgetHaptics()
      phone.run { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
      phone.wait(0.5)
      return phone.haptics.map { _ in nil } + phone.suppressed.map(\.reason)
    }
    let session = phone.run { AVAudioSession.sharedInstance() }
    try phone.run {
      try session.setCategory(.playAndRecord, options: .defaultToSpeaker)
      try session.setActive(true)
    }
    #expect(tap() == [nil])
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).caf")
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = try phone.run {
      try AVAudioRecorder(
        url: file, settings: [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 44_100])
    }
    let engine = phone.run { AVAudioEngine() }
    // Preparing records nothing.
    phone.run {
      if way == 0 {
        _ = recorder.prepareToRecord()
      } else {
        engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
        engine.prepare()
      }
    }
    #expect(tap() == [nil])
    try phone.run { if way == 0 { _ = recorder.record() } else { try engine.start() } }
    #expect(tap() == [.recording])
    try session.setAllowHapticsAndSystemSoundsDuringRecording(true)
    #expect(tap() == [nil])
    try session.setAllowHapticsAndSystemSoundsDuringRecording(false)
    #expect(tap() == [.recording])
    phone.run { if way == 0 { recorder.pause() } else { engine.pause() } }
    #expect(tap() == [nil])
    try phone.run { if way == 0 { _ = recorder.record() } else { try engine.start() } }
    #expect(tap() == [.recording])
    phone.run { if way == 0 { recorder.stop() } else { engine.stop() } }
    #expect(tap() == [nil])
  }

  @Test(
    "AudioSession.AS6. An engine without input mutes nothing, one that is released ends its use")
  func engines() throws {
    let phone = SimulatedPhone()
    phone.permissions[.microphone] = .authorized
    func isFelt() -> Bool {
      phone.forgetHaptics()
      phone.run { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
      phone.wait(0.5)
      return !phone.haptics.isEmpty
    }
    try phone.run {
      try AVAudioSession.sharedInstance().setCategory(.playAndRecord)
      let engine = AVAudioEngine()
      _ = engine.mainMixerNode
      try engine.start()
      #expect(isFelt())
      engine.stop()
    }
    func recordShortly() throws {
      try phone.run {
        let engine = AVAudioEngine()
        engine.connect(engine.inputNode, to: engine.mainMixerNode, format: nil)
        try engine.start()
        #expect(!isFelt())
      }
    }
    try recordShortly()
    phone.wait(0.1)
    #expect(isFelt())
  }

  @Test("AudioSession.AS8. A call interrupts the session, and prevents activation until it ends")
  func call() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let posts = Posts()
    try phone.run { try AVAudioSession.sharedInstance().setActive(true) }
    phone.set(\.isInCall, true)
    #expect(posts.all == ["Interruption 1"])
    let session = phone.run { AVAudioSession.sharedInstance() }
    #expect(throws: NSError.self) { try session.setActive(true) }
    phone.set(\.isInCall, false)
    #expect(posts.all == ["Interruption 1", "Interruption 0"])
    try phone.run { try AVAudioSession.sharedInstance().setActive(true) }
  }

  @Test(
    "AudioSession.AS7. Other music is a hint for active sessions, until this app's sound ends it")
  func others() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let session = phone.run { AVAudioSession.sharedInstance() }
    let posts = Posts()
    phone.set(\.isOtherAudioPlaying, true)
    #expect(session.isOtherAudioPlaying && session.secondaryAudioShouldBeSilencedHint)
    // An inactive session is not notified.
    #expect(posts.all.isEmpty)
    try phone.run {
      try session.setCategory(.ambient)
      try session.setActive(true)
    }
    phone.set(\.isOtherAudioPlaying, false)
    phone.set(\.isOtherAudioPlaying, true)
    try phone.run { try session.setCategory(.playback) }
    #expect(!session.isOtherAudioPlaying)
    phone.wait(0.1)
    #expect(posts.all.map { $0.suffix(1) } == ["0", "1", "0"])
    #expect(posts.all.allSatisfy { $0.hasPrefix("SilenceSecondaryAudioHint") })
  }

  @Test("AudioSession.AS8. An alarm interrupts the session and prevents activation until it ends")
  func alarm() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let session = phone.run { AVAudioSession.sharedInstance() }
    try phone.run { try session.setActive(true) }
    let posts = Posts()
    phone.set(\.isAlarmSounding, true)
    let error = #expect(throws: NSError.self) { try phone.run { try session.setActive(true) } }
    #expect(error?.code == AVAudioSession.ErrorCode.insufficientPriority.rawValue)
    phone.set(\.isAlarmSounding, false)
    try phone.run { try session.setActive(true) }
    #expect(posts.all == ["Interruption 1", "Interruption 0"])
  }

  @Test("AudioSession.AS1. A mode and a policy need a category that supports them")
  func modes() throws {
    let phone = SimulatedPhone()
    try phone.run {
      let session = AVAudioSession.sharedInstance()
      for (mode, category) in [
        (AVAudioSession.Mode.voiceChat, AVAudioSession.Category.playback),
        (.videoRecording, .playback), (.moviePlayback, .ambient), (.spokenAudio, .soloAmbient),
        (.measurement, .ambient), (.voicePrompt, .record),
      ] {
        #expect(throws: NSError.self, "\(mode)") { try session.setCategory(category, mode: mode) }
      }
      #expect(session.category == .soloAmbient && session.mode == .default)
      #expect(throws: NSError.self) { try session.setMode(.moviePlayback) }
      try session.setCategory(.playback, mode: .moviePlayback, policy: .longFormVideo)
      #expect(session.routeSharingPolicy == .longFormVideo)
      #expect(throws: NSError.self) {
        try session.setCategory(
          .playback, mode: .default, policy: .longFormAudio, options: .mixWithOthers)
      }
      // The mode does not suit the new category.
      try session.setCategory(.ambient)
      #expect(session.mode == .default)
    }
  }

  @Test("AudioSession.AS4. In the background a session that does not mix is not activated")
  func background() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let session = phone.run { AVAudioSession.sharedInstance() }
    phone.press(.home)
    try phone.run {
      try session.setCategory(.playback)
      let error = #expect(throws: NSError.self) { try session.setActive(true) }
      #expect(error?.code == AVAudioSession.ErrorCode.cannotInterruptOthers.rawValue)
      try session.setCategory(.playback, options: .mixWithOthers)
      try session.setActive(true)
    }
  }

  @Test("AudioSession.AS11. Volume buttons notify observers of the volume")
  func volume() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let session = phone.run { AVAudioSession.sharedInstance() }
    // Otherwise, the buttons turn the ringer (RemoteControl.VO4).
    try phone.run { try session.setActive(true) }
    var seen: [[Float?]] = []
    let observation = session.observe(\.outputVolume, options: [.old, .new]) { _, change in
      MainActor.assumeIsolated { seen.append([change.oldValue, change.newValue]) }
    }
    let ear = Ear()
    session.addObserver(ear, forKeyPath: "outputVolume", options: .new, context: nil)
    phone.press(.volumeDown)
    phone.press(.volumeDown)
    session.removeObserver(ear, forKeyPath: "outputVolume")
    #expect(seen == [[1, 0.9375], [0.9375, 0.875]])
    #expect(ear.heard == [0.9375, 0.875])
    #expect(session.outputVolume == 0.875)
    observation.invalidate()
  }
}

/// An observer of the volume by its name, as rewritten sources have it.
private final class Ear: NSObject, _KVObserve {
  var heard: [Float?] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    heard.append(change?[.newKey] as? Float)
  }
}
