import TactusHealthModel
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// The languages of the phone's questions, on the state machine.
@Suite struct QuestionLanguageTests {
  private static let languages = ["en", "de", "pl", "de-CH", "fr"]

  /// A phone in a language, with the program that shows questions.
  private func rig(_ language: String) -> ClientRig {
    var rig = ClientRig()
    rig.connectOverlay()
    var settings = rig.phone.settings
    settings.language = language
    rig.step(.settings(settings))
    return rig
  }

  private func ask(
    _ rig: inout ClientRig, _ resource: ProtectedResource, _ level: PermissionLevel = .standard
  ) throws -> SystemAlert {
    let request = ServiceRequest(
      id: ServiceRequestID(1), service: "permissions", version: 1,
      payload: try PermissionRequest.ask(resource, level, purpose: "To weigh.").payload())
    rig.step(.message(.service(request), from: ClientRig.scale))
    return try #require(rig.phone.alerts.first, "\(resource)")
  }

  @Test("SystemAlerts.LA1. Each language has every text, with the same placeholders")
  func completeness() {
    #expect(QuestionTexts.languages == ["de", "en", "pl"])
    for language in QuestionTexts.languages {
      let words = QuestionTexts(language)
      #expect(words.language == language && words.isComplete, "\(language)")
      for phrase in QuestionPhrase.allCases { #expect(!words[phrase].isEmpty, "\(phrase)") }
    }
    #expect(QuestionTexts("fr-CA") == .english && QuestionTexts("") == .english)
    #expect(QuestionTexts("de-AT") == QuestionTexts("de") && QuestionTexts("de") != .english)
  }

  @Test("SystemAlerts.LA1. A name of an app is a name, whatever it contains")
  func names() {
    let words = QuestionTexts("de")
    #expect(words.text(.opening, "%2", "A %1") == "„%2“ möchte „A %1“ öffnen")
    #expect(words.text(.microphone, "100 %") == "„100 %“ möchte auf das Mikrofon zugreifen")
  }

  @Test(
    "SystemAlerts.LA1, Permissions.PE4. A permission is asked for in the user's language",
    arguments: ProtectedResource.allCases)
  func permissions(_ resource: ProtectedResource) throws {
    var titles: Set<String> = []
    var buttons: Set<[String]> = []
    for language in Self.languages {
      var rig = rig(language)
      let alert = try ask(&rig, resource)
      #expect(alert.title.contains("Scale") && !alert.title.contains("%"))
      titles.insert(alert.title)
      buttons.insert(alert.buttons)
      // The button that denies is that of the English question.
      let english = QuestionTexts.english[resource == .tracking ? .askNotToTrack : .dontAllow]
      rig.step(.answer(english))
      #expect(rig.phone.alerts.isEmpty)
      #expect(rig.phone.permissions(of: ClientRig.scale)[resource].status == .denied, "\(language)")
    }
    #expect(titles.count == 3 && buttons.count == 3)
  }

  @Test("SystemAlerts.LA1. The question for the precise location, and the one for always")
  func location() throws {
    var rig = rig("de")
    _ = try ask(&rig, .location)
    rig.step(.answer("Beim Verwenden der App erlauben"))
    let alert = try ask(&rig, .location, .always)
    #expect(
      alert.title
        == "Darf „Scale“ deinen Standort auch verwenden, wenn du die App nicht verwendest?")
    #expect(
      alert.buttons == ["Nur beim Verwenden beibehalten", "In „Immer erlauben“ ändern"])
    rig.step(.answer("Change to Always Allow"))
    #expect(rig.phone.permissions(of: ClientRig.scale)[.location].status == .always)
  }

  @Test("SystemAlerts.LA2. Titles on the screen and English ones answer; others do not")
  func answers() throws {
    for (label, status) in [
      ("Zezwól", nil), ("Erlauben", nil), ("Pozwól", .authorized), ("Allow", .authorized),
      ("Nie pozwalaj", .denied), ("Don’t Allow", .denied),
    ] as [(String, PermissionStatus?)] {
      var rig = rig("pl")
      _ = try ask(&rig, .camera)
      #expect(rig.phone.acceptsAnswer(label) == (status != nil), "\(label)")
      let effects = rig.step(.answer(label))
      #expect(ClientRig.notes(effects).contains("wrong-answer") == (status == nil))
      let found = rig.phone.permissions(of: ClientRig.scale)[.camera].status
      #expect(found == status ?? .notDetermined, "\(label)")
    }
    // Presets and answers before the question as well.
    for input in [PhoneInput.presetAnswers(["Allow"]), .answer("Pozwól")] {
      var rig = rig("pl")
      rig.step(input)
      let request = ServiceRequest(
        id: ServiceRequestID(1), service: "permissions", version: 1,
        payload: try PermissionRequest.ask(.microphone, purpose: "").payload())
      rig.step(.message(.service(request), from: ClientRig.scale))
      #expect(rig.phone.permissions(of: ClientRig.scale)[.microphone].status == .authorized)
    }
  }

  @Test("SystemAlerts.LA1. A question keeps its language when that of the phone changes")
  func change() throws {
    var rig = rig("de")
    let alert = try ask(&rig, .camera)
    var settings = rig.phone.settings
    settings.language = "pl"
    rig.step(.settings(settings))
    #expect(rig.phone.alerts == [alert])
    rig.step(.answer("Nicht erlauben"))
    #expect(
      try ask(&rig, .microphone).title == "Aplikacja „Scale” chce uzyskać dostęp do mikrofonu")
  }

  @Test("SystemAlerts.LA1, SystemAlerts.LA2, Health.TY2. The sheet for health data")
  func health() throws {
    for (language, title, labels) in [
      ("en", "Write Steps", ["Write Steps", "Turn On All"]),
      ("de", "Schreiben Schritte", ["Schreiben Schritte", "Write Steps", "Alle aktivieren"]),
      ("pl", "Zapis Kroki", ["Zapis Kroki", "Kroki", "Steps", "Włącz wszystkie", "Turn On All"]),
    ] {
      for label in labels {
        var rig = rig(language)
        let steps = "HKQuantityTypeIdentifierStepCount"
        let request = ServiceRequest(
          id: ServiceRequestID(1), service: "health", version: HealthRequest.version,
          payload: HealthRequest.authorize(share: [steps], read: [], purpose: "Why.").payload)
        rig.step(.message(.service(request), from: ClientRig.scale))
        let alert = try #require(rig.phone.alerts.first)
        let one = try #require(alert.switches.first)
        #expect("\(one.group) \(one.title)" == title && alert.message == "Why.")
        #expect(rig.phone.acceptsAnswer(label))
        rig.step(.answer(label))
        #expect(rig.phone.alerts.first?.switches.first?.isOn == true, "\(label)")
        rig.step(.answer(QuestionTexts(language)[.turnOffAll]))
        #expect(rig.phone.alerts.first?.switches.first?.isOn == false)
        rig.step(.answer(label))
        rig.step(.answer("Allow"))
        #expect(rig.phone.health.access(of: "com.example.Scale").share[steps] == true)
      }
    }
  }

  @Test("SystemAlerts.LA1. The question for the output of sound")
  func output() throws {
    var rig = rig("de")
    rig.step(.message(.sound(.chooseOutput), from: ClientRig.scale))
    let alert = try #require(rig.phone.alerts.first)
    #expect(alert.title == "Audioausgabe" && alert.buttons == ["iPhone", "Abbrechen"])
  }
}
