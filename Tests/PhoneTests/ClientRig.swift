import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// A phone with several clients that answer their turns, in virtual time.
struct ClientRig {
  static let (scale, mail, home, overlay) = (AppID(1), AppID(2), AppID(3), AppID(4))
  static let scaleBundle = BundleIdentifier(prefix: "com.example", name: "Scale")
  static let mailBundle = BundleIdentifier(prefix: "com.example", name: "Mail")

  var phone: Phone
  private var time: Int64 = 0
  private var turns: [AppID: PhoneInstant] = [:]
  private var phases: [AppID: AppPhase] = [:]
  /// All effects so far, without turns.
  private(set) var effects: [PhoneEffect] = []

  /// Creates a phone with the apps Scale, in the foreground, and Mail, and with a Home screen.
  init(_ model: PhoneModel = .iPhone7, isMailOfSystem: Bool = false) {
    phone = Phone(model)
    step(
      .installedApps([
        InstalledApp(identifier: Self.scaleBundle, name: "Scale", urlSchemes: ["scale"]),
        InstalledApp(
          identifier: Self.mailBundle, name: "Mail", isSystemApp: isMailOfSystem,
          urlSchemes: ["mail"]),
      ]))
    connect(
      Self.home, "Home", ClientIdentity(.home, BundleIdentifier(prefix: "org.tactus", name: "Home"))
    )
    connect(Self.scale, "Scale", ClientIdentity(.app, Self.scaleBundle))
    connect(Self.mail, "Mail", ClientIdentity(.app, Self.mailBundle))
    step(.foreground(Self.scale))
    effects = []
  }

  /// Connects a client that joins at once.
  mutating func connect(_ id: AppID, _ name: String, _ identity: ClientIdentity) {
    step(.connected(id))
    step(.admitted(id, identity))
    step(.message(.hello(version: LinkLimits.version, app: name), from: id))
    step(.message(.join, from: id))
  }

  /// Connects the program that shows questions.
  mutating func connectOverlay() {
    connect(
      Self.overlay, "Alerts",
      ClientIdentity(.overlay, BundleIdentifier(prefix: "org.tactus", name: "Alerts")))
  }

  /// Handles an input a millisecond after the last one; all clients answer their turns.
  @discardableResult
  mutating func step(_ input: PhoneInput) -> [PhoneEffect] {
    time += 1_000_000
    var new = handle(input)
    while let id = phone.awaited.first, let turn = turns.removeValue(forKey: id) {
      new += handle(.message(.turned(turn, wakeAt: nil), from: id))
    }
    effects += new
    return new
  }

  /// Lets time pass.
  @discardableResult
  mutating func wait(seconds: Double) -> [PhoneEffect] {
    time += Int64(seconds * 1e9)
    return step(.tick)
  }

  /// Sends a request of a client.
  @discardableResult
  mutating func request(_ request: AppRequest, by id: AppID) -> [PhoneEffect] {
    step(.message(.request(request), from: id))
  }

  /// The last phase of a client.
  func phase(of id: AppID) -> AppPhase? { phases[id] }

  /// The words of the notes among effects.
  static func notes(_ effects: [PhoneEffect]) -> [String] {
    effects.compactMap { if case .note(let note) = $0 { note.word } else { nil } }
  }

  /// The messages to a client among effects, without turns and phases.
  static func messages(_ effects: [PhoneEffect], to id: AppID) -> [PhoneMessage] {
    effects.compactMap { effect in
      guard case .send(let message, id) = effect else { return nil }
      switch message {
      case .turn, .phase: return nil
      default: return message
      }
    }
  }

  private mutating func handle(_ input: PhoneInput) -> [PhoneEffect] {
    let new = phone.step(input, at: PhoneInstant(nanoseconds: time))
    for case .send(let message, let id) in new {
      if case .turn(let instant) = message { turns[id] = instant }
      if case .phase(let phase) = message { phases[id] = phase }
    }
    return new
  }
}
