import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// The Home screen and the overlay as clients of a phone (HomeScreen.C1–C7).
@Suite struct HomeClientTests {
  private static let (app, home, overlay) = (AppID(1), AppID(2), AppID(3))
  private static let bundle = BundleIdentifier(prefix: "com.example", name: "Scale")

  /// A phone with an app, the Home screen and the overlay, which have joined.
  private struct Rig {
    var phone = Phone(.iPhone7)
    var time: Int64 = 0
    /// The turns that clients have not answered, and the last phase of each.
    private var turns: [AppID: PhoneInstant] = [:]
    private var phases: [AppID: AppPhase] = [:]

    init() {
      connect(HomeClientTests.app, "Scale", ClientIdentity(.app, HomeClientTests.bundle))
      connect(
        HomeClientTests.home, "Home",
        ClientIdentity(.home, BundleIdentifier(prefix: "org.tactus", name: "Home")))
      connect(
        HomeClientTests.overlay, "Overlay",
        ClientIdentity(.overlay, BundleIdentifier(prefix: "org.tactus", name: "Overlay")))
      step(.installedApps([InstalledApp(identifier: HomeClientTests.bundle, name: "Scale")]))
    }

    @discardableResult
    mutating func step(_ input: PhoneInput) -> [PhoneEffect] {
      time += 1_000_000
      let effects = phone.step(input, at: PhoneInstant(nanoseconds: time))
      for case .send(let message, let id) in effects {
        if case .turn(let instant) = message { turns[id] = instant }
        if case .phase(let phase) = message { phases[id] = phase }
      }
      return effects
    }

    mutating func connect(_ id: AppID, _ name: String, _ identity: ClientIdentity) {
      step(.connected(id))
      step(.admitted(id, identity))
      step(.message(.hello(version: LinkLimits.version, app: name), from: id))
      step(.message(.join, from: id))
      answer()
    }

    /// Lets every client answer its turn.
    @discardableResult
    mutating func answer() -> [PhoneEffect] {
      var effects: [PhoneEffect] = []
      while let id = phone.awaited.first, let turn = turns.removeValue(forKey: id) {
        effects += step(.message(.turned(turn, wakeAt: nil), from: id))
      }
      return effects
    }

    @discardableResult
    mutating func request(_ request: AppRequest, by id: AppID) -> [PhoneEffect] {
      let effects = step(.message(.request(request), from: id))
      return effects + answer()
    }

    func phase(of id: AppID) -> AppPhase? { phases[id] }
  }

  private func notes(_ effects: [PhoneEffect]) -> [String] {
    effects.compactMap { if case .note(let note) = $0 { note.word } else { nil } }
  }

  @Test("HomeScreen.C2. The Home screen is in front, and knows the installed apps")
  func homeScreenFrontKnows() {
    var rig = Rig()
    #expect(rig.phone.foreground == Self.home)
    #expect(rig.phase(of: Self.home) == .active)
    #expect(rig.phase(of: Self.app) == .background)
    let effects = rig.step(.installedApps([]))
    #expect(effects.contains(.send(.installedApps([]), to: Self.home)))
  }

