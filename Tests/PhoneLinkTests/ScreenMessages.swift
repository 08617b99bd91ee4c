import TactusPhoneLink
import TactusPhoneTypes

/// Messages of screen and touch, with every field filled in.
enum ScreenMessages {
  /// An element with everything that only VoiceOver uses.
  private static let spokenElement: ScreenElement = {
    var element = ScreenElement(kind: "UIView", x: 0, y: 0, width: 1, height: 1)
    element.language = "pl"
    (element.isFocused, element.isGroup) = (true, true)
    element.ordered = [0, 7]
    element.container = .dataTable
    element.cell = ElementCell(
      row: 1, column: nil, rowSpan: 2, columnSpan: 3, rowHeaders: ["a"], columnHeaders: ["\""])
    (element.hasMoreBefore, element.hasMoreAfter) = (true, true)
    element.rotors = ["Lines", ""]
    element.labelParts = [
      SpokenPart("SFO", isSpelledOut: true), SpokenPart("tomato", notation: "təˈmɑːtəʊ"),
      SpokenPart(" \u{1}", language: "de", pitch: 2, speaksPunctuation: true),
    ]
    element.content = [
      ElementContent("Size", value: "3 MB"), ElementContent("", value: "", isImportant: true),
    ]
    element.found = TextSpan(start: 3, length: 2, text: "\"é")
    element.selection = TextSpan(start: 0, length: 0, text: "")
    element.commands = TextCommand.allCases
    return element
  }()

  static let fromApp: [AppMessage] = [
    .externalPicture(ScreenFrame([0x54, 0])), .externalPicture(nil),
    .join, .frame(ScreenFrame([])), .frame(ScreenFrame([0x7B, 0, 255, 0x7D])),
    .turned(PhoneInstant(nanoseconds: .max - 1), wakeAt: nil),
    .turned(.boot, wakeAt: PhoneInstant(nanoseconds: 1)),
    .wake(at: PhoneInstant(nanoseconds: 12_345)),
    .inspected(InspectionID(.max), []),
    .inspected(
      InspectionID(0),
      [
        ScreenElement(kind: "UIWindow", x: 0, y: 0, width: 375, height: 667),
        ScreenElement(
          parent: 0, kind: "UIButton", identifier: "tare", label: "Tarieren \"0\"", value: "1\n2",
          hint: "", traits: ["button", "selected"], x: 1 / 3, y: -7.5, width: 0, height: 1e-9,
          activation: ScreenPoint(x: -1, y: 2.5), actions: ["Delete", "\"", ""],
          isAccessible: true, isHidden: true),
      ]),
    .inspected(InspectionID(1), [spokenElement]),
    .request(
      .announce(
        AccessibilityAnnouncement(
          "Fertig", number: .max, priority: .high, isQueued: true, language: "de-CH"))),
    .request(.accessibilityChanged(.screen)), .request(.accessibilityChanged(.layout)),
    .request(.accessibilityChanged(.focus)),
    .request(.accessibilityChanged(.pause)), .request(.accessibilityChanged(.resume)),
    .unchanged(InspectionID(.max), ElementUpdate(count: 0, focus: nil)),
    .unchanged(
      .ofVoiceOver(1, acceptsChanges: true),
      ElementUpdate(
        count: 16_384, focus: 16_383, shifts: [.init(place: 3, dx: -0.5, dy: 1e9)],
        changed: [.init(place: 7, element: spokenElement)])),
    .performed(InspectionID(7), true), .performed(InspectionID(.max), false),
    .request(.open("timer://start?in=\"5\"")), .request(.badge(-1)), .request(.badge(.max >> 11)),
    .request(.open("mail:", id: OpenRequestID(.max))), .request(.answer(AlertID(3), button: 1)),
    .request(.answer(AlertID(.max), button: nil)), .request(.answerText(AlertID(3), "Küche \"")),
    .request(.backgroundTask(isRunning: true)),
    .request(.scheduledWork(isRunning: true, next: nil)),
    .request(.scheduledWork(isRunning: false, next: PhoneInstant(nanoseconds: .max - 1))),
    .request(.backgroundTask(isRunning: false)), .request(.restorationState("")),
    .request(.restorationState("<plist>\n\"é\"</plist>")),
    .request(.staysAwake(true)), .request(.staysAwake(false)), .request(.brightness(0.1)),
    .request(.announce(AccessibilityAnnouncement(""))), .request(.copied("")),
    .request(.copied("a", items: items)), .request(.home(.closeSwitcher)),
    .request(
      .copied("", items: items, isPrivate: true, expiry: PhoneInstant(nanoseconds: .max - 1))),
    .request(.copied("a", expiry: .boot)), .request(.readPasteboard(PasteboardReadID(.max))),
    .request(.cancelPasteboardRead(PasteboardReadID(0))),
    .request(.setting(.paste(BundleIdentifier(prefix: "a", name: "b"), .deny))),
    .request(.defaults("<plist/>\n")),
    .request(.defaults("", of: BundleIdentifier(prefix: "a", name: "b"))),
    .request(.home(.quit(BundleIdentifier(prefix: "a", name: "b")))),
    .request(.home(.showCards([]))), .request(.home(.showCards([card, card]))),
    .request(.copied("Größe\n\u{1F389}\u{0}")),
    .request(.announce(AccessibilityAnnouncement("Tarieren\n0 g"))), .request(.quickActions([])),
    .request(
      .quickActions([
        QuickAction(type: "new", title: "Neu"),
        QuickAction(type: "", title: "", subtitle: "\\"),
        QuickAction(type: "i", title: "", icon: .image("egg")),
        QuickAction(type: "s", title: "", icon: .symbol("timer")),
        QuickAction(type: "m", title: "", icon: .monogram("AB")), action,
      ])),
    .request(.setting(.switch(.dark, true))), .request(.setting(.choice(.sensitivity, "firm"))),
    .request(.setting(.keyboard(.hardware, false))), .request(.keyboard(keyboard)),
    .request(.keyboard(KeyboardConfiguration(session: 0, isVisible: false))),
    .request(.keyboardRequest(.nextMode)), .request(.keyboardRequest(.height(291.5))),
    .request(.keyboardRequest(.custom(BundleIdentifier(prefix: "example", name: "Keys")))),
    .request(.setting(.choice(.customKeyboards, "example.Keys"))),
    .request(.setting(.fullAccess(BundleIdentifier(prefix: "example", name: "Keys"), true))),
    .request(.keyboardRequest(.area(nil))), .request(.keyboardRequest(.language(.arabic))),
    .request(.setting(.choice(.keyboards, "de-DE,ar"))),
    .request(.keyboardRequest(.area(ScreenArea(x: 0, y: 1.5, width: 375, height: 216)))),
    .request(.keyboardRequest(.emoji("👋🏽"))),
    .request(.quickActionEnded(type: "new", true)), .request(.quickActionEnded(type: "", nil)),
  ]

