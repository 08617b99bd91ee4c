import Foundation
import HapticSynthesis
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization
import TestSupport
import Testing

@Suite struct PhoneInProcessTests {
  private let clock = WoundClock()
  private let troubles = Troubles()

  /// What went wrong.
  private final class Troubles: Sendable {
    let all = Mutex<[PhoneTrouble]>([])
  }

  private func phone(
    _ actuators: [any Actuator] = [], logPath: String? = nil
  ) -> PhoneInProcess {
    let (clock, troubles) = (clock, troubles)
    return PhoneInProcess(
      actuators: actuators, logPath: logPath, now: { clock.now },
      report: { trouble in troubles.all.withLock { $0.append(trouble) } })
  }

  /// What an app is told that greets at the time of boot.
  private static let welcome = PhoneMessage.welcome(
    version: LinkLimits.version, time: .boot,
    capabilities: HapticCapabilities(supportsHaptics: true, supportsAudio: true))

  private func feedback(_ feedback: Feedback) -> AppMessage {
    .feedback(feedback, intensity: 1, generator: GeneratorID(1))
  }

  /// Winds the clock in steps of so many microseconds.
  private func wind(_ phone: PhoneInProcess, _ duration: Duration, step: Int = 3_333) {
    let end = clock.now.advanced(by: duration)
    while clock.now < end {
      clock.wind(min(.microseconds(step), clock.now.duration(to: end)))
      phone.advance()
    }
  }

  @Test(
    "What is played is the session's pattern rendered offline, sample for sample",
    arguments: [100, 3_333, 40_000])
  func samples(step: Int) throws {
    let recorder = RecordingActuator()
    let phone = phone([recorder])
    let app = phone.connect("Timer")
    for (pause, kind) in [
      (0.1, Feedback.notificationError), (0.05, .selection), (0.6, .impactHeavy),
    ] {
      wind(phone, .seconds(pause), step: step)
      app.send(feedback(kind))
    }
    wind(phone, .seconds(1), step: step)
    #expect(phone.log.entries.count { $0.isPlayed } == 3)
    // Each feedback is rendered by itself, and the phone adds them up.
    var expected = [Float](repeating: 0, count: recorder.recording.frameCount)
    for entry in phone.log.entries {
      let felt = try #require(entry.felt)
      let start = Int(felt.nanoseconds * 48 / 1_000_000)
      for (offset, sample) in RenderedSignals(
        entry.pattern
      ).drive.enumerated() { expected[start + offset] += sample }
    }
    let clipped = expected.map { min(max($0, -1), 1) }
    let difference = zip(recorder.recording.drive, clipped).reduce(0) { max($0, abs($1.0 - $1.1)) }
    #expect(difference < 1e-6)
    #expect(clipped.contains { abs($0) > 0.3 })
    withExtendedLifetime(app) {}
  }

  @Test("An app that goes away is silent within 20 ms, and so is one that is let go of")
  func death() throws {
    let recorder = RecordingActuator()
    let phone = phone([recorder])
    var app: InProcessConnection? = phone.connect("Timer")
    app?.send(feedback(.notificationError))
    wind(phone, .milliseconds(100))
    app = nil
    let frames = recorder.recording.frameCount
    wind(phone, .seconds(1))
    let after = recorder.recording.drive[frames...]
    let last = after.lastIndex { $0 != 0 } ?? frames
    #expect(Double(last - frames) / 48 <= 20)
    #expect(app == nil)
  }

  @Test("An actuator runs while something is felt, is let go of later, and comes back")
  func lingering() throws {
    let actuator = NullActuator()
    let phone = phone([actuator])
    let app = phone.connect("Timer")
    phone.advance()
    #expect(phone.isQuiet)
    app.send(feedback(.selection))
    #expect(!phone.isQuiet)
    phone.advance()
    #expect(!phone.isQuiet)
    wind(phone, .milliseconds(200))
    #expect(phone.isQuiet)
    wind(phone, .seconds(2))
    let frames = actuator.progress.rendered
    wind(phone, .seconds(5))
    #expect(actuator.progress.rendered == frames)
    app.send(feedback(.selection))
    wind(phone, .milliseconds(200))
    #expect(actuator.progress.rendered > 0 && actuator.progress.rendered < frames)
  }

  @Test("Of two apps the last is in front, and with it gone the first again")
  func front() {
    let phone = phone()
    let first = phone.connect("First")
    let second = phone.connect("Second")
    first.send(feedback(.selection))
    second.send(feedback(.selection))
    second.close()
    first.send(feedback(.selection))
    phone.advance()
    #expect(phone.log.entries.map(\.reason) == [.inBackground, nil, nil])
    #expect(phone.log.entries.map(\.app) == ["First", "Second", "First"])
  }

