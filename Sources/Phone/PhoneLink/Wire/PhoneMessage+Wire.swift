import TactusPhoneTypes

extension PhoneMessage: WireMessage {
  /// Returns the message as JSON.
  public func wireText() throws(LinkError) -> String {
    switch self {
    case .welcome(let version, let time, let capabilities):
      let (haptics, audio) = (capabilities.supportsHaptics, capabilities.supportsAudio)
      let fields = #""version":\#(version),"time":"\#(time.nanoseconds)""#
      let streams = #""streams":\#(capabilities.streamsSound)"#
      return #"{"welcome":{\#(fields),"haptics":\#(haptics),"audio":\#(audio),\#(streams)}}"#
    case .engine(let engine, let event):
      return #"{"engine":{"engine":\#(engine.number),\#(event.wireFields)}}"#
    case .playerFinished(let player):
      return #"{"playerFinished":{"player":\#(player.number)}}"#
    case .traits(let traits): return #"{"traits":{\#(try traits.wireFields())}}"#
    case .phase(let phase): return #"{"phase":{"phase":"\#(phase.rawValue)"}}"#
    // Sent as bytes.
    case .touches: throw .malformed
    case .button(let button, let isDown, let time):
      let fields = #""button":"\#(button.rawValue)","down":\#(isDown)"#
      return #"{"button":{\#(fields),"time":"\#(time.nanoseconds)"}}"#
    case .key(let stroke):
      let fields = #""key":"\#(stroke.key.rawValue)","phase":"\#(stroke.phase.rawValue)""#
      let (held, time) = (stroke.modifiers.rawValue, stroke.time.nanoseconds)
      return #"{"key":{\#(fields),"held":\#(held),"time":"\#(time)"}}"#
    case .text(let text, let time):
      let field = try TactusPhoneLink.wireText(text)
      return #"{"text":{"text":\#(field),"time":"\#(time.nanoseconds)"}}"#
    case .pasteboard(let text, let time):
      let field = try TactusPhoneLink.wireText(text, atMost: LinkLimits.pasteboardBytes)
      return #"{"pasteboard":{"text":\#(field),"time":"\#(time.nanoseconds)"}}"#
    case .pasteboardItems(let items, let time):
      return #"{"pasteboard":{"items":\#(try items.wireText()),"time":"\#(time.nanoseconds)"}}"#
    case .pasteboardRead(let id, let isAllowed):
      return #"{"read":{"id":\#(id.number),"allowed":\#(isAllowed)}}"#
    case .motion(let phase, let time):
      return #"{"motion":{"shake":"\#(phase.rawValue)","time":"\#(time.nanoseconds)"}}"#
    case .turn(let instant): return #"{"turn":{"time":"\#(instant.nanoseconds)"}}"#
    case .inspect(let id): return #"{"inspect":{"id":\#(id.number)}}"#
    case .perform(let id, let place, let action):
      let fields = #""id":\#(id.number),"place":\#(place)"#
      return #"{"perform":{\#(fields),\#(try action.wireFields())}}"#
    case .watch(let isWatched): return #"{"watch":{"watched":\#(isWatched)}}"#
    case .deviceEvent(let event): return #"{"happened":{"event":"\#(event.rawValue)"}}"#
    case .sound(let event): return #"{"sound":{\#(try event.wireFields())}}"#
    case .remoteCommand(let event, let time):
      let fields = try event.wireFields()
      return #"{"remote":{\#(fields),"time":"\#(time.nanoseconds)"}}"#
    case .nowPlaying(let state): return #"{"nowPlaying":{\#(try state?.wireFields() ?? "")}}"#
    case .service(let answer): return #"{"service":{\#(try answer.wireFields())}}"#
    case .open(let item): return #"{"open":{\#(try item.wireFields())}}"#
    case .resumed(let time): return #"{"resumed":{"time":"\#(time.nanoseconds)"}}"#
    case .restorationState(let text):
      let field = try TactusPhoneLink.wireText(text, atMost: LinkLimits.restorationBytes)
      return #"{"state":{"state":\#(field)}}"#
    case .defaults(let text):
      let field = try TactusPhoneLink.wireText(text, atMost: LinkLimits.defaultsBytes)
      return #"{"defaults":{"defaults":\#(field)}}"#
    case .opened(let id, let isOpened):
      return #"{"opened":{"id":\#(id.number),"opened":\#(isOpened)}}"#
    case .openableSchemes(let schemes):
      return #"{"schemes":{"schemes":\#(try schemes.wireText())}}"#
    case .alert(let alert): return #"{"alert":{\#(try alert?.wireFields() ?? "")}}"#
    case .keyboard(let wanted): return #"{"keyboard":{\#(try wanted.wireFields())}}"#
    case .keyboardHeight(let height):
      return #"{"keyboardHeight":{"height":\#(try wireNumber(height))}}"#
    case .edit(let edit, let time):
      return #"{"edit":{\#(try edit.wireFields()),"time":"\#(time.nanoseconds)"}}"#
    case .installedApps(let apps):
      guard apps.count <= LinkLimits.installedApps else { throw .malformed }
      var texts: [String] = []
      for app in apps { texts.append(try app.wireText()) }
      return #"{"apps":{"apps":[\#(texts.joined(separator: ","))]}}"#
    case .switcher(let apps):
      guard let apps else { return #"{"switcher":{}}"# }
      guard apps.count <= LinkLimits.cards else { throw .malformed }
      return #"{"switcher":{"apps":\#(try apps.map(\.text).wireText())}}"#
    case .systemSettings(let settings):
      var texts: [String] = []
      for setting in settings { texts.append("{\(try setting.wireFields())}") }
      return #"{"settings":{"all":[\#(texts.joined(separator: ","))]}}"#
    case .quickActions(let actions): return #"{"actions":{"actions":\#(try actions.wireText())}}"#
    case .announced(let number, let isSpoken):
      return #"{"announced":{"number":\#(number),"spoken":\#(isSpoken)}}"#
    case .disconnect(let reason): return #"{"goodbye":{"reason":"\#(reason.rawValue)"}}"#
    }
  }

  /// Decodes a message.
  public init(_ name: String, _ fields: WireFields) throws(LinkError) {
    switch name {
    case "welcome":
      self = .welcome(
        version: try fields.whole("version"), time: try fields.instant("time"),
        capabilities: HapticCapabilities(
          supportsHaptics: try fields.flag("haptics"), supportsAudio: try fields.flag("audio"),
          streamsSound: try fields.flag("streams")))
    case "engine":
      self = .engine(EngineID(try fields.whole("engine")), try EngineEvent(fields))
    case "playerFinished":
      self = .playerFinished(PlayerID(try fields.whole("player")))
    case "traits": self = .traits(try DeviceTraits(fields))
    case "phase": self = .phase(try fields.word("phase"))
    case "button":
      self = .button(
        try fields.word("button"), isDown: try fields.flag("down"), at: try fields.instant("time"))
    case "key":
      let held = KeyModifiers(rawValue: try fields.whole("held"))
      guard KeyModifiers.all.isSuperset(of: held) else { throw .malformed }
      self = .key(
        KeyStroke(
          try fields.word("phase"), try fields.word("key"), held, at: try fields.instant("time")))
    case "text":
      self = .text(try fields.shortText("text"), at: try fields.instant("time"))
    case "pasteboard" where fields.has("items"):
      self = .pasteboardItems(
        try [PasteboardItem](fields, "items"), at: try fields.instant("time"))
    case "pasteboard":
      self = .pasteboard(
        try fields.shortText("text", atMost: LinkLimits.pasteboardBytes),
        at: try fields.instant("time"))
    case "read":
      self = .pasteboardRead(
        PasteboardReadID(try fields.whole("id")), try fields.flag("allowed"))
    case "motion":
      self = .motion(try fields.word("shake"), at: try fields.instant("time"))
    case "turn": self = .turn(try fields.instant("time"))
    case "inspect": self = .inspect(InspectionID(try fields.whole("id")))
    case "perform":
      let place: Int = try fields.whole("place")
      guard (0..<LinkLimits.screenElements).contains(place) else { throw .malformed }
      self = .perform(
        InspectionID(try fields.whole("id")), place: place, try AccessibilityAction(fields))
    case "watch": self = .watch(try fields.flag("watched"))
    case "happened": self = .deviceEvent(try fields.word("event"))
    case "sound": self = .sound(try SoundEvent(fields))
    case "remote":
      self = .remoteCommand(try RemoteCommandEvent(fields), at: try fields.instant("time"))
    case "nowPlaying": self = .nowPlaying(fields.has("app") ? try NowPlayingState(fields) : nil)
    case "service": self = .service(try ServiceAnswer(fields))
    case "open": self = .open(try OpenItem(fields))
    case "resumed": self = .resumed(at: try fields.instant("time"))
    case "state":
      self = .restorationState(
        try fields.shortText("state", atMost: LinkLimits.restorationBytes))
    case "defaults":
      self = .defaults(try fields.shortText("defaults", atMost: LinkLimits.defaultsBytes))
    case "opened":
      self = .opened(OpenRequestID(try fields.whole("id")), try fields.flag("opened"))
    case "schemes": self = .openableSchemes(try fields.texts("schemes"))
    case "alert": self = .alert(fields.has("title") ? try SystemAlert(fields) : nil)
    case "keyboard": self = .keyboard(try KeyboardConfiguration(fields))
    case "keyboardHeight": self = .keyboardHeight(try fields.number("height"))
    case "edit": self = .edit(try KeyboardEdit(fields), at: try fields.instant("time"))
    case "apps":
      var apps: [InstalledApp] = []
      for object in try fields.objects("apps", atMost: LinkLimits.installedApps) {
        apps.append(try InstalledApp(object))
      }
      self = .installedApps(apps)
    case "switcher":
      guard fields.has("apps") else {
        self = .switcher(nil)
        return
      }
      var apps: [BundleIdentifier] = []
      for text in try fields.texts("apps") {
        guard let bundle = BundleIdentifier(text), apps.count < LinkLimits.cards else {
          throw .malformed
        }
        apps.append(bundle)
      }
      self = .switcher(apps)
    case "settings":
      var settings: [SystemSetting] = []
      for object in try fields.objects("all", atMost: LinkLimits.systemSettings) {
        settings.append(try SystemSetting(object))
      }
      self = .systemSettings(settings)
    case "actions": self = .quickActions(try [QuickAction](fields, "actions"))
    case "announced":
      self = .announced(try fields.whole("number"), try fields.flag("spoken"))
    case "goodbye":
      guard let reason = DisconnectReason(rawValue: try fields.text("reason")) else {
        throw .malformed
      }
      self = .disconnect(reason)
    default: throw .malformed
    }
  }

  /// The samples of a message that is sent as bytes.
  public var body: WireBody? {
    if case .touches(let samples) = self { .touches(samples) } else { nil }
  }

  /// Creates a message of samples of touches.
  public init(body: WireBody) throws(LinkError) {
    guard case .touches(let samples) = body else { throw .malformed }
    self = .touches(samples)
  }
}
