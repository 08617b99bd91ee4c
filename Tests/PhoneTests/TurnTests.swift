import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Turns.TU1–TU10.
@Suite struct TurnTests {
  private static let app = PhoneRig.app
  private static let other = AppID(2)

  private func at(_ milliseconds: Double) -> PhoneInstant { PhoneRig.instant(milliseconds) }

  private func rig(_ model: PhoneModel = .iPhone7) -> PhoneRig {
    var rig = PhoneRig(model)
    rig.say(.join, at: 0)
    rig.say(.turned(at(0), wakeAt: nil), at: 0)
    return rig
  }

  private func touch(
    _ phase: TouchSample.Phase, x: Double = 10, _ force: Double = 1
  ) -> PhoneInput {
    .touch(TouchReport(ContactID(1), phase, x: x, y: 20, pressure: .touches(force)))
  }

  /// Returns the messages to an app in words.
  private func messages(_ effects: [PhoneEffect], _ app: AppID = app) -> [String] {
    effects.compactMap { effect in
      guard case .send(let message, app) = effect else { return nil }
      return switch message {
      case .traits: "traits"
      case .phase(let phase): phase.rawValue
      case .touches(let samples): samples.map(\.phase.rawValue).joined(separator: "+")
      case .turn(let instant): "turn \(instant.nanoseconds / 1_000_000)"
      case .watch(let isWatched): "watch \(isWatched)"
      case .motion(let phase, _): "shake \(phase.rawValue)"
      case .button(let button, let isDown, _): "\(button.rawValue) \(isDown)"
      case .inspect(let id): "inspect \(id.number)"
      case .disconnect(let reason): "goodbye \(reason.rawValue)"
      default: "\(message)"
      }
    }
  }

  @Test("Turns.TU1. An app that joins gets its traits, its phases and its first turn; once")
  func joins() {
    var rig = PhoneRig(.iPhone7)
    let effects = rig.say(.join, at: 5)
    #expect(messages(effects) == ["traits", "background", "inactive", "active", "turn 5"])
    #expect(rig.phone.awaited == [Self.app])
    #expect(messages(rig.say(.join, at: 6)) == ["goodbye order"])
    #expect(rig.phone.awaited.isEmpty)
  }

  @Test("Turns.TU1. An app that does not join receives nothing, and is not awaited")
  func headless() {
    var rig = PhoneRig(.iPhone7)
    rig.step(touch(.began), at: 10)
    #expect(messages(rig.step(.tick, at: 50)).isEmpty)
    #expect(rig.phone.nextDeadline == nil)
  }

  @Test("Turns.TU2. No second turn comes before the answer, whatever happens")
  func oneTurn() {
    var rig = PhoneRig(.iPhone7)
    rig.say(.join, at: 0)
    rig.step(touch(.began), at: 1)
    #expect(messages(rig.step(.rotate(.landscapeLeft), at: 30)) == ["traits"])
    #expect(messages(rig.step(.tick, at: 60)).isEmpty)
    #expect(messages(rig.say(.turned(at(0), wakeAt: nil), at: 70)) == ["began", "turn 70"])
  }

  @Test("Turns.TU3. A touch comes with the next refresh of the screen, before the turn")
  func refresh() {
    var rig = rig()
    #expect(messages(rig.step(touch(.began), at: 20)).isEmpty)
    #expect(rig.phone.nextDeadline == PhoneInstant(nanoseconds: 33_333_333))
    #expect(messages(rig.step(.tick, at: 33.333332)).isEmpty)
    #expect(messages(rig.step(.tick, at: 33.333333)) == ["began", "turn 33"])
  }

  @Test("Turns.TU3. Two scans between two refreshes are one event, unless the phase changes")
  func coalesced() {
    var rig = rig(.iPhoneX)
    rig.step(touch(.began), at: 10)
    rig.step(.tick, at: 16.666666)
    rig.say(.turned(at(16.666666), wakeAt: nil), at: 17)
    rig.step(touch(.moved, x: 11), at: 18)
    rig.step(touch(.moved, x: 12), at: 27)
    #expect(messages(rig.step(.tick, at: 33.333333)) == ["moved+moved", "turn 33"])
    rig.say(.turned(at(33.333333), wakeAt: nil), at: 34)
    rig.step(touch(.moved, x: 13), at: 35)
    rig.step(touch(.ended, x: 13), at: 42)
    #expect(messages(rig.step(.tick, at: 50)) == ["moved", "ended", "turn 50"])
  }

