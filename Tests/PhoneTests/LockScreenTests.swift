import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps RemoteControl.LS1–LS4, on the phone's state machine.
@Suite struct LockScreenTests {
  private static let (app, overlay) = (ClientRig.scale, ClientRig.overlay)

  /// A locked phone with an app that is now playing, and with the overlay's program.
  private func rig(mixes: Bool = false, hasOverlay: Bool = true) -> ClientRig {
    var rig = ClientRig()
    if hasOverlay { rig.connectOverlay() }
    rig.offer([.play, .pause], by: Self.app)
    rig.play(
      Self.app, SoundSession(.playback, mixes: mixes, isActive: true, hasBackgroundMode: true))
    rig.step(.button(.side, isDown: true))
    return rig
  }

  private func touch(_ phase: TouchSample.Phase, _ number: UInt32 = 1) -> PhoneInput {
    .touch(TouchReport(ContactID(number), phase, x: 100, y: 200))
  }

  private func states(_ effects: [PhoneEffect]) -> [NowPlayingState?] {
    ClientRig.messages(effects, to: Self.overlay).compactMap { message -> NowPlayingState?? in
      if case .nowPlaying(let state) = message { .some(state) } else { nil }
    }
  }

  @Test("RemoteControl.LS1. A touch wakes the locked phone, which shows controls of what plays")
  func wakes() {
    var rig = rig()
    #expect(rig.phone.composition(at: rig.phone.now).layers.isEmpty)
    let effects = rig.step(touch(.began))
    #expect(states(effects).map { $0?.app } == ["Scale"])
    #expect(rig.phone.isOverlayShown && rig.phone.isLocked)
    #expect(rig.phase(of: Self.overlay) == .active && rig.phase(of: Self.app) == .background)
    // That touch is no touch of the controls, later ones are.
    rig.step(touch(.ended))
    #expect(!rig.hasTouches)
    rig.step(touch(.began))
    rig.wait(seconds: 0.1)
    #expect(rig.hasTouches)
    rig.step(touch(.ended))
    rig.step(.message(.frame(ScreenFrame([1])), from: Self.overlay))
    #expect(rig.phone.composition(at: rig.phone.now).layers.count == 1)
  }

  @Test("RemoteControl.LS1. Without a now playing app, and for one that mixes, it stays dark")
  func staysDark() {
    var mixing = rig(mixes: true)
    #expect(states(mixing.step(touch(.began))).isEmpty)
    #expect(!mixing.phone.isOverlayShown)
    var empty = ClientRig()
    empty.connectOverlay()
    empty.step(.button(.side, isDown: true))
    #expect(ClientRig.notes(empty.step(touch(.began))) == ["nobody-there"])
    #expect(!empty.phone.isOverlayShown)
  }

  @Test("RemoteControl.LS1. The overlay's program is started if it does not run")
  func launches() {
    var rig = rig(hasOverlay: false)
    #expect(rig.step(touch(.began)).contains(.launchOverlay))
    #expect(rig.phone.needsOverlay)
    rig.connectOverlay()
    #expect(rig.phone.isOverlayShown)
    #expect(states(rig.effects).map { $0?.app } == ["Scale"])
  }

  @Test("RemoteControl.LS4. The screen is dark again after 10 s, when nothing plays, and unlocked")
  func darkens() {
    var timed = rig()
    timed.step(touch(.began))
    timed.step(touch(.ended))
    timed.wait(seconds: 9.9)
    #expect(timed.phone.isOverlayShown)
    #expect(states(timed.wait(seconds: 0.2)) == [nil])
    #expect(!timed.phone.isOverlayShown && timed.phone.isLocked)

    var silent = rig()
    silent.step(touch(.began))
    #expect(states(silent.offer([RemoteCommand](), by: Self.app)) == [nil])
    #expect(!silent.phone.isOverlayShown)

    var unlocked = rig()
    unlocked.step(touch(.began))
    let effects = unlocked.step(.button(.side, isDown: true))
    #expect(states(effects) == [nil] && !unlocked.phone.isOverlayShown)
    #expect(unlocked.phone.foreground == Self.app && unlocked.phase(of: Self.app) == .active)
  }

  @Test("RemoteControl.LS4. A question waits below the controls until the phone is unlocked")
  func question() {
    var rig = rig()
    rig.step(touch(.began))
    rig.step(.ask(SystemAlert(title: "Open?", buttons: ["OK"]), for: nil))
    #expect(
      !ClientRig.messages(rig.effects, to: Self.overlay).contains {
        if case .alert(.some) = $0 { true } else { false }
      })
    let effects = rig.step(.button(.side, isDown: true))
    #expect(
      ClientRig.messages(effects, to: Self.overlay).contains {
        if case .alert(let alert) = $0 { alert?.title == "Open?" } else { false }
      })
    #expect(rig.phone.isOverlayShown)
  }
}

extension ClientRig {
  /// Whether the overlay has received touches.
  fileprivate var hasTouches: Bool {
    Self.messages(effects, to: Self.overlay).contains {
      if case .touches = $0 { true } else { false }
    }
  }
}
