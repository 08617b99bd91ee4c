import TactusJSON
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TestSupport
import Testing

/// Recording a phone's inputs as a script that reproduces them.
@Suite struct ScriptRecorderTests {
  /// The observations of a phone and its app, for comparison.
  private struct Traces: Equatable {
    var samples: [TouchSample]
    var messages: [PhoneMessage]
    var haptics: String

    init(_ phone: LockstepPhone, _ app: SpyApp) {
      (samples, messages) = (app.samples, app.others.filter(Self.isOfPhone))
      haptics = phone.host.log.json
    }

    private static func isOfPhone(_ message: PhoneMessage) -> Bool {
      switch message {
      case .traits, .phase, .motion, .button, .key, .deviceEvent, .open: true
      default: false
      }
    }
  }

  /// Returns a random input of a user, or an invalid one.
  private static func input(
    of phone: Phone, by random: inout some RandomNumberGenerator
  ) -> PhoneInput {
    switch Int.random(in: 0..<16, using: &random) {
    case 14:
      let commands: [RemoteCommand] = [.play, .nextTrack, .skipForward, .changeRate]
      let command = commands.randomElement(using: &random) ?? .play
      return .remoteCommand(
        RemoteCommandEvent(command, command.hasValue ? .random(in: 0...3, using: &random) : 0))
    case 5: return .deviceEvent(DeviceEvent.allCases.randomElement(using: &random) ?? .screenshot)
    case 6: return .open(Bool.random(using: &random) ? .url("a:b") : .quickAction(type: "new"))
    case 7:
      let keys: [KeyboardKey] = [.a, .leftShift, .capsLock, .keypad5]
      return .key(keys.randomElement(using: &random) ?? .a, isDown: .random(using: &random))
    case 0: return .shake
    case 1: return .rotate(DeviceOrientation.allCases.randomElement(using: &random) ?? .portrait)
    case 2:
      // The other buttons would bring the app to the background, where it gets no input.
      let buttons: [PhoneButton] = [.volumeUp, .volumeDown, .headset]
      let button = buttons.randomElement(using: &random) ?? .headset
      return .button(button, isDown: .random(using: &random))
    case 3:
      var settings = phone.settings
      settings.isDark.toggle()
      settings.accessibility.formSymmetricDifference([.voiceOver, .shakeToUndo])
      settings.brightness = .random(in: 0...1, using: &random)
      settings.gramsPerTouch = .random(in: 1...100, using: &random)
      settings.sensitivity = ForceSensitivity.allCases.randomElement(using: &random) ?? .medium
      return .settings(settings)
    case 4:
      var environment = phone.environment
      environment.systemHaptics.toggle()
      environment.battery = .random(in: 0...1, using: &random)
      environment.isCharging.toggle()
      return .environment(environment)
    default:
      let phases: [TouchSample.Phase] = [
        .began, .began, .moved, .moved, .moved, .ended, .cancelled,
      ]
      let odd = [Double.nan, .infinity, -5, 1e9].randomElement(using: &random) ?? 0
      let isOdd = Int.random(in: 0..<6, using: &random) == 0
      let force = isOdd ? odd : .random(in: 0...7, using: &random)
      return .touch(
        TouchReport(
          ContactID(.random(in: 0..<4, using: &random)),
          phases.randomElement(using: &random) ?? .moved,
          kind: Int.random(in: 0..<4, using: &random) == 0 ? .pencil : .finger,
          x: isOdd ? odd : .random(in: -10...400, using: &random),
          y: .random(in: -10...700, using: &random),
          pressure: Bool.random(using: &random) ? .touches(force) : .grams(30 * force),
          radius: isOdd ? odd : nil,
          altitude: isOdd ? odd : .random(in: 0...1.5, using: &random), azimuth: isOdd ? odd : nil))
    }
  }

  @Test(
    "A recorded script reproduces all inputs to the nanosecond",
    arguments: RandomCases.seeds(40))
  func replays(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (phone, app) = (LockstepPhone(.iPhone7), SpyApp())
    app.start(on: phone)
    var recorder = ScriptRecorder(phone.host.state, since: phone.now)
    var lines = recorder.beginning
    for _ in 0..<150 {
      phone.advance(by: .nanoseconds(Int64.random(in: 0...200_000_000, using: &random)))
      let input = Self.input(of: phone.host.state, by: &random)
      lines += recorder.lines(for: input, at: phone.now)
      phone.send(input)
    }
    phone.advance(by: .seconds(1))
    lines += recorder.pause(until: phone.now)

    let (again, twin) = (LockstepPhone(.iPhone7), SpyApp())
    twin.start(on: again)
    let text = lines.joined(separator: "\n")
    let script = try PhoneScript(SourceText(name: "recorded.jsonl", text: text))
    try ScriptRun(again, acceptsInvalidInput: true, keep: { _ in }).run(script)
    #expect(again.now == phone.now)
    let (first, second) = (Traces(phone, app), Traces(again, twin))
    // VoiceOver takes the touches while it is on.
    let hasVoiceOver = lines.contains { $0.contains(#""VoiceOver": true"#) }
    #expect(first.samples.count > 10 || hasVoiceOver)
    let areEqual = first == second
    #expect(areEqual)
  }

  @Test("A script begins with the differences from a new phone")
  func beginning() {
    let phone = LockstepPhone(.iPhone7)
    var settings = PhoneSettings()
    settings.isDark = true
    phone.send(.settings(settings))
    phone.send(.rotate(.landscapeLeft))
    let recorder = ScriptRecorder(phone.host.state, since: phone.now)
    #expect(recorder.beginning == [#"{"set": {"Dark": true}}"#, #"{"rotate": "landscape-left"}"#])
  }
}