  @Test("Turns.TU3. An app gets a turn at its wake time, to the nanosecond, and not otherwise")
  func wakes() {
    var rig = PhoneRig(.iPhone7)
    rig.say(.join, at: 0)
    rig.say(.turned(at(0), wakeAt: at(500)), at: 1)
    #expect(rig.phone.nextDeadline == at(500))
    #expect(messages(rig.step(.tick, at: 499.999999)).isEmpty)
    #expect(messages(rig.step(.tick, at: 500)) == ["turn 500"])
    rig.say(.turned(at(500), wakeAt: nil), at: 501)
    #expect(rig.phone.nextDeadline == nil)
  }

  @Test("Turns.TU4. An answer without a matching turn ends the connection")
  func wrongAnswer() {
    var early = rig()
    #expect(messages(early.say(.turned(at(1), wakeAt: nil), at: 1)) == ["goodbye order"])
    var wrong = PhoneRig(.iPhone7)
    wrong.say(.join, at: 0)
    #expect(messages(wrong.say(.turned(at(1), wakeAt: nil), at: 1)) == ["goodbye order"])
    var unjoined = PhoneRig(.iPhone7)
    #expect(messages(unjoined.say(.turned(at(0), wakeAt: nil), at: 1)) == ["goodbye order"])
    var painter = PhoneRig(.iPhone7)
    #expect(messages(painter.say(.frame(ScreenFrame([])), at: 1)) == ["goodbye order"])
  }

  @Test("Turns.TU5. The next turn comes a millisecond after the last at the earliest")
  func hasty() {
    var rig = PhoneRig(.iPhone7)
    rig.say(.join, at: 0)
    #expect(messages(rig.say(.turned(at(0), wakeAt: at(0)), at: 0)).isEmpty)
    #expect(rig.phone.nextDeadline == at(1))
  }

  @Test(
    "Turns.TU6. An app has five seconds for a turn; then it loses its touches and is not awaited")
  func hangs() {
    var rig = rig()
    rig.step(touch(.began), at: 16)
    rig.step(.tick, at: 16.666666)
    #expect(rig.phone.awaited == [Self.app])
    #expect(rig.phone.nextDeadline == at(5016.666666))
    rig.step(.tick, at: 5016.666665)
    #expect(rig.phone.awaited == [Self.app])
    let effects = rig.step(.tick, at: 5016.666666)
    #expect(messages(effects) == ["cancelled"])
    #expect(notes(effects) == [.notResponding])
    #expect(rig.phone.awaited.isEmpty)
    #expect(messages(rig.step(touch(.began), at: 5020)).isEmpty)
  }

  @Test("Turns.TU6. The host may stop waiting earlier, once")
  func givenUp() {
    var rig = PhoneRig(.iPhone7)
    rig.say(.join, at: 0)
    rig.step(.inspect(InspectionID(9)), at: 0)
    let effects = rig.step(.appTimedOut(Self.app), at: 0)
    #expect(effects.contains(.inspected(InspectionID(9), [])))
    #expect(notes(effects) == [.notResponding])
    #expect(rig.step(.appTimedOut(Self.app), at: 0).isEmpty)
  }

  @Test("Turns.TU7. An app that answers late continues as before")
  func recovers() {
    var rig = PhoneRig(.iPhone7)
    rig.say(.join, at: 0)
    rig.step(.appTimedOut(Self.app), at: 0)
    #expect(notes(rig.say(.turned(at(0), wakeAt: nil), at: 10)) == [.respondingAgain])
    rig.step(touch(.began), at: 16)
    #expect(messages(rig.step(.tick, at: 16.666666)) == ["began", "turn 16"])
  }

  @Test("Turns.TU8. The last frame of an app is kept, and removed with it")
  func frames() {
    var rig = rig()
    rig.say(.frame(ScreenFrame([1])), at: 1)
    let effects = rig.say(.frame(ScreenFrame([2])), at: 2)
    #expect(effects == [.show(ScreenFrame([2]), of: Self.app)])
    #expect(rig.phone.frame(of: Self.app) == ScreenFrame([2]))
    rig.step(.disconnected(Self.app), at: 3)
    #expect(rig.phone.frame(of: Self.app) == nil)
  }

