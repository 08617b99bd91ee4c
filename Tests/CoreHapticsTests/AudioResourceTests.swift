import CoreHaptics
import Foundation
import TactusHapticPatterns
import TactusPhoneLink
import TestSupport
import Testing

@Suite struct AudioResourceTests {
  private let phone = FakePhone()
  private let chime = SharedFolder.project.appending(path: "Examples/Patterns/sounds/chime.wav")

  private func pattern(
    _ id: CHHapticAudioResourceID, _ duration: TimeInterval? = nil
  ) throws -> CHHapticPattern {
    let event =
      duration.map {
        CHHapticEvent(audioResourceID: id, parameters: [], relativeTime: 0, duration: $0)
      } ?? CHHapticEvent(audioResourceID: id, parameters: [], relativeTime: 0)
    return try CHHapticPattern(events: [event], parameters: [])
  }

  /// The last event of the player that was created last.
  private var lastEvent: HapticEvent? {
    phone.patterns.last?.events.last
  }

  // CoreHaptics.AR2, CoreHaptics.AR4.
  @Test("An event of a registered sound has its path, its options and its duration")
  func registered() throws {
    let engine = try phone.runningEngine()
    let plain = try engine.registerAudioResource(chime)
    let looped = try engine.registerAudioResource(
      chime,
      options: [
        CHHapticAudioResourceKeyLoopEnabled: true,
        CHHapticAudioResourceKeyUseVolumeEnvelope: false, "Color": 7,
      ])
    #expect(plain != looped)
    let kept = try engine.makePlayer(with: pattern(plain))
    let event = try #require(lastEvent)
    #expect(event.waveform == WaveformReference(path: chime.path))
    let length = try #require(event.duration)
    #expect(length > 0.1 && length < 10)
    _ = try engine.makePlayer(with: pattern(plain, 0.25))
    #expect(lastEvent?.duration == 0.25)
    _ = try engine.makePlayer(with: pattern(looped))
    #expect(lastEvent?.duration == nil)
    #expect(
      lastEvent?.waveform
        == WaveformReference(path: chime.path, usesVolumeEnvelope: false, loops: true))
    try engine.unregisterAudioResource(plain)
    #expect(code { try kept.start(atTime: 0) } == nil)
    #expect(code { _ = try engine.makePlayer(with: pattern(plain)) } == .invalidAudioResource)
    #expect(code { try engine.unregisterAudioResource(plain) } == .invalidAudioResource)
  }

  // CoreHaptics.AR1, CoreHaptics.AR3.
  @Test("Each sound that cannot be registered throws a code of its own")
  func refused() throws {
    let engine = try phone.engine()
    let codes = [
      code { _ = try engine.registerAudioResource(URL(filePath: "/none.wav")) },
      code { _ = try engine.registerAudioResource(#require(URL(string: "http://none/a.wav"))) },
      code {
        _ = try engine.registerAudioResource(SharedFolder.project.appending(path: "README.md"))
      },
      code {
        let options: [AnyHashable: Any] = [CHHapticAudioResourceKeyLoopEnabled: "often"]
        _ = try engine.registerAudioResource(chime, options: options)
      },
    ]
    #expect(
      codes == [
        .resourceNotAvailable, .resourceNotAvailable, .invalidAudioResource,
        .invalidEngineParameter,
      ])
  }

  @Test("A reset removes registered sounds")
  func reset() throws {
    let engine = try phone.runningEngine()
    let id = try engine.registerAudioResource(chime)
    phone.deliver(.reset)
    #expect(code { _ = try engine.makePlayer(with: pattern(id)) } == .invalidAudioResource)
  }

  // CoreHaptics.AR2.
  @Test("A relative sound path of a file refers to the file's folder")
  func fromFile() throws {
    let engine = try phone.engine()
    let file = SharedFolder.project.appending(path: "Examples/Patterns/door-chime.ahap")
    let pattern = try CHHapticPattern(contentsOf: file)
    _ = try engine.makePlayer(with: pattern)
    let made = try #require(phone.patterns.last)
    let paths = Set(made.events.compactMap(\.waveform?.path))
    #expect(paths == [chime.path])
  }

  // CoreHaptics.AR2.
  @Test("A sound that does not exist is not available")
  func nowhere() throws {
    let engine = try phone.engine()
    let pattern = try sound("none.wav")
    #expect(code { _ = try engine.makePlayer(with: pattern) } == .resourceNotAvailable)
  }

  @Test(
    "A sound path that leads out of the folder is refused",
    arguments: ["../../../../etc/passwd", "/etc/passwd", ""])
  func outside(path: String) {
    #expect(code { _ = try sound(path) } == .badEventEntry)
  }

  private func sound(_ path: String) throws -> CHHapticPattern {
    let event: [CHHapticPattern.Key: Any] = [
      .eventType: CHHapticEvent.EventType.audioCustom, .time: 0.0, .eventWaveformPath: path,
    ]
    return try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
  }
}
