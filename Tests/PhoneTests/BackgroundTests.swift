import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Background.S1–S3, Background.M1–M3 and Background.W1, on the phone's state machine.
@Suite struct BackgroundTests {
  private func rig() -> ClientRig {
    var rig = ClientRig()
    rig.step(.foreground(ClientRig.home))
    return rig
  }

  private func messages(_ effects: [PhoneEffect], to app: AppID) -> [PhoneMessage] {
    ClientRig.messages(effects, to: app)
  }

  @Test("Background.S1. An app is suspended 5 s after it left the foreground, and not before")
  func suspends() {
    var rig = rig()
    rig.wait(seconds: 4.9)
    #expect(!rig.phone.isSuspended(ClientRig.scale))
    let effects = rig.wait(seconds: 0.2)
    #expect(rig.phone.isSuspended(ClientRig.scale))
    #expect(effects.contains(.suspend(ClientRig.scale)))
    #expect(!rig.phone.isSuspended(ClientRig.home))
    // A suspended app gets no turn, whatever it has asked for.
    rig.step(.message(.wake(at: rig.phone.now), from: ClientRig.scale))
    let later = rig.wait(seconds: 60)
    #expect(!later.contains { if case .send(.turn, ClientRig.scale) = $0 { true } else { false } })
    let resumed = rig.step(.launch(ClientRig.scaleBundle, .icon))
    #expect(resumed.first { $0 == .resume(ClientRig.scale) } != nil)
    #expect(!rig.phone.isSuspended(ClientRig.scale))
    #expect(rig.phase(of: ClientRig.scale) == .active)
  }

  @Test("Background.S1. Without a Home screen an app runs on")
  func withoutHome() {
    var rig = rig()
    rig.step(.disconnected(ClientRig.home))
    rig.wait(seconds: 600)
    #expect(!rig.phone.isSuspended(ClientRig.mail))
  }

  @Test("Background.S2. Background tasks have 30 s, and end the app if they do not end")
  func tasks() {
    var rig = rig()
    rig.request(.backgroundTask(isRunning: true), by: ClientRig.scale)
    rig.wait(seconds: 29)
    #expect(!rig.phone.isSuspended(ClientRig.scale))
    var ended = rig
    ended.request(.backgroundTask(isRunning: false), by: ClientRig.scale)
    ended.wait(seconds: 0.1)
    #expect(ended.phone.isSuspended(ClientRig.scale))
    let effects = rig.wait(seconds: 2.5)
    #expect(ClientRig.notes(effects).contains("killed"))
    #expect(effects.contains(.close(ClientRig.scale)))
    #expect(effects.contains(.endLaunch(ClientRig.scaleBundle)))
    #expect(rig.phone.foreground == ClientRig.home)
  }

  @Test("Background.S7. A suspended app runs for a scheduled task, which keeps it from suspension")
  func scheduledWork() {
    var rig = rig()
    let due = rig.phone.now.advanced(by: .seconds(60))
    rig.request(.scheduledWork(isRunning: false, next: due), by: ClientRig.scale)
    rig.wait(seconds: 59)
    #expect(rig.phone.isSuspended(ClientRig.scale))
    let effects = rig.wait(seconds: 2)
    #expect(effects.contains(.resume(ClientRig.scale)) && !rig.phone.isSuspended(ClientRig.scale))
    #expect(rig.phase(of: ClientRig.scale) == .background)
    // Without a task that runs, it is suspended as before.
    var idle = rig
    idle.wait(seconds: 5)
    #expect(idle.phone.isSuspended(ClientRig.scale))
    rig.request(.scheduledWork(isRunning: true, next: nil), by: ClientRig.scale)
    rig.wait(seconds: 180)
    #expect(!rig.phone.isSuspended(ClientRig.scale))
    var ended = rig
    ended.request(.scheduledWork(isRunning: false, next: nil), by: ClientRig.scale)
    ended.wait(seconds: 0.1)
    #expect(ended.phone.isSuspended(ClientRig.scale))
    // A task that does not end does not keep it for ever, nor ends it.
    rig.wait(seconds: 20)
    #expect(rig.phone.isSuspended(ClientRig.scale) && rig.phone.joined.contains(ClientRig.scale))
  }

