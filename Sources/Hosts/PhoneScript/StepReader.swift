import TactusHapticPatterns
import TactusJSON
import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes

/// A reader of one line of a script.
struct StepReader {
  private let root: StepObject
  private let line: Int
  private let column: Int

  /// Parses a line.
  init(_ source: SourceText, line: Int) throws(SourceTextError) {
    let tree: JSONTree
    do throws(SourceTextError) {
      tree = try JSONTree(source)
    } catch {
      let place = error.diagnostic.position ?? SourcePosition(line: 1, column: 1)
      throw SourceTextError(
        file: source.name, position: SourcePosition(line: line, column: place.column),
        rule: error.diagnostic.rule, message: error.diagnostic.message)
    }
    try self.init(tree, line: line)
  }

  /// Creates a reader of a line that is parsed already.
  init(_ tree: JSONTree, line: Int) throws(SourceTextError) {
    self.line = line
    column = tree.source.position(at: tree.root.offset).column
    root = try StepObject(tree.root, in: tree.source, line: line)
  }

  /// Returns the step of the line.
  func step() throws(SourceTextError) -> ScriptStep {
    let action = try action()
    try root.refuseUnknownKeys(actions: Self.words)
    return ScriptStep(position: SourcePosition(line: line, column: column), action: action)
  }

  // MARK: Internals

  /// The keys that a step can begin with.
  private static let words = [
    "wait", "press", "tap", "touch", "swipe", "pinch", "button", "key", "type", "text",
    "pasteboard", "shake", "rotate", "set", "accessibility", "happen", "haptics", "open",
    "quick-action", "front", "restart", "snapshot", "expect", "choose", "home",
    "answer", "back", "switcher", "switch-to", "quit", "headset", "remote", "voiceover",
    "microphone", "health", "call", "alarm", "assistant", "reinstall",
  ]

  /// The range of a step's duration in seconds: up to a day.
  private static let seconds = 0.0...86_400

