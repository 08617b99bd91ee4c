import TactusPhoneLink
import TactusVoiceOver
import Testing

@Suite struct ElementSpeechTests {
  /// Returns what is spoken of the last element of a list.
  private func speech(
    _ elements: ScreenElement..., language: String = "en", after before: Int? = nil
  ) -> ElementSpeech.Texts {
    let screen = VoiceOverScreen([container()] + elements)
    return ElementSpeech(language).texts(of: elements.count, in: screen, after: before)
  }

  @Test("VoiceOver.SP1. Selected, label, value, role; the hint is apart")
  func parts() {
    let tare = element("Tare", traits: ["button"], hint: "Sets the scale to zero")
    #expect(speech(tare).text == "Tare, button")
    #expect(speech(tare).hint == "Sets the scale to zero")
    let today = element("Today", traits: ["button", "selected"], value: "3 new")
    #expect(speech(today).text == "selected, Today, 3 new, button")
    #expect(speech(element("Ready", traits: ["static-text"])).text == "Ready")
  }

  @Test(
    "VoiceOver.SP2. The words of the kinds of elements in three languages",
    arguments: [
      (["button"], "button", "Taste", "przycisk"),
      (["button", "not-enabled"], "dimmed, button", "grau, Taste", "wyszarzone, przycisk"),
      (["link"], "link", "Link", "łącze"),
      (["image"], "image", "Bild", "obrazek"),
      (["static-text", "header"], "heading", "Überschrift", "nagłówek"),
      (["search-field"], "search field", "Suchfeld", "pole wyszukiwania"),
      (["search-field", "text-field"], "search field", "Suchfeld", "pole wyszukiwania"),
      (["text-field"], "text field", "Textfeld", "pole tekstowe"),
      (["adjustable"], "adjustable", "einstellbar", "regulowane"),
      (["link", "button"], "button, link", "Taste, Link", "przycisk, łącze"),
      (["button", "back-button"], "back button", "Zurück-Taste", "przycisk Wstecz"),
    ])
  func roles(traits: [String], english: String, german: String, polish: String) {
    let one = element("X", traits: traits)
    #expect(speech(one).text == "X, \(english)")
    #expect(speech(one, language: "de-CH").text == "X, \(german)")
    #expect(speech(one, language: "pl-PL").text == "X, \(polish)")
  }

  @Test("VoiceOver.EX1. Whether an element is expanded is heard after its kind")
  func expansion() {
    let open = element("Details", traits: ["button", "expanded"])
    let closed = element("Details", traits: ["button", "collapsed"])
    #expect(speech(open).text == "Details, button, expanded")
    #expect(speech(closed).text == "Details, button, collapsed")
    #expect(speech(open, language: "de").text == "Details, Taste, erweitert")
    #expect(speech(closed, language: "pl").text == "Details, przycisk, zwinięte")
    #expect(speech(element("Details", traits: ["button"])).text == "Details, button")
  }

  @Test("VoiceOver.HL1. A heading with a level says it, from the first to the sixth")
  func headingLevels() {
    for level in 1...6 {
      let heading = element("Soups", traits: ["static-text", "header", "heading-level-\(level)"])
      #expect(speech(heading).text == "Soups, heading level \(level)")
      #expect(speech(heading, language: "de").text == "Soups, Überschrift Ebene \(level)")
      #expect(speech(heading, language: "pl").text == "Soups, nagłówek poziomu \(level)")
    }
    for level in [0, 7] {
      let heading = element("Soups", traits: ["header", "heading-level-\(level)"])
      #expect(speech(heading).text == "Soups, heading")
    }
    // Text with a level is a heading without the trait, too.
    #expect(speech(element("Soups", traits: ["heading-level-2"])).text == "Soups, heading level 2")
  }

  @Test("VoiceOver.SP3. Traits that change only behavior are not spoken")
  func silentTraits() {
    let traits = [
      "static-text", "keyboard-key", "summary-element", "updates-frequently", "plays-sound",
      "starts-media-session", "allows-direct-interaction", "causes-page-turn",
      "silent-on-touch", "requires-activation",
    ]
    #expect(speech(element("X", traits: traits)).text == "X")
    #expect(speech(element("X", traits: traits)).hint == nil)
  }

  @Test("VoiceOver.SP4. The state of a switch follows its role")
  func switches() {
    for (value, state, german, polish) in [
      ("1", "on", "ein", "włączone"), ("0", "off", "aus", "wyłączone"),
      ("2", "mixed", "gemischt", "mieszane"),
    ] {
      let one = element("Alarm", traits: ["button", "toggle-button"], value: value)
      #expect(speech(one).text == "Alarm, switch button, \(state)")
      #expect(speech(one, language: "de").text == "Alarm, Schalter, \(german)")
      #expect(speech(one, language: "pl").text == "Alarm, przełącznik, \(polish)")
    }
  }

  @Test("VoiceOver.SP5. Tabs and segments are counted")
  func positions() {
    var tabs = container(parent: 0)
    tabs.container = .set
    tabs.traits = ["tab-bar"]
    let first = element("Today", 0, parent: 1, traits: ["button", "selected"])
    let second = element("Log", 100, parent: 1, traits: ["button"])
    #expect(speech(tabs, first).text == "selected, Today, tab, 1 of 1")
    #expect(speech(tabs, first, second).text == "Log, tab, 2 of 2")
    tabs.traits = []
    #expect(speech(tabs, first, second).text == "Log, button, 2 of 2")
  }

