import Foundation
import Synchronization
import TactusHapticSynthesis
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

@Suite struct PhoneInProcessTests {
  private let clock = ManualClock()
  private let errors = ReportedErrors()

  /// The errors that were reported.
  private final class ReportedErrors: Sendable {
    let all = Mutex<[PhoneHostError]>([])
  }

  private func phone(
    _ actuators: [any Actuator] = [], logPath: String? = nil
  ) -> PhoneHost {
    let (clock, errors) = (clock, errors)
    return PhoneHost(
      actuators: actuators, logPath: logPath, now: { clock.now },
      onError: { error in errors.all.withLock { $0.append(error) } })
  }

  /// The phone's answer to an app that connects at the time of boot.
  private static let welcome = PhoneMessage.welcome(
    version: LinkLimits.version, time: .boot,
    capabilities: HapticCapabilities(supportsHaptics: true, supportsAudio: true, streamsSound: true)
  )

  private func feedback(_ feedback: Feedback) -> AppMessage {
    .feedback(feedback, intensity: 1, generator: GeneratorID(1))
  }

  @Test("A late input has its effect at the last processed instant, and returns it")
  func lateInput() {
    let phone = phone()
    advance(phone, .seconds(1))
    let now = clock.now
    #expect(phone.process(.shake, at: .boot) == now)
    #expect(phone.process(.shake, at: .never) == now)
    clock.advance(.milliseconds(5))
    let between = now.advanced(by: .milliseconds(2))
    #expect(phone.process(.shake, at: between) == between)
    #expect(phone.process(.shake, at: now) == between)
  }

  /// Advances the clock in steps of microseconds.
  private func advance(_ phone: PhoneHost, _ duration: Duration, step: Int = 3_333) {
    let end = clock.now.advanced(by: duration)
    while clock.now < end {
      clock.advance(min(.microseconds(step), clock.now.duration(to: end)))
      phone.advance()
    }
  }

  /// Outputs.OW2.
  @Test(
    "The output equals the session's pattern rendered offline, sample by sample",
    arguments: [100, 3_333, 40_000])
  func samples(step: Int) throws {
    let recorder = RecordingActuator()
    let phone = phone([recorder])
    let app = phone.connect("Timer")
    for (pause, kind) in [
      (0.1, Feedback.notificationError), (0.05, .selection), (0.6, .impactHeavy),
    ] {
      advance(phone, .seconds(pause), step: step)
      app.send(feedback(kind))
    }
    advance(phone, .seconds(1), step: step)
    #expect(phone.log.entries.count { $0.isPlayed } == 3)
    // Each feedback is rendered separately, and the phone mixes them.
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

  @Test("An app that disconnects or whose connection is released is silent within 20 ms")
  func death() throws {
    let recorder = RecordingActuator()
    let phone = phone([recorder])
    var app: InProcessConnection? = phone.connect("Timer")
    app?.send(feedback(.notificationError))
    advance(phone, .milliseconds(100))
    app = nil
    let frames = recorder.recording.frameCount
    advance(phone, .seconds(1))
    let after = recorder.recording.drive[frames...]
    let last = after.lastIndex { $0 != 0 } ?? frames
    #expect(Double(last - frames) / 48 <= 20)
    #expect(app == nil)
  }

  @Test("An actuator runs while something plays, stops afterwards, and starts again")
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
    advance(phone, .milliseconds(200))
    #expect(phone.isQuiet)
    advance(phone, .seconds(2))
    let frames = actuator.progress.rendered
    advance(phone, .seconds(5))
    #expect(actuator.progress.rendered == frames)
    app.send(feedback(.selection))
    advance(phone, .milliseconds(200))
    #expect(actuator.progress.rendered > 0 && actuator.progress.rendered < frames)
  }

  @Test("Of two apps the last is in front, and after it disconnects the first")
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

  @Test("Feedback has the timestamp of the request, not of its processing")
  func stamps() {
    let phone = phone()
    let app = phone.connect("Timer")
    clock.advance(.milliseconds(7))
    app.send(feedback(.selection))
    clock.advance(.milliseconds(9))
    phone.advance()
    #expect(phone.log.entries.map(\.asked) == [PhoneInstant(nanoseconds: 7_000_000)])
  }

  @Test("Each phone appends its log entries to the log file")
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