  /// Items of the pasteboard of every kind.
  static let items = [
    PasteboardItem(PasteboardItem.Kind.allCases.map { .init("public.\($0)", $0, "\"\n") }),
    PasteboardItem([]),
  ]

  /// A card of the app switcher.
  static let card = AppCard(
    BundleIdentifier(prefix: "a", name: "b"),
    area: ScreenArea(x: -1.5, y: 0, width: 3, height: 4, radius: 5))

  /// A quick action with every field filled in.
  static let action = QuickAction(
    type: "a", title: "Öffnen", subtitle: "\"", icon: .system(28), userInfo: "<plist>\n</plist>",
    targetContent: "x")

  /// A configuration with every field filled in.
  static var keyboard: KeyboardConfiguration {
    var keyboard = KeyboardConfiguration(session: .max, isVisible: true)
    (keyboard.duration, keyboard.offset) = (0.25, 12.5)
    (keyboard.layout, keyboard.returnKey) = (.emailAddress, .emergencyCall)
    (keyboard.isReturnEnabled, keyboard.isDark, keyboard.isSecure) = (false, true, true)
    (keyboard.capitalization, keyboard.context) = (.words, "\"ä\n")
    (keyboard.orientation, keyboard.language) = (.landscapeRight, .polish)
    keyboard.allowsCustomKeyboards = false
    keyboard.wantsCorrection = true
    keyboard.recentEmoji = RecentEmoji(["👋🏽", "🇩🇪"])
    var document = KeyboardDocument()
    (document.before, document.after) = ("\"ä", "\n")
    (document.hasText, document.enablesReturnAutomatically) = (true, true)
    (document.autocorrection, document.spellChecking, document.appearance) = (1, 2, 1)
    keyboard.document = document
    return keyboard
  }

