import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Steps of Permissions.md and Services.md, on the state machine.
@Suite struct PermissionTests {
  /// The outcome of a request.
  private struct Outcome: Equatable {
    var status: PermissionStatus?
    var isAsked = false
  }

  /// Requests a permission, and answers the question with the title of a button.
  private func ask(
    _ rig: inout ClientRig, _ resource: ProtectedResource, _ level: PermissionLevel = .standard,
    answer: String? = nil, by app: AppID = ClientRig.scale
  ) throws -> Outcome {
    var effects = try send(&rig, .ask(resource, level, purpose: "To weigh."), by: app)
    let isAsked = ClientRig.notes(effects).contains("asked")
    if let answer { effects += rig.step(.answer(answer)) }
    let status = try tables(effects, to: app).last?[resource].status
    return Outcome(status: status, isAsked: isAsked)
  }

  private func send(
    _ rig: inout ClientRig, _ request: PermissionRequest, by app: AppID = ClientRig.scale,
    number: UInt32 = 1
  ) throws -> [PhoneEffect] {
    rig.step(
      .message(
        .service(
          ServiceRequest(
            id: ServiceRequestID(number), service: "permissions", version: 1,
            payload: try request.payload())), from: app))
  }

  /// The tables in answers to an app.
  private func tables(
    _ effects: [PhoneEffect], to app: AppID = ClientRig.scale
  ) throws -> [PermissionTable] {
    try ClientRig.messages(effects, to: app).compactMap { message in
      guard case .service(.result(_, let payload)) = message else { return nil }
      return try PermissionTable(payload: payload)
    }
  }

  /// The failures in answers to an app.
  private func failures(_ effects: [PhoneEffect]) -> [ServiceFailure] {
    ClientRig.messages(effects, to: ClientRig.scale).compactMap {
      if case .service(.failure(_, let failure)) = $0 { failure } else { nil }
    }
  }

  private func rig(_ version: SystemVersion = .standard) -> ClientRig {
    var rig = ClientRig()
    rig.connectOverlay()
    var settings = PhoneSettings()
    settings.systemVersion = version
    rig.step(.settings(settings))
    return rig
  }

  /// The button that gives a permission, the status that it gives, and the one that denies.
  private static func buttons(
    _ resource: ProtectedResource
  ) -> (allow: String, given: PermissionStatus, deny: String) {
    switch resource {
    case .location: ("Allow While Using App", .whenInUse, "Don’t Allow")
    case .photos: ("Allow Full Access", .authorized, "Don’t Allow")
    case .tracking: ("Allow", .authorized, "Ask App Not to Track")
    default: ("Allow", .authorized, "Don’t Allow")
    }
  }

  @Test(
    "Permissions.PE1, Permissions.PE3. Each resource is asked for once, and the answer lasts",
    arguments: ProtectedResource.allCases, [true, false])
  func asking(_ resource: ProtectedResource, isGiven: Bool) throws {
    var rig = rig()
    #expect(try tables(send(&rig, .table)).first?[resource].status == .notDetermined)
    let buttons = Self.buttons(resource)
    let status = isGiven ? buttons.given : .denied
    let first = try ask(&rig, resource, answer: isGiven ? buttons.allow : buttons.deny)
    #expect(first == Outcome(status: status, isAsked: true))
    // Neither a second request nor another app's decision changes it.
    #expect(try ask(&rig, resource) == Outcome(status: status))
    rig.step(.foreground(ClientRig.mail))
    #expect(try ask(&rig, resource, by: ClientRig.mail).isAsked)
    rig.step(.answer(isGiven ? buttons.deny : buttons.allow))
    rig.step(.foreground(ClientRig.scale))
    #expect(try tables(send(&rig, .table)).first?[resource].status == status)
    #expect(rig.phone.settings.permissions.apps[ClientRig.scaleBundle]?[resource]?.status == status)
  }