  @Test("A log that cannot be written gives one error, and the phone continues")
  func badLog() {
    let phone = phone(logPath: "/dev/null/log.jsonl")
    let app = phone.connect("Timer")
    app.send(feedback(.selection))
    phone.advance()
    #expect(phone.log.entries.count == 1)
    let found = errors.all.withLock { $0 }
    #expect(
      found == [.log(path: "/dev/null/log.jsonl", reason: "Not a directory")])
  }

  @Test("The folders of a log and of a recording are created, parents included")
  func folders() throws {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recorder = RecordingActuator(
      ActuatorAddress(family: "record", device: "\(folder)/a/b/out.wav"))
    let phone = phone([recorder], logPath: "\(folder)/c/d/log.jsonl")
    let app = phone.connect("Timer")
    app.send(feedback(.selection))
    phone.advance()
    phone.shutDown()
    #expect(errors.all.withLock { $0.isEmpty })
    for name in ["a/b/out.wav", "c/d/log.jsonl"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name)"), "\(name)")
    }
    withExtendedLifetime(app) {}
  }

  @Test("A recording is written when the phone shuts down")
  func recordingFile() throws {
    let path = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString).wav"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorder = RecordingActuator(ActuatorAddress(family: "record", device: path))
    let phone = phone([recorder])
    let app = phone.connect("Timer")
    app.send(feedback(.impactHeavy))
    advance(phone, .seconds(1))
    phone.shutDown()
    // A header, and a second of two channels of floats.
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    #expect(try (48_000 * 8...48_000 * 8 + 100).contains(#require(size)))
    #expect(errors.all.withLock { $0.isEmpty })
    withExtendedLifetime(app) {}
  }

  @Test("A list of actuators opens the available ones, and has an error for each other address")
  func choice() {
    let catalog = ActuatorCatalog([NullDirectory(), RecordingDirectory()])
    let choice = ActuatorChoice("null, record:a.wav,,piezo,record", from: catalog)
    #expect(choice.devices.map(\.address.description) == ["null", "record:a.wav"])
    #expect(choice.errors.count == 2)
    #expect(choice.errors[0].message.contains("'piezo'"))
    #expect(choice.errors[1].message.contains("record:session.wav"))
    #expect(ActuatorChoice("", from: catalog).devices.isEmpty)
  }

  @Test(
    "Apps of other processes connect, and invalid bytes end only their own connection",
    .timeLimit(.minutes(10)))
  func socket() throws {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketAddress.default(runtimeFolder: folder)
    let phone = phone()
    phone.run()
    let listener = try phone.listen(at: place)
    let hello = AppMessage.hello(version: LinkLimits.version, app: "Far")
    for count in 1...2 {
      let rude = Mailbox<PhoneMessage?>()
      let other = try SocketConnection(place, receive: rude.put)
      other.send(feedback(.selection))
      #expect(rude.first(2) == [.disconnect(.order), nil])
      let answers = Mailbox<PhoneMessage?>()
      let app = try SocketConnection(place, receive: answers.put)
      app.send(hello)
      app.send(feedback(.selection))
      // A second `hello` is answered, so earlier messages have been processed.
      app.send(hello)
      #expect(answers.first(3) == [Self.welcome, .disconnect(.order), nil])
      #expect(phone.log.entries.count == count)
    }
    #expect(phone.log.entries.allSatisfy { $0.app == "Far" && $0.isPlayed })
    listener.close()
  }

  // FeedbackGenerators.L6.
  @Test(
    "The largest number of apps can connect, and one more is refused with a message",
    .timeLimit(.minutes(10)))
  func full() throws {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketAddress.default(runtimeFolder: folder)
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
    #expect(late.first(2) == [.disconnect(.full), nil])
    // What is refused leaves no descriptor: an accepted socket has the path, as the listener has.
    func socketCount() throws -> Int {
      let file = try #require(FileHandle(forReadingAtPath: "/proc/net/unix"))
      return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        .split(separator: "\n").count { $0.hasSuffix(" \(place.path)") }
    }
    let before = try socketCount()
    #expect(before > LinkLimits.connections)
    for _ in 0..<100 {
      let refused = Mailbox<PhoneMessage?>()
      let app = try SocketConnection(place, receive: refused.put)
      #expect(refused.first(2) == [.disconnect(.full), nil])
      app.close()
    }
    let count = try socketCount()
    #expect(count == before, "\(count), not \(before)")
    for app in apps { app.close() }
    listener.close()
  }
}
