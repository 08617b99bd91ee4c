import AVFAudio
import CoreHaptics
import PhoneTesting
import ScreenTestSupport
import Synchronization
import Testing
import UIKit

/// Step CoreHaptics.EN16: a haptic engine and the audio session that it was made with.
@Suite(.serialized, .exclusiveScreen) @MainActor struct HapticEngineSessionTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  private let phone = SimulatedPhone(.iPhoneXS)

  init() {
    phone.launch(PlainApp.self)
    phone.set(\.isOtherAudioPlaying, true)
    phone.wait(0.2)
  }

  private var music: Bool { phone.run { AVAudioSession.sharedInstance().isOtherAudioPlaying } }

  private func engine(_ session: AVAudioSession?) throws -> CHHapticEngine {
    try phone.run { try CHHapticEngine(audioSession: session) }
  }

  @Test("CoreHaptics.EN16. Starting activates the shared session, and ends other apps' sound")
  func shared() throws {
    let engine = try engine(.sharedInstance())
    #expect(music)
    try engine.start()
    phone.wait(0.3)
    #expect(!music)
    try phone.run {
      try AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
    }
    phone.wait(0.3)
    #expect(music)
  }

  @Test("CoreHaptics.EN16. Every way to start activates it: a player, a file, a handler")
  func waysToStart() async throws {
    let tap = Data(#"{"Pattern": [{"Event": {"EventType": "HapticTransient"}}]}"#.utf8)
    let played = try engine(.sharedInstance())
    try played.playPattern(from: tap)
    phone.wait(0.3)
    #expect(!music)
    try phone.run { try AVAudioSession.sharedInstance().setActive(false) }
    let automatic = try engine(.sharedInstance())
    automatic.isAutoShutdownEnabled = true
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    try automatic.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    phone.wait(0.3)
    #expect(!music)
    try phone.run { try AVAudioSession.sharedInstance().setActive(false) }
    let handled = try engine(.sharedInstance())
    try await handled.start()
    phone.wait(0.3)
    #expect(!music)
  }

  @Test("CoreHaptics.EN16. A session that mixes, no session, and haptics alone leave other sound")
  func others() throws {
    let own = try engine(nil)
    try own.start()
    phone.wait(0.3)
    #expect(music)
    let felt = try engine(.sharedInstance())
    felt.playsHapticsOnly = true
    try felt.start()
    phone.wait(0.3)
    #expect(music)
    try phone.run { try AVAudioSession.sharedInstance().setCategory(.ambient) }
    let mixing = try engine(.sharedInstance())
    try mixing.start()
    phone.wait(0.3)
    #expect(music)
  }

  @Test("CoreHaptics.EN16. A call interrupts the session that the engine has activated")
  func interruption() throws {
    let types = Mutex<[UInt]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: nil, queue: nil
    ) { note in
      let type = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt ?? 99
      types.withLock { $0.append(type) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let engine = try engine(.sharedInstance())
    try engine.start()
    phone.wait(0.2)
    phone.set(\.isInCall, true)
    phone.wait(0.3)
    #expect(types.withLock { $0 } == [AVAudioSession.InterruptionType.began.rawValue])
    #expect(throws: CHHapticError.self) { try engine.start() }
  }
}
