import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneClient
import TactusPhoneLink
import Testing
import UIKit

/// Tests the duration of an override of the output port.
///
/// Steps AudioSession.AS12 and AS13.
@Suite(.serialized, .exclusiveScreen) @MainActor
struct PortOverrideTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  private let phone = SimulatedPhone()
  private let session: AVAudioSession

  init() {
    phone.launch(PlainApp.self)
    session = phone.run { AVAudioSession.sharedInstance() }
  }

  private func begin(_ options: AVAudioSession.CategoryOptions = []) throws {
    try phone.run {
      try session.setCategory(.playAndRecord, options: options)
      try session.setActive(true)
    }
  }

  private func override() throws {
    try phone.run { try session.overrideOutputAudioPort(.speaker) }
    phone.wait(0.1)
    #expect(output == .builtInSpeaker)
  }

  private var output: AVAudioSession.Port? {
    phone.run { session.currentRoute.outputs.first?.portType }
  }

  private func plug(_ isIn: Bool) {
    phone.set(\.hasHeadphones, isIn)
    phone.wait(0.1)
  }

  @Test("AudioSession.AS13. Headphones that come end an override, and it does not come back")
  func headphones() throws {
    try begin()
    try override()
    plug(true)
    #expect(output == .headphones)
    plug(false)
    #expect(output == .builtInReceiver)
    // Nor does a later change of the session bring it back.
    try phone.run { try session.setMode(.voiceChat) }
    #expect(output == .builtInReceiver)
  }

  @Test("AudioSession.AS13. An override after the headphones wins, until they are unplugged")
  func lastWins() throws {
    try begin()
    plug(true)
    try override()
    plug(false)
    #expect(output == .builtInReceiver)
  }

  @Test("AudioSession.AS13. A device that the session does not allow changes no route")
  func otherDevice() throws {
    try begin()
    try override()
    phone.set(\.soundDevices, [SoundDevice(.bluetooth)])
    phone.wait(0.1)
    #expect(output == .builtInSpeaker)
  }

  @Test("AudioSession.AS13. The user's choice of an output ends an override")
  func choice() throws {
    try begin()
    plug(true)
    try override()
    phone.set(\.soundOutput, .device(.headphones))
    phone.wait(0.1)
    // Headphones played without the override before, too: the route is the same.
    #expect(output == .builtInSpeaker)
    phone.set(\.soundOutput, .phone)
    phone.wait(0.1)
    #expect(output == .builtInReceiver)
  }

  @Test(
    "AudioSession.AS13. An interruption ends an override",
    arguments: [\PhoneEnvironment.isInCall, \.isAlarmSounding, \.isAssistantActive])
  func interruption(cause: WritableKeyPath<PhoneEnvironment, Bool> & Sendable) throws {
    try begin()
    try override()
    phone.set(cause, true)
    phone.wait(0.2)
    phone.set(cause, false)
    phone.wait(0.2)
    try phone.run { try session.setActive(true) }
    phone.wait(0.1)
    #expect(output == .builtInReceiver)
  }

  @Test("AudioSession.AS13. Another category and the mode for pictures end an override")
  func category() throws {
    try begin()
    try override()
    try phone.run {
      try session.setCategory(.playback)
      try session.setCategory(.playAndRecord)
    }
    #expect(output == .builtInReceiver)
    try override()
    try phone.run {
      try session.setMode(.videoChat)
      try session.setMode(.default)
    }
    #expect(output == .builtInReceiver)
  }

  @Test("AudioSession.AS13. The option for the speaker lasts")
  func option() throws {
    try begin(.defaultToSpeaker)
    #expect(output == .builtInSpeaker)
    plug(true)
    #expect(output == .headphones)
    plug(false)
    #expect(output == .builtInSpeaker)
  }

  @Test(
    "AudioSession.AS12. The phone's music goes on only if the app says so",
    arguments: [true, false])
  func music(says: Bool) throws {
    phone.set(\.isOtherAudioPlaying, true)
    try phone.run {
      try session.setCategory(.playback)
      try session.setActive(true)
      #expect(!session.isOtherAudioPlaying)
      try session.setActive(false, options: says ? .notifyOthersOnDeactivation : [])
      #expect(session.isOtherAudioPlaying == says)
    }
    phone.wait(0.1)
    #expect(phone.environment.isOtherAudioPlaying == says)
  }
}