  @Test(
    "Permissions.PE2. A restricted resource is not asked for",
    arguments: ProtectedResource.allCases)
  func restricting(_ resource: ProtectedResource) throws {
    var rig = rig()
    let buttons = Self.buttons(resource)
    _ = try ask(&rig, resource, answer: buttons.allow)
    var settings = rig.phone.settings
    settings.permissions.restricted = [resource]
    rig.step(.settings(settings))
    #expect(try ask(&rig, resource) == Outcome(status: .restricted))
    settings.permissions.restricted = []
    rig.step(.settings(settings))
    #expect(try ask(&rig, resource) == Outcome(status: buttons.given))
  }

  @Test(
    "Permissions.PE6, Permissions.PE8. Revoking ends most apps; a reinstalled app asks again",
    arguments: ProtectedResource.allCases)
  func revoking(_ resource: ProtectedResource) throws {
    var rig = rig()
    _ = try ask(&rig, resource, answer: Self.buttons(resource).allow)
    var settings = rig.phone.settings
    settings.permissions.apps[ClientRig.scaleBundle]?[resource]?.status = .denied
    let effects = rig.step(.settings(settings))
    let goesOn = [ProtectedResource.location, .notifications, .tracking].contains(resource)
    #expect(ClientRig.notes(effects).contains("killed") == !goesOn)
    #expect(ClientRig.notes(effects).contains("permission-changed"))
    if !goesOn {
      rig.connect(ClientRig.scale, "Scale", ClientIdentity(.app, ClientRig.scaleBundle))
      rig.step(.foreground(ClientRig.scale))
    }
    #expect(try ask(&rig, resource) == Outcome(status: .denied))
    let apps = rig.phone.installedApps
    let removed = rig.step(.installedApps(apps.filter { $0.identifier != ClientRig.scaleBundle }))
    #expect(removed.contains(.settingsChanged))
    rig.step(.installedApps(apps))
    rig.connect(ClientRig.scale, "Scale", ClientIdentity(.app, ClientRig.scaleBundle))
    rig.step(.foreground(ClientRig.scale))
    #expect(try ask(&rig, resource).isAsked)
  }

