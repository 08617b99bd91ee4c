import TactusHapticPatterns
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps SystemSounds.SY1–SY8.
@Suite struct SystemSoundTests {
  /// Returns the log entries of a system sound, on a phone in an environment.
  private func entries(
    _ number: UInt32, on model: PhoneModel = .current, isAlert: Bool = false,
    _ change: (inout PhoneEnvironment) -> Void = { _ in }
  ) -> [HapticLogEntry] {
    var rig = PhoneRig(model)
    var environment = PhoneEnvironment()
    change(&environment)
    rig.step(.environment(environment), at: 0)
    rig.say(.sound(.play(.number(number), isAlert: isAlert, SoundID(1))), at: 100)
    return rig.log
  }

  private func messages(_ effects: [PhoneEffect]) -> [SoundEvent] {
    effects.compactMap { if case .send(.sound(let event), _) = $0 { event } else { nil } }
  }

  @Test(
    "SystemSounds.SY1. The well-known numbers have vibrations",
    arguments: [
      (4095, Feedback.vibration), (1011, .vibration), (1352, .vibration), (1519, .soundPeek),
      (1520, .soundPop), (1521, .soundCancelled), (1102, .soundTryAgain), (1107, .soundFailed),
    ] as [(UInt32, Feedback)])
  func numbers(number: UInt32, feedback: Feedback) throws {
    let entry = try #require(entries(number).first)
    #expect(entry.feedback == feedback && entry.isPlayed && entry.peak > 0.1)
    // An idle engine is warmed first, like for every feedback.
    #expect(entry.latency == TapticTiming.standard.warming + TapticTiming.standard.latency)
  }

  @Test("SystemSounds.SY1. Another number is logged as silent, and over at once")
  func unknown() {
    var rig = PhoneRig()
    let effects = rig.say(.sound(.play(.number(1057), isAlert: false, SoundID(3))), at: 1)
    let notes = effects.compactMap { if case .note(let note) = $0 { note.event } else { nil } }
    #expect(notes == [.noSound(1057)] && rig.log.isEmpty)
    #expect(messages(rig.step(.tick, at: 1)) == [.finished(SoundID(3))])
  }

  @Test(
    "SystemSounds.SY2. A tap needs a Taptic Engine of any generation; a vibration needs none",
    arguments: PhoneModel.builtIn)
  func devices(model: PhoneModel) {
    let isTablet = model.idiom == .pad
    let hasEngine = model.name != "no-haptics" && !isTablet
    #expect(entries(1519, on: model).first?.reason == (hasEngine ? nil : .noTapticEngine))
    #expect(entries(4095, on: model).first?.reason == (isTablet ? .noTapticEngine : nil))
  }

  // SystemSounds.SY3.
  @Test("Vibrate on Ring and Vibrate on Silent control a vibration, by the silent switch")
  func settings() {
    #expect(entries(4095) { $0.vibratesOnRing = false }.first?.reason == .vibrationOff)
    #expect(entries(4095) { $0.vibratesOnSilent = false }.first?.reason == nil)
    let silent = entries(4095) {
      $0.isSilent = true
      $0.vibratesOnSilent = false
    }
    #expect(silent.first?.reason == .vibrationOff)
    let other = entries(4095) {
      $0.isSilent = true
      $0.vibratesOnRing = false
    }
    #expect(other.first?.reason == nil)
    #expect(entries(1519) { $0.vibratesOnRing = false }.first?.reason == nil)
  }

  @Test(
    "SystemSounds.SY4. A vibration ignores System Haptics and the battery, not calls and recording")
  func independent() {
    for change in [
      { (environment: inout PhoneEnvironment) in environment.systemHaptics = false },
      { $0.lowPowerMode = true }, { $0.battery = 0.01 },
    ] {
      #expect(entries(4095, change).first?.reason == nil)
      #expect(entries(1519, change).first?.reason != nil)
    }
    #expect(entries(4095) { $0.isInCall = true }.first?.reason == .inCall)
    #expect(entries(4095) { $0.isRecording = true }.first?.reason == .recording)
  }

  @Test("SystemSounds.SY5. An alert also vibrates, unless its sound has a vibration")
  func alerts() {
    #expect(entries(1005, isAlert: true).map(\.feedback) == [.vibration])
    #expect(entries(1520, isAlert: true).map(\.feedback) == [.soundPop])
  }

  @Test(
    "SystemSounds.SY6, SystemSounds.SY7. A file plays for its duration, and a second one ends it")
  func files() throws {
    var rig = PhoneRig()
    let file = SystemSound.file(path: "/a.wav", seconds: 0.5)
    let effects = rig.say(.sound(.play(file, isAlert: false, SoundID(1))), at: 100)
    let latency = TapticTiming.standard.latency
    #expect(effects.contains(.load(["/a.wav"])))
    let performed = effects.contains { effect in
      guard case .playLive(let pattern, _, let origin, _, let gate) = effect else { return false }
      return origin == PhoneRig.instant(100).advanced(by: latency) && gate.sound && !gate.haptics
        && pattern.pattern.events.first?.waveform?.path == "/a.wav"
    }
    #expect(performed && rig.log.isEmpty)
    let end = PhoneRig.instant(600).advanced(by: latency)
    #expect(rig.phone.nextDeadline == end)
    #expect(messages(rig.step(.tick, at: 604.9)).isEmpty)
    #expect(messages(rig.step(.tick, at: 605)) == [.finished(SoundID(1))])
    rig.say(.sound(.play(file, isAlert: false, SoundID(2))), at: 700)
    let second = rig.say(.sound(.play(file, isAlert: false, SoundID(3))), at: 800)
    #expect(messages(second) == [.finished(SoundID(2))])
    #expect(second.contains { if case .stop = $0 { true } else { false } })
    #expect(messages(rig.step(.foreground(nil), at: 900)) == [.finished(SoundID(3))])
  }

  @Test("SystemSounds.SY8. The silent switch mutes a playing file, with or without headphones")
  func switched() {
    var rig = PhoneRig()
    rig.say(
      .sound(.play(.file(path: "/a.wav", seconds: 5), isAlert: false, SoundID(1))), at: 0)
    var environment = PhoneEnvironment()
    environment.hasHeadphones = true
    environment.isSilent = true
    let gates = rig.step(.environment(environment), at: 1).compactMap {
      if case .gate(_, let gate) = $0 { gate.sound } else { nil }
    }
    #expect(gates == [false])
  }

  @Test("SystemSounds.SY7. A vibration ends with its pattern; a suppressed one at once")
  func completion() {
    var rig = PhoneRig()
    rig.say(.sound(.play(.number(4095), isAlert: false, SoundID(1))), at: 0)
    #expect(messages(rig.step(.tick, at: 434)).isEmpty)
    #expect(messages(rig.step(.tick, at: 435)) == [.finished(SoundID(1))])
    rig.step(.foreground(nil), at: 500)
    rig.say(.sound(.play(.number(4095), isAlert: false, SoundID(2))), at: 501)
    #expect(messages(rig.step(.tick, at: 501)) == [.finished(SoundID(2))])
  }

  @Test("A disconnected app receives nothing, and its sounds end")
  func gone() {
    var rig = PhoneRig()
    rig.say(
      .sound(.play(.file(path: "/a.wav", seconds: 5), isAlert: false, SoundID(1))), at: 0)
    let effects = rig.step(.disconnected(PhoneRig.app), at: 10)
    #expect(effects.contains { if case .stop = $0 { true } else { false } })
    #expect(rig.step(.tick, at: 6000).isEmpty && rig.phone.nextDeadline == nil)
  }
}
