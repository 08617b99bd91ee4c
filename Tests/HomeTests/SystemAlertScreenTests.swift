import PhoneTesting
import TactusJSON
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

/// The phone's questions on the screen, and apps that open each other (SystemAlerts.Q1–Q4,
/// Opening.U1–U6).
@MainActor
struct SystemAlertScreenTests {
  private func phone(_ model: PhoneModel = .iPhone6s) -> SimulatedPhone {
    let phone = SimulatedPhone(model)
    phone.home.install(
      OpeningApp.self, named: "Scale", identifier: "com.example.Scale", urlSchemes: ["scale"])
    phone.home.install(
      OpenedApp.self, named: "Mail", identifier: "com.example.Mail", urlSchemes: ["Mail"])
    return phone
  }

  private func app(_ name: String, _ phone: SimulatedPhone) throws -> OpeningApp {
    try #require(try phone.home.delegate(of: name) as? OpeningApp)
  }

  @Test(
    "SystemAlerts.Q2, SystemAlerts.A1. A touch on a button answers",
    arguments: [
      PhoneModel.iPhone6s, .iPhone17,
    ])
  func touchAnswers(_ model: PhoneModel) throws {
    let phone = phone(model)
    try phone.home.open("Scale")
    let scale = try app("Scale", phone)
    try phone.home.run("Scale") { scale.open("mail:hello") }
    phone.wait(1)
    #expect(phone.alerts.map(\.title) == ["“Scale” wants to open “Mail”"])
    #expect(phone.element(label: "“Scale” wants to open “Mail”") != nil)
    #expect(phone.element(label: "opener") == nil)
    #expect(phone.composition.layers.count == 2)
    #expect(scale.calls.suffix(2) == ["can open: true", "inactive"])
    try phone.tap("Open")
    phone.wait(1)
    #expect(phone.alerts.isEmpty)
    #expect(phone.home.openApp == "Mail")
    #expect(
      try app("Mail", phone).calls == [
        "launch", "open mail:hello from com.example.Scale", "active",
      ])
    #expect(scale.calls.suffix(4) == ["active", "opened: true", "inactive", "background"])
    #expect(phone.element(label: "opened") != nil)
    phone.goBack()
    phone.wait(1)
    #expect(phone.home.openApp == "Scale")
    #expect(scale.calls.suffix(2) == ["foreground", "active"])
  }

  @Test("SystemAlerts.A1. An accessibility action answers, and the escape gesture cancels")
  func accessibilityAnswers() throws {
    let phone = phone()
    try phone.home.open("Scale")
    let scale = try app("Scale", phone)
    for (line, opened) in [
      (#"{"accessibility": {"action": "activate", "label": "Cancel"}}"#, "opened: false"),
      (#"{"accessibility": {"action": "activate", "label": "Open"}}"#, "opened: true"),
    ] {
      try phone.home.run("Scale") { scale.open("mail:") }
      phone.wait(1)
      try phone.perform(script: line)
      phone.wait(1)
      #expect(scale.calls.contains(opened))
    }
    #expect(phone.home.openApp == "Mail")
  }

  @Test("SystemAlerts.Q3, SystemAlerts.R4. Questions follow each other, also after a crash")
  func sequence() throws {
    let phone = phone()
    try phone.home.open("Scale")
    for title in ["First?", "Second?"] {
      phone.ask(SystemAlert(title: title, message: "Message", buttons: ["No", "Yes"]))
    }
    phone.wait(1)
    #expect(phone.element(label: "First?") != nil && phone.element(label: "Second?") == nil)
    phone.terminateAlerts()
    phone.wait(1)
    #expect(phone.element(label: "First?") != nil)
    try phone.tap("Yes")
    phone.wait(1)
    #expect(phone.element(label: "First?") == nil && phone.element(label: "Second?") != nil)
    try phone.answer("No")
    phone.wait(1)
    #expect(phone.element(label: "opener") != nil)
    #expect(throws: (any Error).self) { try phone.answer("No") }
  }

  @Test("SystemAlerts.W1. Headings of a sheet name the app of the question, whatever its title is")
  func switches() throws {
    let phone = phone()
    try phone.home.open("Scale")
    phone.ask(
      SystemAlert(
        title: "Is “this” a question?", buttons: ["No", "Yes"], app: "A “quoted” app",
        switches: [.init(title: "Something", group: "Read")]))
    phone.wait(1)
    #expect(phone.element(label: "Allow “A “quoted” app” to read") != nil)
    #expect(phone.element(label: "Read Something") != nil)
    try phone.tap("Read Something")
    phone.wait(0.5)
    try phone.tap("Yes")
    phone.wait(1)
    #expect(phone.alerts.isEmpty)
  }

  @Test("SystemAlerts.A2. Preset answers of a test")
  func preset() throws {
    let phone = phone()
    phone.answers = ["Open"]
    try phone.home.open("Scale")
    let scale = try app("Scale", phone)
    try phone.home.run("Scale") { scale.open("mail:") }
    phone.wait(1)
    #expect(phone.home.openApp == "Mail")
    let words = phone.notes.map(\.word)
    #expect(words.filter { $0 == "asked" } == ["asked"])
    #expect(words.filter { $0 == "answered" } == ["answered"])
  }

  @Test("SystemAlerts.R5. An app that ends while the phone asks for it leaves no question")
  func appEnds() throws {
    let phone = phone()
    try phone.home.open("Scale")
    let scale = try app("Scale", phone)
    try phone.home.run("Scale") { scale.open("mail:") }
    phone.wait(1)
    try phone.home.terminate("Scale")
    phone.wait(1)
    #expect(phone.alerts.isEmpty)
    #expect(phone.home.isShown)
    try phone.home.open("Mail")
    #expect(phone.home.openApp == "Mail")
  }

  @Test("SystemAlerts.A1, SystemAlerts.A3, SystemAlerts.A4. Answers of a script")
  func script() throws {
    let phone = phone()
    try phone.home.open("Scale")
    let scale = try app("Scale", phone)
    try phone.home.run("Scale") { scale.open("mail:") }
    func message(_ text: String) -> String {
      do {
        try phone.perform(PhoneScript(SourceText(name: "s.jsonl", text: text)))
        return "no error"
      } catch { return "\(error)" }
    }
    let unanswered = message(#"{"wait": 1}"#)
    #expect(unanswered.contains("s.jsonl:1") && unanswered.contains("“Cancel”, “Open”"))
    let wrong = message(#"{"answer": "Allow"}"#)
    #expect(wrong.contains("no button “Allow”") && wrong.contains("“Cancel”, “Open”"))
    #expect(message(#"{"answer": "Open"}"#) == "no error")
    #expect(phone.home.openApp == "Mail")
    #expect(message(#"{"back": true}"#) == "no error")
    #expect(phone.home.openApp == "Scale")
    #expect(message(#"{"back": true}"#).contains("s.jsonl:1"))
    let early = message("{\"answer\": \"Open\"}\n{\"wait\": 1}")
    #expect(early.contains("s.jsonl:1:1") && early.contains("asked nothing"))
  }

  @Test("Pasteboard.CO10. Another app pastes images, URLs, colors, bytes and property lists")
  func pasteboardItems() throws {
    let phone = phone()
    phone.answers = ["Allow Paste"]
    try phone.home.open("Scale")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    try phone.home.run("Scale") {
      UIPasteboard.general.items = [
        ["public.png": image, "public.utf8-plain-text": "red"],
        ["public.url": try #require(URL(string: "https://example.com/ä?b"))],
        ["com.apple.uikit.color": UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)],
        ["com.example.weight": Data([0, 255, 7])],
        ["com.example.list": ["grams": 385, "names": ["a"]] as [String: Any]],
      ]
    }
    // An app that is launched later has them too.
    phone.home.show()
    try phone.home.open("Mail")
    try phone.home.run("Mail") {
      let board = UIPasteboard.general
      #expect(board.numberOfItems == 5 && board.string == "red")
      #expect(board.image?.size == image.size && board.image?.scale == image.scale)
      #expect(board.image?.pngData() == image.pngData())
      #expect(board.urls?.last?.absoluteString == "https://example.com/%C3%A4?b")
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = board.color?.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
      #expect(parts == (0.25, 0.5, 1, 0.75))
      #expect(
        board.data(forPasteboardType: "com.example.weight", inItemSet: IndexSet(integer: 3))
          == [Data([0, 255, 7])])
      let list = board.values(forPasteboardType: "com.example.list", inItemSet: nil)?.first
      #expect((list as? [String: Any])?["grams"] as? Int == 385)
      // What this app copies replaces it everywhere.
      board.image = nil
    }
    phone.wait(1)
    #expect(try phone.home.run("Scale") { UIPasteboard.general.numberOfItems } == 0)
  }

  @Test("Pasteboard.CO11. Of too much, other apps get the text alone")
  func pasteboardLimit() throws {
    let phone = phone()
    phone.answers = ["Allow Paste"]
    try phone.home.open("Scale")
    try phone.home.run("Scale") {
      UIPasteboard.general.items = [
        ["com.example.large": Data(count: 3 << 20), "public.utf8-plain-text": "large"]
      ]
    }
    phone.home.show()
    try phone.home.open("Mail")
    try phone.home.run("Mail") {
      #expect(UIPasteboard.general.string == "large")
      #expect(UIPasteboard.general.types == ["public.utf8-plain-text"])
    }
    // The app itself keeps everything.
    try phone.home.run("Scale") { #expect(UIPasteboard.general.types.count == 2) }
  }

  @Test("Pasteboard.CO10. What one app copies, another pastes")
  func pasteboard() throws {
    let phone = phone()
    phone.answers = ["Allow Paste"]
    try phone.home.open("Scale")
    try phone.home.run("Scale") { UIPasteboard.general.string = "385 g" }
    phone.home.show()
    try phone.home.open("Mail")
    #expect(try phone.home.run("Mail") { UIPasteboard.general.string } == "385 g")
    try phone.home.run("Mail") { UIPasteboard.general.string = "1 oz" }
    phone.home.show()
    try phone.home.open("Scale")
    #expect(try phone.home.run("Scale") { UIPasteboard.general.string } == "1 oz")
    #expect(try phone.home.run("Scale") { UIPasteboard.general.hasStrings })
  }

  @Test("Pasteboard.CO10, TextViews.TV19. Copied text has its attributes in another app")
  func richText() throws {
    let phone = phone()
    phone.answers = ["Allow Paste"]
    func paste(allowsAttributes: Bool) throws -> (text: String?, font: UIFont?) {
      try phone.home.run("Mail") {
        let view = UITextView()
        view.allowsEditingTextAttributes = allowsAttributes
        view.text = "> "
        view.paste(nil)
        let font = view.textStorage.attribute(.font, at: 3, effectiveRange: nil)
        return (view.text, font as? UIFont)
      }
    }
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    try phone.home.open("Scale")
    try phone.home.run("Scale") {
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "385 g", attributes: [.font: bold])
      view.selectAll(nil)
      view.copy(nil)
    }
    phone.home.show()
    try phone.home.open("Mail")
    let rich = try paste(allowsAttributes: true)
    #expect(rich.text == "> 385 g" && rich.font == bold)
    let plain = try paste(allowsAttributes: false)
    #expect(plain.text == "> 385 g" && plain.font != bold)
    let types = try phone.home.run("Mail") { UIPasteboard.general.types }
    #expect(types == ["public.rtf", "public.utf8-plain-text"])
    try phone.home.run("Scale") { UIPasteboard.general.string = "1 oz" }
    phone.wait(1)
    #expect(try paste(allowsAttributes: true).text == "> 1 oz")
    let html = Data("<b style='font-size: 30px'>2</b> kg".utf8)
    try phone.home.run("Mail") {
      UIPasteboard.general.setData(html, forPasteboardType: "public.html")
    }
    let web = try paste(allowsAttributes: true)
    #expect(web.text == "> 2 kg")
  }
}