  @Test("Permissions.PE4. The question has the app's name and purpose, in the words of its system")
  func question() throws {
    var rig = rig()
    _ = try ask(&rig, .microphone)
    var alert = try #require(rig.phone.alerts.first)
    #expect(alert.title == "“Scale” Would Like to Access the Microphone")
    #expect(alert.message == "To weigh." && alert.buttons == ["Don’t Allow", "Allow"])
    #expect(alert.cancelButton == 0)
    // Another request waits for the same answer.
    _ = try send(&rig, .ask(.microphone, purpose: "Again."), number: 2)
    #expect(rig.phone.alerts.count == 1)
    let effects = rig.step(.answer("Allow"))
    #expect(try tables(effects).map { $0[.microphone].status } == [.authorized, .authorized])
    rig = self.rig(SystemVersion(15))
    _ = try ask(&rig, .photos)
    alert = try #require(rig.phone.alerts.first)
    #expect(
      alert.buttons == ["Select Photos…", "Allow Access to All Photos", "Don’t Allow"])
    rig.step(.answer("Select Photos…"))
    #expect(try tables(send(&rig, .table)).first?[.photos].status == .limited)
  }

  @Test("Permissions.PE5, Permissions.ST3. A closed question decides nothing; the log has it")
  func closing() throws {
    var rig = rig()
    _ = try ask(&rig, .camera)
    let effects = rig.step(.button(.home, isDown: true)) + rig.step(.button(.home, isDown: false))
    #expect(try tables(effects).first?[.camera].status == .notDetermined)
    #expect(ClientRig.notes(effects).contains("permission-closed"))
    let words = rig.effects.compactMap { effect -> String? in
      if case .note(let note) = effect, case .permission = note.event { note.json } else { nil }
    }
    #expect(
      words.first
        == #"{"time": 0.020000000, "event": "permission-asked", "app": "Scale", "text": "camera=not-determined"}"#
    )
    rig.step(.foreground(ClientRig.scale))
    #expect(try ask(&rig, .camera).isAsked)
  }

  @Test("Permissions.PE7. In the background nobody is asked")
  func background() throws {
    var rig = rig()
    let outcome = try ask(&rig, .contacts, by: ClientRig.mail)
    #expect(outcome == Outcome(status: .notDetermined) && rig.phone.alerts.isEmpty)
  }

  @Test("Permissions.PE11. Too many requests are refused")
  func flood() throws {
    var rig = rig()
    var effects: [PhoneEffect] = []
    for number in 1...65 {
      effects += try send(&rig, .ask(.camera, purpose: ""), number: UInt32(number))
    }
    #expect(failures(effects) == [.busy])
    #expect(try tables(rig.step(.answer("Allow"))).count == 64)
  }

  @Test("Services.SV2. Unknown services, versions and payloads are refused")
  func refusals() {
    var rig = rig()
    func send(_ service: String, _ version: Int, _ payload: String) -> [ServiceFailure] {
      let request = ServiceRequest(
        id: ServiceRequestID(9), service: service, version: version, payload: payload)
      return failures(rig.step(.message(.service(request), from: ClientRig.scale)))
    }
    #expect(send("weather", 1, "{}") == [.unknownService])
    #expect(send("permissions", 2, #"{"do":"table"}"#) == [.unknownVersion])
    for payload in ["", "[]", "{", #"{"do":"give"}"#, #"{"do":"ask","resource":"soul"}"#, "\u{0}"] {
      #expect(send("permissions", 1, payload) == [.malformed], "\(payload)")
    }
  }

  // MARK: Location

  @Test("Permissions.LO1, Permissions.LO2. Allow Once lasts until the app leaves the foreground")
  func once() throws {
    var rig = rig()
    let first = try ask(&rig, .location, answer: "Allow Once")
    #expect(first == Outcome(status: .whenInUse, isAsked: true))
    #expect(try ask(&rig, .location) == Outcome(status: .whenInUse))
    #expect(try ask(&rig, .location, .always) == Outcome(status: .whenInUse))
    let left = rig.step(.foreground(ClientRig.mail))
    let events = ClientRig.messages(left, to: ClientRig.scale).filter {
      if case .service(.event(.permissions, version: 1, _)) = $0 { true } else { false }
    }
    #expect(events.count == 1)
    rig.step(.foreground(ClientRig.scale))
    #expect(try ask(&rig, .location).isAsked)
  }

  @Test(
    "Permissions.LO3. Always is asked for once, after While Using",
    arguments: ["Keep Only While Using", "Change to Always Allow"])
  func always(_ answer: String) throws {
    var rig = rig()
    _ = try ask(&rig, .location, answer: "Allow While Using App")
    let status: PermissionStatus = answer.hasPrefix("Keep") ? .whenInUse : .always
    let outcome = try ask(&rig, .location, .always, answer: answer)
    #expect(outcome == Outcome(status: status, isAsked: true))
    #expect(try ask(&rig, .location, .always) == Outcome(status: status))
    // Without an earlier decision the user is asked for the use of the app.
    rig = self.rig()
    let provisional = try ask(&rig, .location, .always, answer: "Allow While Using App")
    #expect(provisional == Outcome(status: .always, isAsked: true))
    #expect(try ask(&rig, .location, .always) == Outcome(status: .always))
  }

  @Test("Permissions.LO4. The precise location is asked for if the location is approximate")
  func accuracy() throws {
    var rig = rig()
    #expect(try ask(&rig, .location, .temporaryFullAccuracy) == Outcome(status: .notDetermined))
    _ = try ask(&rig, .location, answer: "Allow While Using App")
    #expect(try ask(&rig, .location, .temporaryFullAccuracy) == Outcome(status: .whenInUse))
    var settings = rig.phone.settings
    settings.permissions.apps[ClientRig.scaleBundle]?[.location]?.isPrecise = false
    rig.step(.settings(settings))
    func isPrecise() throws -> Bool? { try tables(send(&rig, .table)).first?[.location].isPrecise }
    #expect(try isPrecise() == false)
    #expect(
      try ask(&rig, .location, .temporaryFullAccuracy, answer: "Don’t Allow")
        == Outcome(status: .whenInUse, isAsked: true))
    #expect(try isPrecise() == false)
    _ = try ask(&rig, .location, .temporaryFullAccuracy, answer: "Allow Once")
    #expect(try isPrecise() == true)
    rig.step(.foreground(ClientRig.mail))
    #expect(try isPrecise() == false)
  }

  // MARK: Settings

  @Test("Permissions.ST1. Settings list the permissions of apps and change them")
  func systemSettings() throws {
    var rig = ClientRig(isMailOfSystem: true)
    rig.connectOverlay()
    _ = try ask(&rig, .location, answer: "Allow While Using App")
    let bundle = ClientRig.scaleBundle
    let present = SystemSetting.permission(bundle, .location, Permission(.whenInUse))
    #expect(rig.phone.systemSettings.contains(present))
    let change = SystemSetting.permission(bundle, .location, Permission(.denied))
    let refused = rig.request(.setting(change), by: ClientRig.scale)
    #expect(ClientRig.notes(refused) == ["not-permitted"])
    rig.request(.setting(change), by: ClientRig.mail)
    #expect(rig.phone.systemSettings.contains(change))
    // A status of another resource, and an app that has never asked, are refused.
    for wrong in [
      SystemSetting.permission(bundle, .location, Permission(.authorized)),
      .permission(bundle, .camera, Permission(.authorized)),
    ] {
      rig.request(.setting(wrong), by: ClientRig.mail)
      #expect(!rig.phone.systemSettings.contains(wrong))
    }
  }

  @Test("Permissions.SC1. Decisions have a text")
  func texts() {
    var settings = PermissionSettings()
    let texts = [
      "*=microphone=authorized", "com.example.Scale=location=when-in-use+reduced+asked",
      "com.example.Scale=photos=limited",
    ]
    for text in texts {
      let isAdded = settings.add(text)
      #expect(isAdded)
    }
    #expect(settings.texts == texts)
    for wrong in [
      "", "=", "a=b=c", "com.example.Scale=camera", "com.example.Scale=camera=always",
      "com.example.Scale=camera=denied+reduced", "com.example.Scale=location=denied+",
      "com.example.Scale=camera=denied=x",
    ] {
      let isAdded = settings.add(wrong)
      #expect(!isAdded, "\(wrong)")
    }
    #expect(settings.texts == texts)
  }

  @Test("Random requests and answers keep the rules", arguments: 0..<20)
  func random(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var rig = rig()
    let resources: [ProtectedResource] = [.camera, .location, .photos]
    for _ in 0..<200 {
      let resource = resources.randomElement(using: &random) ?? .camera
      let before = rig.phone.permissions(of: ClientRig.scale)[resource].status
      let wasInFront = rig.phone.foreground == ClientRig.scale
      switch Int.random(in: 0..<5, using: &random) {
      case 0: rig.step(.foreground(Bool.random(using: &random) ? ClientRig.mail : ClientRig.scale))
      case 1:
        if let button = rig.phone.alerts.first?.buttons.randomElement(using: &random) {
          rig.step(.answer(button))
        }
      default:
        let level = PermissionLevel.allCases.randomElement(using: &random) ?? .standard
        let outcome = try ask(&rig, resource, level)
        // The user is asked in the foreground, without a decision or for more of the location.
        if outcome.isAsked {
          #expect(wasInFront && (before == .notDetermined || resource == .location))
        }
        if !wasInFront { #expect(outcome.status == before) }
      }
      // One question at most for each permission.
      #expect(rig.phone.alerts.count <= 3 * resources.count)
      #expect(Set(rig.phone.alerts.map(\.title)).count == rig.phone.alerts.count)
    }
  }
}