  @Test("Background.S8. An event resumes suspended apps, and starts their scheduled tasks")
  func startedWork() {
    var rig = rig()
    rig.wait(seconds: 6)
    #expect(rig.phone.isSuspended(ClientRig.scale))
    let effects = rig.step(.deviceEvent(.scheduledTasks))
    #expect(effects.contains(.resume(ClientRig.scale)) && !rig.phone.isSuspended(ClientRig.scale))
    #expect(messages(effects, to: ClientRig.scale).contains(.deviceEvent(.scheduledTasks)))
  }

  @Test("Background.S2. Systems before 13 give background tasks 180 s")
  func oldTasks() {
    var rig = rig()
    var settings = PhoneSettings()
    settings.systemVersion = SystemVersion(12)
    rig.step(.settings(settings))
    rig.request(.backgroundTask(isRunning: true), by: ClientRig.scale)
    rig.wait(seconds: 179)
    #expect(rig.phone.joined.contains(ClientRig.scale))
    rig.wait(seconds: 3)
    #expect(!rig.phone.joined.contains(ClientRig.scale))
  }

  @Test("Background.S3. Queued messages reach the app when it runs again, each once")
  func queue() throws {
    var rig = rig()
    rig.wait(seconds: 6)
    var settings = PhoneSettings()
    for isDark in [true, false, true] {
      settings.isDark = isDark
      #expect(messages(rig.step(.settings(settings)), to: ClientRig.scale).isEmpty)
    }
    for _ in 0..<3 { rig.step(.deviceEvent(.memoryWarning)) }
    rig.step(.deviceEvent(.timeChange))
    let effects = rig.step(.launch(ClientRig.scaleBundle, .icon))
    let received = messages(effects, to: ClientRig.scale)
    #expect(
      received == [
        .resumed(at: rig.phone.now), .traits(rig.phone.traits), .deviceEvent(.memoryWarning),
        .deviceEvent(.timeChange),
      ])
    let phase = try #require(
      effects.firstIndex { if case .send(.phase, ClientRig.scale) = $0 { true } else { false } })
    let traits = try #require(
      effects.firstIndex { if case .send(.traits, ClientRig.scale) = $0 { true } else { false } })
    #expect(traits < phase)
  }

  @Test("Background.S5. A suspended app that is asked to quit ends without a notice")
  func quits() {
    var rig = rig()
    rig.wait(seconds: 6)
    let effects = rig.step(.quit(ClientRig.scale))
    #expect(effects.contains(.close(ClientRig.scale)))
    #expect(rig.phase(of: ClientRig.scale) == .background)
  }

  @Test("Background.M1, Background.M2, Background.M3. A memory shortage ends suspended apps first")
  func memory() {
    var rig = ClientRig()
    rig.connect(AppID(9), "Third", ClientIdentity(.app, BundleIdentifier(prefix: "a", name: "b")))
    rig.step(.foreground(AppID(9)))
    rig.wait(seconds: 6)
    rig.step(.foreground(ClientRig.mail))
    // Scale is suspended, the third app is not yet.
    let first = rig.step(.deviceEvent(.memoryShortage))
    for app in [ClientRig.mail, AppID(9)] {
      #expect(messages(first, to: app) == [.deviceEvent(.memoryWarning)])
    }
    #expect(!rig.phone.joined.contains(ClientRig.scale))
    #expect(messages(first, to: ClientRig.scale).isEmpty)
    rig.step(.deviceEvent(.memoryShortage))
    #expect(!rig.phone.joined.contains(AppID(9)))
    // The app in the foreground and the Home screen stay.
    let last = rig.step(.deviceEvent(.memoryShortage))
    #expect(!ClientRig.notes(last).contains("killed"))
    #expect(rig.phone.foreground == ClientRig.mail && rig.phone.home == ClientRig.home)
    #expect(
      rig.step(.launch(ClientRig.scaleBundle, .icon)).contains(.launch(ClientRig.scaleBundle)))
  }

  @Test("Bundles.P6. Deleting an app that runs ends it")
  func deleted() {
    var rig = ClientRig()
    let effects = rig.step(
      .installedApps([InstalledApp(identifier: ClientRig.mailBundle, name: "Mail")]))
    #expect(!rig.phone.joined.contains(ClientRig.scale))
    #expect(effects.contains(.endLaunch(ClientRig.scaleBundle)))
    #expect(rig.phone.foreground == ClientRig.home)
  }

  @Test("Restoration.SR1, Restoration.SR4. A state lasts, unless the app ends in its launch")
  func restoration() {
    var rig = ClientRig()
    let kept = rig.request(.restorationState("<a/>"), by: ClientRig.scale)
    #expect(kept.contains(.setRestorationState("<a/>", of: ClientRig.scaleBundle)))
    #expect(
      !rig.request(.restorationState("<a/>"), by: ClientRig.scale).contains(
        .setRestorationState("<a/>", of: ClientRig.scaleBundle)))
    rig.step(.disconnected(ClientRig.scale))
    let start = rig.effects.count
    rig.connect(AppID(9), "Scale", ClientIdentity(.app, ClientRig.scaleBundle))
    #expect(
      ClientRig.messages(Array(rig.effects[start...]), to: AppID(9)).contains(
        .restorationState("<a/>")))
    rig.step(.disconnected(AppID(9)))
    #expect(rig.phone.storedRestorationStates[ClientRig.scaleBundle] == "<a/>")
    // The next one ends before it has answered its first turn.
    for input in [
      PhoneInput.connected(AppID(10)),
      .admitted(AppID(10), ClientIdentity(.app, ClientRig.scaleBundle)),
      .message(.hello(version: LinkLimits.version, app: "Scale"), from: AppID(10)),
    ] { rig.step(input) }
    let join = PhoneInput.message(.join, from: AppID(10))
    _ = rig.phone.step(join, at: rig.phone.now)
    let ended = rig.phone.step(.disconnected(AppID(10)), at: rig.phone.now)
    #expect(ended.contains(.setRestorationState(nil, of: ClientRig.scaleBundle)))
    #expect(rig.phone.storedRestorationStates.isEmpty)
  }

  @Test(
    "Background.W1. An app that does not answer its launch or a change of its phase is ended",
    arguments: [true, false])
  func watchdog(answersLaunch: Bool) {
    var phone = Phone(.iPhone7)
    var time: Int64 = 0
    var ended: [PhoneEffect] = []
    func step(_ input: PhoneInput, seconds: Double = 0.001) {
      time += Int64(seconds * 1e9)
      ended = phone.step(input, at: PhoneInstant(nanoseconds: time))
    }
    func connect(_ id: AppID, _ identity: ClientIdentity) {
      for input in [
        PhoneInput.connected(id), .admitted(id, identity),
        .message(.hello(version: LinkLimits.version, app: "A"), from: id),
        .message(.join, from: id),
      ] { step(input) }
    }
    let (home, app) = (AppID(1), AppID(2))
    connect(home, ClientIdentity(.home, ClientRig.mailBundle))
    step(.message(.turned(phone.now, wakeAt: nil), from: home))
    connect(app, ClientIdentity(.app, ClientRig.scaleBundle))
    if answersLaunch {
      step(.message(.turned(phone.now, wakeAt: nil), from: app))
    }
    step(.foreground(app))
    step(.message(.turned(phone.now, wakeAt: nil), from: home))
    // The turn of the launch, or of the change, is never answered.
    step(.tick, seconds: answersLaunch ? 9 : 19)
    #expect(phone.joined == [home, app])
    step(.tick, seconds: 2)
    #expect(phone.joined == [home])
    #expect(ClientRig.notes(ended).contains("killed"))
  }
}