  private func action() throws(SourceTextError) -> ScriptStep.Action {
    guard let word = root.keys.first(where: Self.words.contains) else {
      try root.refuseUnknownKeys(actions: Self.words)
      throw root.error("expected a step: one of \(Self.words.joined(separator: ", "))")
    }
    switch word {
    case "wait": return try wait()
    case "press": return try press(object(word))
    case "tap": return try tap(object(word))
    case "touch": return try touch(object(word))
    case "swipe": return try swipe(object(word))
    case "pinch": return try pinch(object(word))
    case "button": return try button()
    case "headset": return try Self.headset(root)
    case "voiceover":
      guard let move = try root.choice("voiceover", of: VoiceOverMove.self) else {
        throw root.error("expected “voiceover”")
      }
      return .voiceOver(move)
    case "remote": return try Self.remote(root)
    case "call", "alarm", "assistant": return try Self.interruption(word, root)
    case "microphone": return try Self.microphone(root)
    case "health": return .health(try Self.health(object(word)))
    case "key": return try key()
    case "type": return try type()
    case "text":
      let entered = try text(word, expected: "a text to enter")
      if entered.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\n" && $0 != "\t" }) {
        throw root.error(word, expected: "a text without control characters")
      }
      return .text(entered)
    case "pasteboard":
      // An empty text empties the pasteboard.
      guard let copied = try root.text(word) else { throw root.error(word, expected: "a text") }
      let most = LinkLimits.pasteboardBytes
      guard copied.utf8.count <= most else {
        throw root.error(word, expected: "a text of at most \(most) bytes in UTF-8")
      }
      return .pasteboard(copied)
    case "shake":
      guard try root.flag(word) == true else { throw root.error(word, expected: "true") }
      return .shake
    case "rotate":
      return .rotate(try root.choice(word, of: DeviceOrientation.self) ?? .portrait)
    case "set": return .set(try settings(object(word)))
    case "accessibility": return try accessibility(object(word))
    case "happen":
      guard let event = try root.choice(word, of: DeviceEvent.self) else {
        throw root.error("expected “happen”")
      }
      return .happen(event)
    case "haptics":
      guard let event = try root.choice(word, of: HapticServiceEvent.self) else {
        throw root.error("expected “haptics”")
      }
      return .haptics(event)
    case "open": return .open(.url(try text(word, expected: "a URL")))
    case "quick-action":
      return .open(.quickAction(type: try text(word, expected: "the type of a quick action")))
    case "front":
      guard try root.flag(word) == true else { throw root.error(word, expected: "true") }
      return .foreground
    case "restart": return try restart(object(word))
    case "reinstall":
      guard try root.flag(word) == true else { throw root.error(word, expected: "true") }
      return .reinstall
    case "choose": return .choose(try text(word, expected: "the title of a quick action"))
    case "home":
      guard try root.flag(word) == true else { throw root.error(word, expected: "true") }
      return .home
    case "switcher":
      guard try root.flag(word) == true else { throw root.error(word, expected: "true") }
      return .switcher
    case "switch-to": return .switchTo(try text(word, expected: "the name of an app"))
    case "quit": return .quit(try text(word, expected: "the name of an app"))
    case "answer": return .answer(try text(word, expected: "the title of a button"))
    case "back":
      guard try root.flag(word) == true else { throw root.error(word, expected: "true") }
      return .back
    case "snapshot": return .snapshot(try snapshot())
    default: return .expect(try expectation(object(word)))
    }
  }

  private func object(_ key: String) throws(SourceTextError) -> StepObject {
    guard let object = try root.object(key) else { throw root.error("expected “\(key)”") }
    return object
  }

  private func duration(
    _ object: StepObject, _ key: String, default standard: Double
  ) throws(SourceTextError) -> Duration {
    let seconds = try object.number(key, in: Self.seconds) ?? standard
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  private func wait() throws(SourceTextError) -> ScriptStep.Action {
    if root.isNumber("wait") { return .wait(try duration(root, "wait", default: 0)) }
    guard let word = try? root.text("wait"), word == "idle" else {
      throw root.error("wait", expected: "seconds or “idle”")
    }
    return .waitUntilIdle
  }

  /// Returns the target of a gesture: `at`, `label` or `identifier`.
  private func target(_ object: StepObject) throws(SourceTextError) -> TouchTarget {
    guard let target = try optionalTarget(object) else {
      try object.refuseMisspellings(of: ["at", "label", "identifier"])
      throw object.error("expected “at”, “label” or “identifier”")
    }
    return target
  }

  func optionalTarget(_ object: StepObject) throws(SourceTextError) -> TouchTarget? {
    if let (x, y) = try object.point("at") { return .point(x: x, y: y) }
    if object.hasMember("at") { throw object.error("at", expected: "a place such as [160, 240]") }
    if let label = try object.text("label") { return .label(label) }
    return try object.text("identifier").map(TouchTarget.identifier)
  }

  /// Returns the start or the end of a swipe: a place or a label.
  private func end(_ object: StepObject, _ key: String) throws(SourceTextError) -> TouchTarget {
    if let (x, y) = try object.point(key) { return .point(x: x, y: y) }
    guard let label = try object.text(key) else {
      try object.refuseMisspellings(of: [key])
      throw object.error("expected a place or a label for “\(key)”")
    }
    return .label(label)
  }

  private func pressure(_ object: StepObject) throws(SourceTextError) -> Pressure {
    let force = try object.number("force", in: TouchRanges.forces)
    let grams = try object.number("grams", in: TouchRanges.grams)
    if force != nil, grams != nil { throw object.error("expected “force” or “grams”, found both") }
    if let force { return .touches(force) }
    return grams.map(Pressure.grams) ?? .default
  }

  private func press(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    if let name = try object.text("icon") {
      let step = ScriptStep.Action.icon(
        name, try pressure(object), hold: try duration(object, "for", default: 0.1))
      try object.refuseUnknownKeys()
      return step
    }
    let gesture = Gesture.press(
      try target(object), try pressure(object), hold: try duration(object, "for", default: 0.1),
      ramp: try duration(object, "ramp", default: 0))
    try object.refuseUnknownKeys()
    return .gesture(gesture)
  }

  private func tap(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    let gesture = Gesture.tap(
      try target(object), count: try object.integer("count", in: 1...100) ?? 1,
      fingers: try object.integer("fingers", in: 1...5) ?? 1)
    try object.refuseUnknownKeys()
    return .gesture(gesture)
  }

  private func swipe(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    let gesture = Gesture.swipe(
      from: try end(object, "from"), to: try end(object, "to"), try pressure(object),
      over: try duration(object, "for", default: 0.2))
    try object.refuseUnknownKeys()
    return .gesture(gesture)
  }

  private func pinch(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    guard let from = try object.number("from", in: 0...10_000),
      let to = try object.number("to", in: 0...10_000)
    else {
      try object.refuseMisspellings(of: ["from", "to"])
      throw object.error("expected the distances “from” and “to”")
    }
    let gesture = Gesture.pinch(
      try target(object), from: from, to: to,
      turn: try object.number("turn", in: -100...100) ?? 0,
      over: try duration(object, "for", default: 0.3))
    try object.refuseUnknownKeys()
    return .gesture(gesture)
  }

  private func touch(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    let id = try object.integer("id", in: 0...Int(UInt32.max)) ?? 1
    guard let phase = try object.choice("phase", of: TouchSample.Phase.self), phase != .updated
    else {
      try object.refuseMisspellings(of: ["phase"])
      throw object.error("expected “phase”: began, moved, ended or cancelled")
    }
    let kind = try object.choice("kind", of: TouchSample.Kind.self) ?? .finger
    let target = try optionalTarget(object)
    if phase == .began, target == nil {
      try object.refuseMisspellings(of: ["at", "label", "identifier"])
      throw object.error("expected “at”, “label” or “identifier”")
    }
    // Without a place the digitizer keeps the last one.
    let report = TouchReport(
      ContactID(UInt32(id)), phase, kind: kind, x: .nan, y: .nan, pressure: try pressure(object),
      radius: try object.number("radius", in: TouchRanges.radii),
      altitude: try object.number("altitude", in: TouchRanges.roundedAltitudes).map {
        min($0, TouchRanges.altitudes.upperBound)
      },
      azimuth: try object.number("azimuth", in: TouchRanges.azimuths))
    try object.refuseUnknownKeys()
    return .touch(report, target)
  }

  private func restart(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    let name = try object.text("model")
    try object.refuseUnknownKeys()
    guard let name else { return .restart(nil) }
    guard let model = PhoneModel.named(name) else {
      let names = PhoneModel.builtIn.map(\.name).joined(separator: ", ")
      throw object.error("model", expected: "one of \(names)")
    }
    return .restart(model)
  }

  private func button() throws(SourceTextError) -> ScriptStep.Action {
    guard root.isObject("button") else {
      guard let button = try root.choice("button", of: PhoneButton.self) else {
        throw root.error("expected “button”")
      }
      return .click(button)
    }
    let object = try object("button")
    guard let button = try object.choice("name", of: PhoneButton.self),
      let isDown = try object.flag("down")
    else {
      try object.refuseMisspellings(of: ["name", "down"])
      throw object.error("expected the “name” of a button, and “down”")
    }
    try object.refuseUnknownKeys()
    return .button(button, isDown: isDown)
  }

  private func key() throws(SourceTextError) -> ScriptStep.Action {
    let usual = Duration.milliseconds(100)
    guard root.isObject("key") else {
      guard let key = try root.choice("key", of: KeyboardKey.self) else {
        throw root.error("expected “key”")
      }
      return .pressKey(key, with: [], for: usual)
    }
    let object = try object("key")
    guard let key = try object.choice("name", of: KeyboardKey.self) else {
      try object.refuseMisspellings(of: ["name"])
      throw object.error("expected the “name” of a key")
    }
    if let isDown = try object.flag("down") {
      try object.refuseUnknownKeys()
      return .key(key, isDown: isDown)
    }
    var held: [KeyboardKey] = []
    for word in try object.texts("with") ?? [] {
      guard let key = KeyboardKey(rawValue: word) else {
        throw object.error("no key is called “\(word)”; others are called “left-command”, “a”")
      }
      held.append(key)
    }
    let time = try duration(object, "for", default: 0.1)
    try object.refuseUnknownKeys()
    return .pressKey(key, with: held, for: time)
  }

  private func type() throws(SourceTextError) -> ScriptStep.Action {
    let text = try text("type", expected: "a text to type")
    if let strange = text.first(where: { KeyboardKey.key(for: $0) == nil }) {
      throw root.error("no key of the keyboard types “\(strange)”")
    }
    return .type(text)
  }

  private func settings(_ object: StepObject) throws(SourceTextError) -> [PhoneSetting] {
    var settings: [PhoneSetting?] = []
    settings.append(try object.flag("3D Touch").map { .touch3D($0) })
    settings.append(
      try object.choice("Sensitivity", of: ForceSensitivity.self).map { .sensitivity($0) })
    settings.append(try object.number("Grams", in: 0.001...100_000).map { .gramsPerTouch($0) })
    settings.append(try object.flag("Dark").map { .dark($0) })
    settings.append(try object.choice("Text Size", of: ContentSize.self).map { .textSize($0) })
    settings.append(try object.flag("Bold Text").map { .boldText($0) })
    settings.append(try object.flag("Right to Left").map { .rightToLeft($0) })
    settings += try region(object)
    settings.append(try object.flag("Reduce Motion").map { .reduceMotion($0) })
    settings.append(try object.flag("Reduce Transparency").map { .reduceTransparency($0) })
    settings.append(try object.flag("Increase Contrast").map { .increaseContrast($0) })
    settings.append(try object.flag("System Haptics").map { .systemHaptics($0) })
    settings.append(try object.flag("Passcode").map { .passcode($0) })
    settings.append(try object.flag("Low Power Mode").map { .lowPowerMode($0) })
    settings.append(try object.number("Battery", in: 0...1).map { .battery($0) })
    settings.append(try object.flag("Call").map { .call($0) })
    settings.append(try object.flag("Alarm").map { .alarm($0) })
    settings.append(try object.flag("Assistant").map { .assistant($0) })
    settings.append(try object.number("Brightness", in: 0...1).map { .brightness($0) })
    settings.append(try object.number("Auto-Lock", in: Self.seconds).map { .autoLock($0) })
    settings.append(try object.flag("Charging").map { .charging($0) })
    settings.append(try object.flag("Near Screen").map { .near($0) })
    settings.append(try object.flag("Screen Captured").map { .captured($0) })
    settings.append(try object.flag("Silent").map { .silent($0) })
    settings.append(try object.flag("Vibrate on Ring").map { .vibrateOnRing($0) })
    settings.append(try object.flag("Vibrate on Silent").map { .vibrateOnSilent($0) })
    settings.append(try object.flag("Headphones").map { .headphones($0) })
    settings += try Self.soundDevices(object)
    settings.append(try object.number("Volume", in: 0...1).map { .volume($0) })
    settings.append(try object.number("Ringer Volume", in: 0...1).map { .ringerVolume($0) })
    settings.append(try object.flag("Other Audio").map { .otherAudio($0) })
    if let text = try object.text("System Version") {
      guard let version = SystemVersion(text) else {
        throw object.error("System Version", expected: "a version such as \"17.5\"")
      }
      settings.append(.systemVersion(version))
    }
    for setting in AccessibilitySetting.allCases {
      settings.append(try object.flag(setting.rawValue).map { .accessibility(setting, $0) })
    }
    for setting in KeyboardSetting.allCases {
      settings.append(try object.flag(setting.rawValue).map { .keyboard(setting, $0) })
    }
    settings += try Self.permissions(object)
    settings += try Self.keyboards(object)
    try object.refuseUnknownKeys()
    return settings.compactMap(\.self)
  }

  private func region(_ object: StepObject) throws(SourceTextError) -> [PhoneSetting] {
    var settings: [PhoneSetting] = []
    if object.hasMember("Language") {
      guard let word = try object.text("Language"), RegionName.isLanguage(word) else {
        throw object.error("Language", expected: "a language such as “de”, “zh-Hans” or “en-GB”")
      }
      settings.append(.language(word))
    }
    if object.hasMember("Region") {
      guard let word = try object.text("Region"), RegionName.isRegion(word) else {
        throw object.error("Region", expected: "a region such as “DE”")
      }
      settings.append(.region(word))
    }
    if object.hasMember("Time Zone") {
      guard let word = try object.text("Time Zone"), RegionName.isTimeZone(word) else {
        throw object.error("Time Zone", expected: "a time zone such as “Europe/Berlin”")
      }
      settings.append(.timeZone(word))
    }
    return settings
  }

  private func text(_ key: String, expected: String) throws(SourceTextError) -> String {
    guard let text = try root.text(key), !text.isEmpty,
      text.utf8.count <= LinkLimits.shortTextBytes
    else { throw root.error(key, expected: expected) }
    return text
  }

  private func accessibility(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    let target = try target(object)
    if case .point = target { throw object.error("at", expected: "“label” or “identifier”") }
    let custom = try object.text("custom")
    let word = try object.text("action")
    try object.refuseUnknownKeys()
    if custom != nil, word != nil {
      throw object.error("expected “action” or “custom”, found both")
    }
    if let custom { return .accessibility(.custom(custom), target) }
    guard let action = AccessibilityAction(word: word ?? "activate") else {
      let words = AccessibilityAction.named.compactMap(\.word)
      throw object.error("action", expected: "one of \(words.joined(separator: ", "))")
    }
    return .accessibility(action, target)
  }

  private func snapshot() throws(SourceTextError) -> String {
    let expected = "a name of letters, digits, - and _"
    guard let name = try root.text("snapshot") else { throw root.error("expected \(expected)") }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, (1...100).contains(name.utf8.count) else {
      throw root.error("snapshot", expected: expected)
    }
    return name
  }
}