  /// Edits of every kind.
  static let edits: [KeyboardEdit] = [
    KeyboardEdit(session: 1, .insert("\n\u{1F389}")), KeyboardEdit(session: 0, .deleteBackward),
    KeyboardEdit(session: 2, .deleteWord), KeyboardEdit(session: 3, .replaceLast(1, ". ")),
    KeyboardEdit(session: 4, .beginTracking), KeyboardEdit(session: 5, .track(x: -1.5, y: 0)),
    KeyboardEdit(session: 5, .endTracking),
    KeyboardEdit(session: .max, .selectWord), KeyboardEdit(session: 6, .move(-3)),
    KeyboardEdit(session: 7, .compose("\u{1F389}", location: 0, length: 2)),
    KeyboardEdit(session: 8, .unmark), KeyboardEdit(session: 9, .dismiss),
  ]

  static let fromPhone: [PhoneMessage] =
    edits.map { .edit($0, at: PhoneInstant(nanoseconds: 3)) }
    + [
      .keyboardHeight(0), .keyboardHeight(291.5),
      .keyboard(keyboard), .keyboard(KeyboardConfiguration(session: 0, isVisible: false)),
      .traits(DeviceTraits(screen: ScreenMetrics(width: 320, height: 568, scale: 2))),
      .traits(traits), .touches([]), .touches([sample, estimate]),
      .turn(PhoneInstant(nanoseconds: 16_666_666)), .inspect(InspectionID(3)),
    ]
    + TextCommand.allCases.map { .perform(InspectionID(3), place: 2, .edit($0)) }
    + AccessibilityAction.named.map { .perform(InspectionID(1), place: 0, $0) }
    + [
      .perform(InspectionID(2), place: 1, .unfocus),
      .perform(InspectionID(2), place: 0, .hitTest(ScreenPoint(x: -0.5, y: 480.25))),
      .perform(InspectionID(2), place: 1, .reveal(.next)),
      .perform(InspectionID(2), place: 1, .reveal(.previous)),
      .perform(InspectionID(2), place: 1, .search("Fehler", .previous)),
      .perform(InspectionID(2), place: 1, .move(TextMotion(.document, .previous))),
      .perform(InspectionID(2), place: 1, .move(TextMotion(.word, .next, extends: true))),
      .announced(.max, true), .announced(1, false),
    ]
    + [
      .perform(InspectionID(.max), place: LinkLimits.screenElements - 1, .custom("Löschen")),
      .open(.url("https://example.com/?a=\"b\"")), .open(.quickAction(action)),
      .open(.quickAction(QuickAction(type: "new", title: "New"))),
      .quickActions([action]), .quickActions([]), .systemSettings([]),
      .systemSettings([
        .switch(.touch3D, false), .level(.volume, 0.5), .choice(.textSize, "large"),
        .accessibility(.voiceOver, true),
      ]),
      .defaults("<plist/>"), .switcher(nil), .switcher([]),
      .switcher([BundleIdentifier(prefix: "a", name: "b")]),
      .pasteboardItems(items, at: PhoneInstant(nanoseconds: 3)), .pasteboardItems([], at: .boot),
      .installedApps([
        InstalledApp(
          identifier: BundleIdentifier(prefix: "a", name: "b"), name: "B", urlSchemes: ["b"],
          ending: AppEnding("signal 5", lines: ["\"", "Ende\t"]), keyboards: [customKeyboard])
      ]),
      .opened(OpenRequestID(7), true), .opened(OpenRequestID(0), false),
      .restorationState("<plist>\n\"</plist>"), .resumed(at: PhoneInstant(nanoseconds: .max)),
      .openableSchemes([]),
      .openableSchemes(["mail", "x-scale"]), .alert(nil),
      .alert(SystemAlert(title: "?", buttons: ["OK"])),
      .alert(SystemAlert(title: "?", buttons: ["OK"], field: "")),
      .alert(
        SystemAlert(
          id: AlertID(.max), title: "“A” wants to open “B”", message: "\"\n",
          buttons: ["No", "Ja"],
          cancelButton: 0, preferredButton: 1)),
      .alert(
        SystemAlert(
          title: "?", buttons: ["OK"], app: "A”B\n",
          switches: [
            .init(title: "Steps", group: "Read", type: "HKQuantityTypeIdentifierStepCount"),
            .init(title: "Else", group: "Read", isOn: true),
          ])),
      .open(.url("x:", source: BundleIdentifier("com.example.Mail"))),
      .open(.file(OpenedFile("/a \"b\".txt"))),
      .open(
        .file(
          OpenedFile(
            "/ä", source: BundleIdentifier("com.example.Mail"), annotation: "<plist/>\n",
            isOriginal: true))),
    ]
    + DeviceEvent.allCases.map { .deviceEvent($0) }
    + AccessibilitySetting.allCases.map { setting in
      .traits(DeviceTraits(screen: traits.screen, accessibility: [setting]))
    }
    + AppPhase.allCases.map { .phase($0) }
    + PhoneButton.allCases.map { .button($0, isDown: true, at: .boot) }
    + [.button(.side, isDown: false, at: PhoneInstant(nanoseconds: .max))]
    + [.watch(true), .watch(false)]
    + [
      .pasteboardRead(PasteboardReadID(.max), true), .pasteboardRead(PasteboardReadID(0), false),
      .systemSettings([.paste(BundleIdentifier(prefix: "a", name: "b"), .ask)]),
    ]
    + KeyboardKey.allCases.map { .key(KeyStroke(.began, $0, .all, at: .boot)) }
    + [.pasteboard("", at: .boot), .pasteboard("a\tb\u{0}", at: PhoneInstant(nanoseconds: 9))]
    + [.text("Größe 5 €\n\u{1F389}", at: PhoneInstant(nanoseconds: 8))]
    + KeyStroke.Phase.allCases.map { .key(KeyStroke($0, .a, at: PhoneInstant(nanoseconds: 7))) }
    + ShakePhase.allCases.map { .motion($0, at: PhoneInstant(nanoseconds: 1)) }
    + [
      .traits(
        DeviceTraits(
          screen: traits.screen, isProtectedDataAvailable: false, idiom: .pad,
          systemVersion: SystemVersion(12, 4, 1)))
    ]
    + DeviceOrientation.allCases.map { orientation in
      .traits(DeviceTraits(screen: traits.screen, orientation: orientation))
    }
    + ContentSize.allCases.map { size in
      .traits(DeviceTraits(screen: traits.screen, contentSize: size))
    }