  @Test("Feedback is stamped with the moment of asking, not with that of acting on it")
  func stamps() {
    let phone = phone()
    let app = phone.connect("Timer")
    clock.wind(.milliseconds(7))
    app.send(feedback(.selection))
    clock.wind(.milliseconds(9))
    phone.advance()
    #expect(phone.log.entries.map(\.asked) == [PhoneInstant(nanoseconds: 7_000_000)])
  }

  @Test("The log is also a file, to which each phone adds its lines")
  func logFile() throws {
    let path = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for name in ["One", "Two"] {
      let phone = phone(logPath: path)
      let app = phone.connect(name)
      app.send(feedback(.selection))
      phone.advance()
      #expect(phone.log.entries.count == 1)
      withExtendedLifetime(app) {}
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains(#""app": "Two""#))
  }

  @Test("A log that cannot be written is one trouble, and the phone goes on")
  func badLog() {
    let phone = phone(logPath: "/nonexistent/log.jsonl")
    let app = phone.connect("Timer")
    app.send(feedback(.selection))
    phone.advance()
    #expect(phone.log.entries.count == 1)
    let found = troubles.all.withLock { $0 }
    #expect(
      found == [.log(path: "/nonexistent/log.jsonl", reason: "No such file or directory")])
  }

  @Test("A recording is written when the phone shuts down")
  func recordingFile() throws {
    let path = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString).wav"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorder = RecordingActuator(ActuatorAddress(family: "record", device: path))
    let phone = phone([recorder])
    let app = phone.connect("Timer")
    app.send(feedback(.impactHeavy))
    wind(phone, .seconds(1))
    phone.shutDown()
    // A second of two channels of floats, and a header.
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    #expect(try (48_000 * 8...48_000 * 8 + 100).contains(#require(size)))
    #expect(troubles.all.withLock { $0.isEmpty })
    withExtendedLifetime(app) {}
  }

  @Test("A list of actuators opens what there is, and says of each other word why not")
  func choice() {
    let catalogue = ActuatorCatalogue([NullDirectory(), RecordingDirectory()])
    let choice = ActuatorChoice("null, record:a.wav,,piezo,record", from: catalogue)
    #expect(choice.actuators.map(\.identity.address.description) == ["null", "record:a.wav"])
    #expect(choice.troubles.count == 2)
    #expect(choice.troubles[0].message.contains("'piezo'"))
    #expect(choice.troubles[1].message.contains("record:session.wav"))
    #expect(ActuatorChoice("", from: catalogue).actuators.isEmpty)
  }

  @Test(
    "Apps of other processes reach the phone, and garbage ends none but its own",
    .timeLimit(.minutes(10)))
  func socket() throws {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketPlace.usual(runtimeFolder: folder)
    let phone = phone()
    phone.run()
    let listener = try phone.listen(at: place)
    let hello = AppMessage.hello(version: LinkLimits.version, app: "Far")
    for count in 1...2 {
      let rude = Mailbox<PhoneMessage?>()
      let other = try SocketConnection(place, receive: rude.put)
      other.send(feedback(.selection))
      #expect(rude.first(2) == [.goodbye(.order), nil])
      let answers = Mailbox<PhoneMessage?>()
      let app = try SocketConnection(place, receive: answers.put)
      app.send(hello)
      app.send(feedback(.selection))
      // A second greeting is answered, so what came before it has been acted on.
      app.send(hello)
      #expect(answers.first(3) == [Self.welcome, .goodbye(.order), nil])
      #expect(phone.log.entries.count == count)
    }
    #expect(phone.log.entries.allSatisfy { $0.app == "Far" && $0.isPlayed })
    listener.close()
  }

  @Test(
    "As many apps connect as the phone takes, and one more is told so", .timeLimit(.minutes(10)))
  func full() throws {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketPlace.usual(runtimeFolder: folder)
    let phone = phone()
    phone.run()
    let listener = try phone.listen(at: place)
    let answers = Mailbox<PhoneMessage?>()
    var apps: [SocketConnection] = []
    for count in 1...LinkLimits.connections {
      let app = try SocketConnection(place, receive: answers.put)
      app.send(.hello(version: LinkLimits.version, app: "\(count)"))
      apps.append(app)
    }
    let welcomes = answers.first(LinkLimits.connections)
    #expect(welcomes.count { $0 == Self.welcome } == LinkLimits.connections)
    let late = Mailbox<PhoneMessage?>()
    apps.append(try SocketConnection(place, receive: late.put))
    #expect(late.first(2) == [.goodbye(.full), nil])
    for app in apps { app.close() }
    listener.close()
  }
}
