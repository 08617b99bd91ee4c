import PhoneTesting
import TactusPhone
import TactusPhoneTypes
import Testing
import UIKit

/// An app reads what another one has copied, on the screen (Pasteboard.PP1–PP8).
@MainActor
struct PastingScreenTests {
  /// An app that reads the pasteboard when it becomes active, and has a text field.
  final class ReadingApp: OpeningApp {
    static var readsAtStart = false
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    var texts: [String?] = []

    override func applicationDidBecomeActive(_ application: UIApplication) {
      super.applicationDidBecomeActive(application)
      if field.superview == nil {
        field.accessibilityIdentifier = "field"
        field.borderStyle = .roundedRect
        window?.rootViewController?.view.addSubview(field)
        let button = UIButton(type: .system)
        button.setTitle("Read", for: .normal)
        button.frame = CGRect(x: 20, y: 160, width: 120, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.read() }, for: .touchUpInside)
        window?.rootViewController?.view.addSubview(button)
      }
      if Self.readsAtStart { read() }
    }

    func read() {
      calls.append("reads")
      texts.append(UIPasteboard.general.string)
      calls.append("has read")
    }
  }

  /// Returns a phone on which Scale has copied a text and the reading app Mail is open.
  private func phone(
    _ version: SystemVersion = .standard, model: PhoneModel = .iPhone6s
  ) throws -> SimulatedPhone {
    ReadingApp.readsAtStart = false
    let phone = SimulatedPhone(model)
    phone.set(\.systemVersion, version)
    phone.home.install(OpeningApp.self, named: "Scale", identifier: "com.example.Scale")
    phone.home.install(ReadingApp.self, named: "Mail", identifier: "com.example.Mail")
    try phone.home.open("Scale")
    try phone.home.run("Scale") { UIPasteboard.general.string = "385 g" }
    phone.home.show()
    try phone.home.open("Mail")
    phone.wait(1)
    return phone
  }

  private func app(_ phone: SimulatedPhone) throws -> ReadingApp {
    try #require(try phone.home.delegate(of: "Mail") as? ReadingApp)
  }

  @Test(
    "Pasteboard.PP4, Pasteboard.PP5. The user answers by touch while the app waits",
    arguments: [("Allow Paste", "385 g"), ("Don’t Allow Paste", nil)] as [(String, String?)])
  func touch(_ button: String, _ text: String?) throws {
    let phone = try phone()
    let mail = try app(phone)
    var (titles, layerCount): ([String], Int) = ([], 0)
    phone.onQuestion { alert in
      titles.append(alert.title)
      phone.wait(20)
      layerCount = phone.composition.layers.count
      // The app is in the middle of its turn, and asks nothing else.
      #expect(mail.calls.last == "reads" && phone.element(label: alert.title) != nil)
      let nested = try phone.home.run("Mail") { UIPasteboard.general.string }
      #expect(nested == nil)
      try phone.tap(button)
      phone.wait(1)
    }
    try phone.home.run("Mail") { mail.read() }
    #expect(titles == ["“Mail” would like to paste from “Scale”"] && layerCount == 2)
    #expect(mail.texts == [text] && mail.calls.contains("has read"))
    phone.wait(1)
    #expect(phone.alerts.isEmpty)
    #expect(mail.calls.suffix(2) == ["inactive", "active"])
    #expect(phone.element(identifier: "field") != nil)
    #expect(!phone.notes.map(\.word).contains("not-responding"))
  }

  @Test("Pasteboard.PP5. An app that reads within its turn waits there")
  func withinTurn() throws {
    let phone = try phone()
    phone.home.show()
    ReadingApp.readsAtStart = true
    defer { ReadingApp.readsAtStart = false }
    let mail = try app(phone)
    var count = 0
    phone.onQuestion { _ in
      count += 1
      phone.wait(1)
      try phone.tap("Allow Paste")
    }
    try phone.home.open("Mail")
    phone.wait(2)
    #expect(mail.texts.first == "385 g")
    #expect(mail.texts.allSatisfy { $0 == "385 g" })
    // Being active again after the question, the app reads again, without another question.
    #expect(count == 1 && !phone.notes.map(\.word).contains("not-responding"))
  }

  @Test("Pasteboard.PP4. An app that reads whenever it is active asks once")
  func readsAgainAndAgain() throws {
    let phone = try phone()
    phone.home.show()
    ReadingApp.readsAtStart = true
    defer { ReadingApp.readsAtStart = false }
    let mail = try app(phone)
    var count = 0
    phone.onQuestion { _ in
      count += 1
      phone.wait(1)
      try phone.tap("Don’t Allow Paste")
    }
    try phone.home.open("Mail")
    phone.wait(5)
    #expect(count == 1 && mail.texts == [nil, nil])
  }

  @Test("Pasteboard.PP5. Without an answer nothing is read, and nothing waits")
  func nobodyAnswers() throws {
    let phone = try phone()
    let mail = try app(phone)
    try phone.home.run("Mail") { mail.read() }
    #expect(mail.texts == [nil])
    // Nor if the closure leaves the question as it is.
    phone.tap(at: (300, 600))
    phone.onQuestion { _ in phone.wait(1) }
    try phone.home.run("Mail") { mail.read() }
    #expect(mail.texts == [nil, nil])
    phone.onQuestion(nil)
    phone.wait(1)
    #expect(phone.alerts.isEmpty && phone.element(identifier: "field") != nil)
    phone.answers = ["Allow Paste"]
    phone.tap(at: (300, 600))
    try phone.home.run("Mail") { mail.read() }
    #expect(mail.texts == [nil, nil, "385 g"])
  }

  @Test("Pasteboard.PP5. A tap whose action reads is followed by the tap that answers")
  func tapReads() throws {
    let phone = try phone()
    let mail = try app(phone)
    phone.onQuestion { _ in
      phone.wait(1)
      try phone.tap("Allow Paste")
    }
    try phone.tap("Read")
    #expect(mail.texts == ["385 g"])
    phone.wait(1)
    #expect(mail.calls.last == "active" && phone.alerts.isEmpty)
  }

  @Test("Pasteboard.PP5. A script answers before the question")
  func script() throws {
    let phone = try phone()
    let mail = try app(phone)
    try phone.perform(
      script: "{\"answer\": \"Allow Paste\"}\n{\"tap\": {\"label\": \"Read\"}}")
    #expect(mail.texts == ["385 g"])
  }

  @Test("Pasteboard.PP2. Metadata and patterns ask nothing; values and data do")
  func metadata() throws {
    let phone = try phone()
    var asked = 0
    phone.onQuestion { _ in asked += 1 }
    func count(_ body: (UIPasteboard) -> Void) throws -> Int {
      phone.tap(at: (300, 600))
      asked = 0
      try phone.home.run("Mail") { body(.general) }
      return asked
    }
    let text = "public.utf8-plain-text"
    let metadataCount = try count {
      #expect($0.hasStrings && !$0.hasURLs && !$0.hasImages && !$0.hasColors)
      #expect($0.numberOfItems == 1 && $0.types == [text])
      #expect($0.types(forItemSet: nil) == [[text]])
      #expect($0.contains(pasteboardTypes: [text]) && $0.changeCount > 0)
      #expect($0.contains(pasteboardTypes: [text], inItemSet: nil))
      #expect($0.itemSet(withPasteboardTypes: [text]) == [0])
      #expect($0.itemProviders.first?.canLoadObject(ofClass: String.self) == true)
      $0.detectPatterns(for: [.number]) { _ in }
    }
    #expect(metadataCount == 0)
    let readings: [(UIPasteboard) -> Void] = [
      { #expect($0.string == nil) }, { #expect($0.strings == nil) }, { #expect($0.url == nil) },
      { #expect($0.image == nil) }, { #expect($0.color == nil) }, { #expect($0.items.isEmpty) },
      { #expect($0.data(forPasteboardType: text) == nil) },
      { #expect($0.value(forPasteboardType: text) == nil) },
      { #expect($0.values(forPasteboardType: text, inItemSet: nil)?.isEmpty == true) },
      { $0.detectValues(for: [.number]) { _ in } },
      {
        $0.itemProviders.first?.loadDataRepresentation(forTypeIdentifier: text) { data, error in
          #expect(data == nil && error != nil)
        }
      },
    ]
    for (index, reading) in readings.enumerated() {
      let readingCount = try count(reading)
      #expect(readingCount == 1, "reading \(index)")
    }
    // Named pasteboards are the app's own.
    let ownCount = try count { _ in
      let own = UIPasteboard.withUniqueName()
      own.string = "own"
      #expect(own.string == "own")
    }
    #expect(ownCount == 0)
  }

  @Test("Pasteboard.PP3. ⌘V and a paste control ask nothing, paste(_:) by the app does")
  func userPastes() throws {
    let phone = try phone()
    let mail = try app(phone)
    var asked = 0
    phone.onQuestion { _ in asked += 1 }
    try phone.tap(.identifier("field"))
    phone.wait(1)
    phone.press(key: .v, with: [.leftGUI])
    phone.wait(1)
    #expect(mail.field.text == "385 g" && asked == 0)
    try phone.home.run("Mail") {
      mail.field.text = ""
      let control = UIPasteControl(frame: CGRect(x: 20, y: 300, width: 120, height: 40))
      control.target = mail.field
      mail.window?.rootViewController?.view.addSubview(control)
    }
    phone.wait(0.5)
    try phone.tap("Paste")
    phone.wait(1)
    #expect(mail.field.text == "385 g" && asked == 0)
    try phone.home.run("Mail") { mail.field.paste(nil) }
    #expect(asked == 1)
  }

  @Test("Pasteboard.PP3. The edit menu asks nothing")
  func editMenu() throws {
    let phone = try phone()
    let mail = try app(phone)
    var asked = 0
    phone.onQuestion { _ in asked += 1 }
    phone.press(at: (100, 120), for: 0.8)
    phone.wait(1)
    try phone.tap("Paste")
    phone.wait(1)
    #expect(mail.field.text == "385 g" && asked == 0)
  }

  @Test("Pasteboard.PP7. Before 16 the app reads at once, below a notice")
  func notice() throws {
    let phone = try phone(SystemVersion(15))
    let mail = try app(phone)
    try phone.home.run("Mail") { mail.read() }
    #expect(mail.texts == ["385 g"] && phone.composition.banner == "Mail pasted from Scale")
    phone.wait(3)
    #expect(phone.composition.banner == nil)
    #expect(mail.calls.suffix(3) == ["active", "reads", "has read"])
  }
}