  static let traits = DeviceTraits(
    screen: ScreenMetrics(
      width: 414, height: 736, scale: 3, nativeScale: 1080.0 / 414, cornerRadius: 47.33,
      portraitSafeArea: SafeArea(top: 44, bottom: 34),
      landscapeSafeArea: SafeArea(left: 44, bottom: 21, right: 44), refreshesPerSecond: 120),
    orientation: .landscapeLeft, measuresForce: true, isDark: true,
    contentSize: .accessibilityExtraExtraExtraLarge, isRightToLeft: true,
    language: "zh-Hans", region: "\"419", timeZone: "America/Argentina/Buenos_Aires",
    usesBoldText: true,
    reducesMotion: true, reducesTransparency: true, increasesContrast: true,
    accessibility: Set(AccessibilitySetting.allCases), keyboard: [.haptics],
    keyboardLanguages: languages,
    brightness: 1 / 3,
    battery: 0.1,
    isCharging: true, isLowPowerModeOn: true, isProximityDetected: true, isCaptured: true)

  static let languages: KeyboardLanguages = {
    var languages = KeyboardLanguages([.german, .arabic], current: .arabic) ?? .standard
    languages.setCustom([customKeyboard], current: customKeyboard.identifier)
    return languages
  }()

  static let customKeyboard = CustomKeyboard(
    identifier: BundleIdentifier(prefix: "example", name: "Keys"), name: "\"Keys", appName: "Ä",
    language: "fr-CH", isASCIICapable: true, prefersRightToLeft: true, requestsFullAccess: true,
    hasFullAccess: true)

  static let sample = TouchSample(
    id: TouchID(.max), phase: .moved, time: PhoneInstant(nanoseconds: 1_234_567_890_123_456_789),
    x: 0.1, y: 667, force: 198.0 / 60, maximumForce: 400.0 / 60, radius: 20.5, radiusTolerance: 5)

  static let estimate = TouchSample(
    id: TouchID(2), phase: .updated, kind: .pencil, time: .boot, x: 1, y: 2, force: 0.5,
    maximumForce: 25.0 / 6, altitude: .pi / 3, azimuth: -2, estimated: .all,
    expecting: [.force, .altitude], updateIndex: 7)
}