  @Test("Turns.TU11. Apps, including later ones, receive whether the screen is displayed")
  func watched() {
    var rig = rig()
    #expect(messages(rig.step(.watch(true), at: 1)).isEmpty)
    #expect(messages(rig.step(.watch(false), at: 1)) == ["watch false", "turn 1"])
    rig.connect(AppID(7), "Later", at: 2)
    #expect(messages(rig.say(.join, from: AppID(7), at: 2), AppID(7)).contains("watch false"))
    rig.say(.turned(at(1), wakeAt: nil), at: 2)
    #expect(messages(rig.step(.watch(true), at: 3)).contains("watch true"))
  }

  @Test("Turns.TU9. Large frames use up the message budget sooner than small ones")
  func budget() {
    var rig = rig()
    let frame = AppMessage.frame(ScreenFrame([UInt8](repeating: 0, count: 4 << 20)))
    // A message of this size is worth 65 of 20,000, of which three are gone.
    let effects = (1...308).map { _ in messages(rig.say(frame, at: 0)) }
    #expect(effects.dropLast().flatMap { $0 }.isEmpty)
    #expect(effects.last == ["goodbye flood"])
  }

  @Test("Turns.TU9. An app may send the largest frame at each refresh")
  func largestFrames() {
    var rig = rig()
    let bytes = [UInt8](repeating: 0, count: LinkLimits.frameBytes)
    for refresh in 0..<600 {
      let frame = AppMessage.frame(ScreenFrame(bytes))
      #expect(messages(rig.say(frame, at: Double(refresh) * 1000 / 60)).isEmpty)
    }
  }

  @Test("An inspection is answered, even without an app in the foreground or if the app ends")
  func inspection() {
    var rig = rig()
    #expect(messages(rig.step(.inspect(InspectionID(1)), at: 1)) == ["inspect 1", "turn 1"])
    let element = ScreenElement(kind: "UIWindow", x: 0, y: 0, width: 1, height: 1)
    #expect(
      rig.say(.inspected(InspectionID(1), [element]), at: 1)
        == [.inspected(InspectionID(1), [element])])
    rig.say(.turned(at(1), wakeAt: nil), at: 1)
    rig.step(.inspect(InspectionID(2)), at: 2)
    #expect(rig.step(.disconnected(Self.app), at: 3).contains(.inspected(InspectionID(2), [])))
    #expect(rig.step(.inspect(InspectionID(3)), at: 4) == [.inspected(InspectionID(3), [])])
  }

  @Test("An answer without a request ends the connection")
  func wrongInspection() {
    var rig = rig()
    #expect(messages(rig.say(.inspected(InspectionID(1), []), at: 1)) == ["goodbye order"])
  }

  // MARK: Internals

  private func notes(_ effects: [PhoneEffect]) -> [PhoneLogEntry.Event] {
    effects.compactMap { if case .note(let note) = $0 { note.event } else { nil } }
  }

  @Test("Turns.TU10. An app that requests a turn between turns gets one, not earlier than allowed")
  func asks() {
    var rig = rig()
    #expect(messages(rig.say(.wake(at: at(300)), at: 100)).isEmpty)
    #expect(rig.phone.nextDeadline == at(300))
    // A later request changes nothing; an earlier one counts.
    rig.say(.wake(at: at(400)), at: 101)
    #expect(rig.phone.nextDeadline == at(300))
    rig.say(.wake(at: at(50)), at: 102)
    #expect(rig.phone.nextDeadline == at(103))
    #expect(messages(rig.step(.tick, at: 102.5)).isEmpty)
    #expect(messages(rig.step(.tick, at: 103)) == ["turn 103"])
    // During a turn the answer has the wake time.
    #expect(messages(rig.say(.wake(at: at(104)), at: 103)).isEmpty)
    rig.say(.turned(at(103), wakeAt: nil), at: 103)
    #expect(rig.phone.nextDeadline == nil)
    var unjoined = PhoneRig(.iPhone7)
    #expect(messages(unjoined.say(.wake(at: at(1)), at: 1)) == ["goodbye order"])
  }
}