  @Test(
    "HomeScreen.C1, HomeScreen.C3, AppSwitcher.S7. Requests of an app that need a role are refused")
  func requestsAppNeedRole() {
    var rig = Rig()
    rig.step(.foreground(Self.app))
    rig.answer()
    let requests: [AppRequest] = [
      .home(.launch(Self.bundle, .icon)), .home(.move(Self.bundle, to: HomePosition(.dock, 0))),
      .home(.uninstall(Self.bundle)), .overlay(isShown: true), .home(.showCards([])),
      .home(.quit(Self.bundle)), .home(.closeSwitcher),
    ]
    for request in requests {
      let effects = rig.request(request, by: Self.app)
      #expect(notes(effects) == ["not-permitted"])
      #expect(effects.count == 1)
    }
    #expect(rig.phone.foreground == Self.app)
    #expect(!rig.phone.isOverlayShown)
    // The overlay may not launch apps, and the Home screen may not cover them.
    #expect(
      notes(rig.request(.home(.launch(Self.bundle, .icon)), by: Self.overlay)) == ["not-permitted"])
    #expect(notes(rig.request(.overlay(isShown: true), by: Self.home)) == ["not-permitted"])
  }

  @Test("HomeScreen.C4, HomeScreen.C5. The overlay takes touches, the app below is inactive")
  func overlayTakesTouchesApp() {
    var rig = Rig()
    rig.step(.foreground(Self.app))
    rig.answer()
    rig.step(.touch(TouchReport(ContactID(1), .began, x: 100, y: 100)))
    rig.request(.overlay(isShown: true), by: Self.overlay)
    #expect(rig.phase(of: Self.app) == .inactive)
    #expect(rig.phase(of: Self.overlay) == .active)
    #expect(rig.phone.inputReceiver == Self.overlay)
    let inspected = rig.step(.inspect(InspectionID(1)))
    #expect(inspected.contains(.send(.inspect(InspectionID(1)), to: Self.overlay)))
    rig.step(.message(.inspected(InspectionID(1), []), from: Self.overlay))
    rig.answer()
    let key = rig.step(.key(.a, isDown: true))
    #expect(key.contains { if case .send(.key, Self.overlay) = $0 { true } else { false } })
    rig.answer()
    rig.request(.overlay(isShown: false), by: Self.overlay)
    #expect(rig.phase(of: Self.app) == .active)
    #expect(rig.phase(of: Self.overlay) == .background)
    #expect(rig.phone.inputReceiver == Self.app)
  }

  @Test("HomeScreen.C5. An app is active again when the overlay ends")
  func appActiveAgainWhen() {
    var rig = Rig()
    rig.step(.foreground(Self.app))
    rig.answer()
    rig.request(.overlay(isShown: true), by: Self.overlay)
    rig.step(.disconnected(Self.overlay))
    rig.answer()
    #expect(rig.phase(of: Self.app) == .active)
    #expect(rig.phone.inputReceiver == Self.app)
  }

  @Test("HomeScreen.C7. Without a Home screen, leaving an app shows nothing")
  func withoutHomeScreenLeaving() {
    var phone = Phone(.iPhone7)
    let app = Self.app
    for input in [
      PhoneInput.connected(app), .message(.hello(version: LinkLimits.version, app: "A"), from: app),
      .message(.join, from: app), .foreground(app),
    ] { _ = phone.step(input, at: .boot) }
    _ = phone.step(.button(.home, isDown: true), at: .boot)
    _ = phone.step(.button(.home, isDown: false), at: .boot)
    #expect(phone.foreground == nil)
    #expect(phone.composition(at: .boot).layers.isEmpty)
    #expect(phone.composition(at: .boot).statusBar == nil)
  }

  @Test("HomeScreen.L6. The Home screen is in front after any end of the app")
  func homeScreenFrontAfter() {
    for end in [PhoneInput.disconnected(Self.app), .violation(.malformed, from: Self.app)] {
      var rig = Rig()
      rig.step(.foreground(Self.app))
      rig.answer()
      rig.step(end)
      rig.answer()
      #expect(rig.phone.foreground == Self.home)
      #expect(rig.phase(of: Self.home) == .active)
    }
  }

  @Test("HomeScreen.L4, HomeScreen.L5. A launched app comes to the front when it joins")
  func launchedAppComesFront() {
    var rig = Rig()
    rig.step(.disconnected(Self.app))
    let effects = rig.request(.home(.launch(Self.bundle, .icon)), by: Self.home)
    #expect(effects.contains(.launch(Self.bundle)))
    #expect(rig.phone.launchingApp == Self.bundle)
    #expect(rig.phase(of: Self.home) == .background)
    let second = AppID(4)
    rig.connect(second, "Scale", ClientIdentity(.app, Self.bundle))
    #expect(rig.phone.foreground == second)
    #expect(rig.phone.launchingApp == nil)
    #expect(rig.phase(of: second) == .active)
    // Left before it has joined, it stays in the background.
    rig.step(.disconnected(second))
    rig.answer()
    rig.request(.home(.launch(Self.bundle, .icon)), by: Self.home)
    rig.step(.button(.home, isDown: true))
    rig.step(.button(.home, isDown: false))
    rig.answer()
    let third = AppID(5)
    rig.connect(third, "Scale", ClientIdentity(.app, Self.bundle))
    #expect(rig.phone.foreground == Self.home)
    #expect(rig.phase(of: third) == .background)
  }

  @Test("HomeScreen.L5. A launch is given up after twenty seconds")
  func launchGivenUpAfter() {
    var rig = Rig()
    rig.step(.disconnected(Self.app))
    rig.request(.home(.launch(Self.bundle, .icon)), by: Self.home)
    rig.time += 19_000_000_000
    #expect(rig.step(.tick).isEmpty || rig.phone.launchingApp != nil)
    rig.time += 1_000_000_000
    let effects = rig.step(.tick)
    rig.answer()
    #expect(notes(effects).contains("not-launched"))
    #expect(effects.contains(.endLaunch(Self.bundle)))
    #expect(rig.phone.foreground == Self.home)
  }

  @Test("HomeScreen.Z3, HomeScreen.Z5. A closing transition reverses from its current state")
  func closingAppTurnsRound() {
    var rig = Rig()
    let area = ScreenArea(x: 27, y: 30, width: 60, height: 60, radius: 13.5)
    rig.step(.message(.frame(ScreenFrame([1])), from: Self.home))
    rig.request(.home(.launch(Self.bundle, .icon, from: area)), by: Self.home)
    #expect(
      rig.phone.nextDeadline.map { $0 <= rig.phone.now.advanced(by: .milliseconds(17)) } == true)
    rig.time += 60_000_000
    rig.step(.tick)
    let grown = rig.phone.composition(at: rig.phone.now).layers.last?.area.width ?? 0
    #expect((61..<374).contains(grown))
    rig.step(.button(.home, isDown: true))
    rig.step(.button(.home, isDown: false))
    let after = rig.phone.composition(at: rig.phone.now).layers.last?.area.width ?? 0
    #expect(abs(after - grown) < 40)
    rig.time += 600_000_000
    rig.step(.tick)
    #expect(rig.phone.composition(at: rig.phone.now).layers.count == 1)
  }

  @Test("HomeScreen.F4. The status bar is that of the app in the foreground")
  func statusBarAppForeground() {
    var rig = Rig()
    rig.step(.message(.frame(ScreenFrame([1])), from: Self.home))
    rig.request(.statusBar(StatusBarAppearance(.light)), by: Self.home)
    #expect(rig.phone.composition(at: rig.phone.now).statusBar?.isLight == true)
    rig.step(.foreground(Self.app))
    rig.answer()
    #expect(rig.phone.composition(at: rig.phone.now).statusBar?.isLight == false)
    rig.request(.statusBar(StatusBarAppearance(isHidden: true)), by: Self.app)
    #expect(rig.phone.composition(at: rig.phone.now).statusBar == nil)
  }

  @Test("QuickActions.K5. The Home screen has no data of apps, and the chosen action is complete")
  func actionsWithoutData() throws {
    var rig = Rig()
    let info = "<plist>" + String(repeating: "x", count: 60_000) + "</plist>"
    let actions = (1...64).map {
      QuickAction(type: "\($0)", title: "T", userInfo: info, targetContent: "scene")
    }
    let apps = (0..<LinkLimits.installedApps).map { number in
      InstalledApp(
        identifier: number == 0
          ? Self.bundle : BundleIdentifier(prefix: "com.example", name: "app\(number)"),
        name: "App", staticActions: [actions[0]], dynamicActions: Array(actions.dropFirst()),
        urlSchemes: (0..<64).map { "s\($0)" })
    }
    let effects = rig.step(.installedApps(apps))
    var shown: [InstalledApp] = []
    for case .send(.installedApps(let apps), to: Self.home) in effects { shown = apps }
    #expect(shown.map(\.identifier) == apps.map(\.identifier))
    #expect(shown.first?.quickActions.map(\.type) == ["1", "2", "3", "4"])
    // All of them fit into a message.
    #expect(throws: Never.self) { try WireEncoder.frame(PhoneMessage.installedApps(shown)) }
    let area = ScreenArea(x: 27, y: 30, width: 60, height: 60, radius: 13.5)
    func opened(_ action: QuickAction) -> [PhoneMessage] {
      rig.step(.foreground(Self.home))
      rig.answer()
      let effects = rig.request(
        .home(.launch(Self.bundle, .open(.quickAction(action)), from: area)), by: Self.home)
      return effects.compactMap { effect in
        if case .send(.open(let item), to: Self.app) = effect { .open(item) } else { nil }
      }
    }
    let chosen = try #require(shown.first?.quickActions[2])
    #expect(chosen.userInfo.isEmpty && chosen.targetContent == nil)
    #expect(opened(chosen) == [.open(.quickAction(actions[2]))])
    // The icon does not offer the fifth action; the app comes to the front without it.
    #expect(opened(actions[4]).isEmpty)
    #expect(rig.phone.foreground == Self.app)
  }
}