  @Test("VoiceOver.SP6. The characters of a secret text are counted and not read")
  func secrets() {
    let field = element("Code", traits: ["secure-text-field"], value: "•••")
    #expect(speech(field).text == "Code, 3 characters, secure text field")
    #expect(speech(field, language: "pl").text == "Code, 3 znaki, bezpieczne pole tekstowe")
    #expect(VoiceOverStrings("pl").characters(5) == "5 znaków")
    #expect(VoiceOverStrings("en").characters(1) == "1 character")
  }

  @Test("VoiceOver.SP7. A list is named as the focus enters it, and has a beginning and an end")
  func containers() {
    var list = container(parent: 0)
    (list.container, list.label) = (.list, "Groceries")
    list.ordered = [2, 3, 4]
    let (milk, eggs) = (element("Milk", parent: 1), element("Eggs", 0, 50, parent: 1))
    let tea = element("Tea", 0, 100, parent: 1)
    #expect(speech(list, milk).text == "Groceries, Milk, list start")
    list.ordered = [2, 4, 3]
    #expect(speech(list, milk, tea, eggs, after: 2).text == "Eggs")
    list.ordered = [2, 3, 4]
    #expect(speech(list, milk, eggs, tea, after: 3).text == "Tea, list end")
    // From behind, too.
    #expect(speech(list, milk, eggs, tea).text == "Groceries, Tea, list end")
    // What is scrolled away is not in the list of elements.
    list.hasMoreAfter = true
    #expect(speech(list, milk, eggs, tea, after: 3).text == "Tea")
    (list.hasMoreAfter, list.hasMoreBefore) = (false, true)
    #expect(speech(list, milk).text == "Groceries, Milk, list end")
  }

  @Test("VoiceOver.SP8. Custom actions are mentioned")
  func actions() {
    var mail = element("Lunch?")
    mail.actions = ["Delete", "Reply"]
    #expect(speech(mail).text == "Lunch?, actions available")
  }

  @Test("VoiceOver.SP10. Of a table's cell the headers are spoken that have changed")
  func tables() {
    func cell(_ label: String, _ row: Int, _ column: Int) -> ScreenElement {
      var new = element(label)
      new.cell = ElementCell(
        row: row, column: column, rowHeaders: ["Row \(row)"], columnHeaders: ["Column \(column)"])
      return new
    }
    #expect(speech(cell("4", 0, 0)).text == "Row 0, Column 0, 4, row 1, column 1")
    #expect(speech(cell("4", 0, 0), cell("5", 0, 1), after: 1).text == "Column 1, 5, column 2")
    #expect(speech(cell("4", 0, 0), cell("6", 1, 0), after: 1).text == "Row 1, 6, row 2, column 1")
    // A cell of another table is none before.
    var (one, two) = (container(parent: 0), container(parent: 0))
    (one.container, two.container) = (.dataTable, .dataTable)
    var (first, second) = (cell("4", 0, 0), cell("5", 0, 1))
    (first.parent, second.parent) = (1, 3)
    #expect(
      speech(one, first, two, second, after: 2).text == "Row 0, Column 1, 5, row 1, column 2")
  }

  @Test("VoiceOver.SP11. Long labels are cut, control characters are spaces, nothing is silent")
  func badLabels() {
    let long = speech(element(String(repeating: "a", count: 1_000_000))).text
    #expect(long.count == VoiceOverConstants.maximumCharacters)
    #expect(speech(element("a\u{0}b\u{202E}c\n")).text == "a bc")
    #expect(speech(element(nil)).text == "unlabeled")
    #expect(speech(element("", traits: ["button"])).text == "button")
    #expect(speech(element(nil, value: "7")).text == "7")
    var acting = element(nil)
    acting.actions = ["Archive"]
    #expect(speech(acting).text == "actions available")
  }

  @Test("VoiceOver.SP14. What passes touches through is a direct touch area if it has no text")
  func directTouchArea() {
    let trait = "allows-direct-interaction"
    #expect(speech(element(nil, traits: [trait])).text == "direct touch area")
    #expect(speech(element("Keys", traits: [trait])).text == "Keys")
    #expect(speech(element(nil, traits: [trait, "button"])).text == "button")
  }

  @Test("VoiceOver.HI1. Hints by kind, unless the element is disabled")
  func hints() {
    for kind in ["button", "link"] { #expect(speech(element("X", traits: [kind])).hint == nil) }
    let slide = "Swipe up or down with one finger to adjust the value"
    #expect(speech(element("X", traits: ["adjustable"])).hint == slide)
    #expect(speech(element("X", traits: ["adjustable", "not-enabled"])).hint == nil)
    #expect(speech(element("X", traits: ["static-text"])).hint == nil)
    #expect(
      speech(element("X", traits: ["button", "toggle-button"]), language: "de").hint
        == "Zum Umschalten doppeltippen")
  }

  @Test("VoiceOver.WO1. Every language has every word; others speak English")
  func languages() {
    #expect(VoiceOverStrings.languages == ["ar", "de", "en", "pl"])
    for language in VoiceOverStrings.languages {
      #expect(VoiceOverStrings(language).isComplete, "\(language)")
    }
    #expect(VoiceOverStrings("fr-FR")[.button] == "button")
  }
}
