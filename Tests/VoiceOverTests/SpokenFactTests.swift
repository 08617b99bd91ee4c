import TactusPhoneLink
import TactusVoiceOver
import Testing

/// Texts and orders that others have compared with VoiceOver: those of the reference pictures and
/// parser tests of AccessibilitySnapshot (Cash App, Apache License 2.0; iOS 17.5 to 26.2).
///
/// The pictures write sentences with full stops and capitals, which are not compared.
@Suite struct SpokenFactTests {
  /// An element and what is heard of it.
  struct Fact: Sendable, CustomTestStringConvertible {
    let element: ScreenElement
    let text: String
    let hint: String?

    init(
      _ text: String, hint: String? = nil, label: String? = "X", value: String? = nil,
      own: String? = nil, _ traits: String...
    ) {
      element = VoiceOverTests.element(label, traits: traits, value: value, hint: own)
      (self.text, self.hint) = (text, hint)
    }

    var testDescription: String { text }
  }

  private static let toggles = "Double tap to toggle setting."
  private static let slides = "Swipe up or down with one finger to adjust the value."

  @Test(
    "VoiceOver.SP2. Every kind of button is heard as on the pictures",
    arguments: [
      Fact("X"), Fact("X. Button.", "button"), Fact("X. Link.", "link"),
      Fact("X. Heading.", "header"), Fact("X. Search Field.", "search-field"),
      Fact("X. Image.", "image"), Fact("Selected: X", "selected"), Fact("X", "plays-sound"),
      Fact("X", "keyboard-key"), Fact("X", "static-text"), Fact("X", "summary-element"),
      Fact("X. Dimmed.", "not-enabled"), Fact("X", "updates-frequently"),
      Fact("X", "starts-media-session"), Fact("X. Adjustable.", hint: slides, "adjustable"),
      Fact("X", "allows-direct-interaction"), Fact("X", "causes-page-turn"), Fact("X", "tab-bar"),
      Fact("X. Button. Link.", "button", "link"), Fact("X. Button. Heading.", "header", "button"),
      Fact("X. Button. Search Field.", "search-field", "button"),
      Fact("X. Button. Image.", "image", "button"),
      Fact("Selected: X. Button.", "selected", "button"),
      Fact("X. Dimmed. Button.", "button", "not-enabled"),
      Fact("X. Button. Adjustable.", hint: slides, "adjustable", "button"),
      Fact("X", "keyboard-key", "button"),
      Fact(
        "Selected: X. Dimmed. Heading. Link. Adjustable. Image. Search Field.", "button", "link",
        "header", "search-field", "image", "selected", "plays-sound", "keyboard-key", "static-text",
        "summary-element", "not-enabled", "updates-frequently", "starts-media-session",
        "adjustable", "allows-direct-interaction", "causes-page-turn", "tab-bar"),
    ])
  func traits(fact: Fact) { check(fact) }

  private static let edit = "Double tap to edit."

  @Test(
    "VoiceOver.HI2. Label, value and hint are heard as on the pictures",
    arguments: [
      Fact("Label", label: "Label"), Fact("Value", label: nil, value: "Value"),
      Fact("Hint", label: nil, own: "Hint"), Fact("Label: Value", label: "Label", value: "Value"),
      Fact("Label", hint: "Hint", label: "Label", own: "Hint"),
      Fact("Value", hint: "Hint", label: nil, value: "Value", own: "Hint"),
      Fact("Label: Value", hint: "Hint", label: "Label", value: "Value", own: "Hint"),
      Fact("Hint. Adjustable.", label: nil, own: "Hint", "adjustable"),
      Fact(
        "Label. Adjustable.", hint: "Hint. " + slides, label: "Label", own: "Hint", "adjustable"),
      Fact("Button. Heading.", label: nil, "button", "header"),
      Fact("Adjustable.", hint: slides, label: nil, "adjustable"),
      Fact("Hint. Button.", label: nil, own: "Hint", "button"),
    ])
  func edgeCases(fact: Fact) { check(fact) }

  @Test(
    "VoiceOver.SP4. Switches and elements like them are heard as on the pictures",
    arguments: [
      Fact("Switch Button. On.", hint: toggles, label: nil, value: "1", "button", "toggle-button"),
      Fact("Switch Button. Off.", hint: toggles, label: nil, value: "0", "button", "toggle-button"),
      Fact(
        "Dimmed. Switch Button. On.", label: nil, value: "1", "button", "toggle-button",
        "not-enabled"),
      Fact("X. Switch Button. On.", hint: toggles, value: "1", "button", "toggle-button"),
      Fact(
        "X. Switch Button. On.", hint: "Hint. " + toggles, value: "1", own: "Hint", "button",
        "toggle-button"),
      Fact(
        "Selected: X. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
        hint: "Hint. " + toggles, value: "0", own: "Hint", "button", "toggle-button", "selected",
        "header", "link", "adjustable", "image", "search-field"),
      Fact(
        "Selected: X. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
        hint: "Hint", value: "0", own: "Hint", "button", "toggle-button", "selected", "header",
        "link", "adjustable", "image", "search-field", "not-enabled"),
      Fact("X. Switch Button. Mixed.", hint: toggles, value: "2", "button", "toggle-button"),
      Fact("X. On.", hint: toggles, value: "1", "toggle-button"),
      Fact("X. 3", hint: toggles, value: "3", "toggle-button"),
      Fact("X. Switch Button. Value", hint: toggles, value: "Value", "button", "toggle-button"),
    ])
  func switches(fact: Fact) { check(fact) }

  @Test(
    "VoiceOver.HI1. Text fields and views are heard as on the pictures",
    arguments: [
      Fact("Text Field.", hint: edit, label: nil, "text-field"),
      Fact(
        "Text Field. Is editing.", hint: "Use the rotor to access Misspelled Words", label: nil,
        "text-field", "is-editing"),
      Fact("Some text. Text Field.", hint: edit, label: nil, value: "Some text", "text-field"),
      Fact("Password. Secure Text Field.", hint: edit, label: "Password", "secure-text-field"),
      Fact(
        "Text Field.", hint: "Double tap to edit., Use the rotor to access Misspelled Words",
        label: nil, "text-field", "text-area"),
      Fact(
        "Text Field. Is editing.", hint: "Use the rotor to access Misspelled Words", label: nil,
        "text-field", "text-area", "is-editing"),
      Fact(
        "Hello. Text Field.", hint: "Double tap to edit., Use the rotor to access Misspelled Words",
        label: nil, value: "Hello", "text-field", "text-area"),
      Fact("First. Back Button.", label: "First", "button", "back-button"),
      Fact("Back Button.", label: "Back", "button", "back-button"),
      Fact(
        "page 2 of 3. Adjustable.", hint: slides, label: nil, value: "page 2 of 3", "adjustable"),
      Fact("75%. Adjustable.", hint: slides, label: nil, value: "75%", "adjustable"),
    ])
  func fields(fact: Fact) { check(fact) }

  @Test(
    "VoiceOver.SP2. Controls are heard as the acceptance criteria of magentaA11y (T-Mobile) list",
    arguments: [
      Fact("Label, button", label: "Label", "button"),
      Fact("Label, dimmed, button", label: "Label", "button", "not-enabled"),
      Fact("Label, link", label: "Label", "link"),
      Fact("Label, dimmed, link", label: "Label", "link", "not-enabled"),
      Fact("Categories, heading", label: "Categories", "static-text", "header"),
      Fact("Search, Search field", hint: edit, label: "Search", "search-field", "text-field"),
      Fact(
        "Label, dimmed, switch button, off", label: "Label", value: "0", "button", "toggle-button",
        "not-enabled"),
      Fact("Name, value, adjustable", hint: slides, label: "Name", value: "value", "adjustable"),
      Fact(
        "November, picker item, adjustable", hint: slides, label: nil, value: "November",
        "adjustable", "picker-item"),
      Fact("Month, button, adjustable", hint: slides, label: "Month", "button", "adjustable"),
      Fact("Selected, Day, button", label: "Day", "button", "selected"),
      Fact("Day, dimmed, button", label: "Day", "button", "not-enabled"),
      Fact(
        "Label, option, button, collapsed", label: "Label", value: "option", "button", "collapsed"),
      Fact("Loading", label: "Loading", "updates-frequently"),
    ])
  func criteria(fact: Fact) { check(fact) }

  @Test("VoiceOver.SP5. Segments of a group and the first of a list are heard as listed there")
  func segments() {
    var (group, set) = (container(parent: 0), container(parent: 1))
    (group.container, group.label, group.isGroup) = (.semanticGroup, "Favorite apps", true)
    (set.container, set.isGroup) = (.set, true)
    let members = [
      element("Weather", 0, parent: 2, traits: ["button", "selected"]),
      element("Photos", 100, parent: 2, traits: ["button"]),
      element("Clock", 200, parent: 2, traits: ["button", "not-enabled"]),
    ]
    expect(
      [container(), group, set] + members,
      [
        "Favorite apps, Selected, Weather, button, 1 of 3", "Photos, button, 2 of 3",
        "Clock, dimmed, button, 3 of 3",
      ])
    var list = container(parent: 0)
    (list.container, list.ordered) = (.list, [2])
    let chip = element("label, filter", parent: 1, traits: ["button", "selected"])
    expect([container(), list, chip], ["Selected, label, filter, button, list start"])
  }

  @Test("VoiceOver.SP5. All elements in a view with the trait of a tab bar are tabs")
  func tabs() {
    var bar = container(parent: 0)
    (bar.traits, bar.isGroup) = (["tab-bar"], true)
    let all = ["header", "link", "adjustable", "image", "search-field", "not-enabled"]
    let members = [
      element("Item A", parent: 1), element("Item B", parent: 1, traits: ["selected"]),
      element("Item C", parent: 1, traits: ["button", "not-enabled"]), element(nil, parent: 1),
      element("Item E", parent: 1, traits: all),
    ]
    bar.ordered = [2, 3, 4, 5, 6]
    expect(
      [container(), bar] + members,
      [
        "Item A. Tab. 1 of 5.", "Selected: Item B. Tab. 2 of 5.", "Item C. Dimmed. Tab. 3 of 5.",
        "Tab. 4 of 5.",
        "Item E. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 5 of 5.",
      ])
  }

  @Test("VoiceOver.RO4. In a tab bar of the app a container has its own place among the tabs")
  func containersOfTabs() {
    var bar = container(parent: 0, 0, 100, height: 40)
    (bar.traits, bar.isGroup) = (["tab-bar"], true)
    var named = container(parent: 1, 120, 100, width: 60, height: 40)
    named.ordered = [5, 4, 6]
    let elements = [
      container(), bar, element("A", 0, 100, width: 60, parent: 1), named,
      element("1", 124, 110, width: 8, height: 20, parent: 3),
      element("2", 146, 110, width: 8, height: 20, parent: 3),
      element("3", 168, 110, width: 8, height: 20, parent: 3),
      element("x", 64, 110, width: 8, height: 20, parent: 1),
      element("H", 200, 100, width: 60, parent: 1),
    ]
    expect(
      elements,
      ["A. Tab. 1 of 6.", "2. Tab. 2 of 6.", "1. Tab. 3 of 6.", "3. Tab. 4 of 6."]
        + ["H. Tab. 5 of 6.", "x. Tab. 6 of 6."])
  }

  @Test("VoiceOver.SP13. A bar of the system says nothing of a disabled tab, and counts its items")
  func systemTabs() {
    var bar = container(parent: 0)
    (bar.traits, bar.container, bar.isGroup) = (["tab-bar"], .set, true)
    let elements = [
      container(), bar, element("Item A", parent: 1, traits: ["button"]),
      element("Item B", 100, parent: 1, traits: ["button", "selected"]),
      element("Item C", 200, parent: 1, traits: ["button", "not-enabled"]),
      element("orphan", 0, 60, parent: 1),
    ]
    expect(
      elements,
      ["Item A. Tab. 1 of 3.", "Selected: Item B. Tab. 2 of 3.", "Item C. Tab. 3 of 3.", "orphan"])
    #expect(VoiceOverStrings("en").items(3) == "3 items")
    #expect(VoiceOverStrings("en").items(1) == "1 item")
  }

  @Test("VoiceOver.SP7. Lists and landmarks begin and end after the label")
  func listsAndLandmarks() {
    for (kind, start, end) in [
      (ElementContainer.list, "List Start.", "List End."), (.landmark, "Landmark.", "End."),
    ] {
      var box = container(parent: 0)
      (box.container, box.ordered) = (kind, [2, 3, 4, 5])
      let members = (1...4).map { element("Label \($0)", 0, Double($0) * 50, parent: 1) }
      let texts = ["Label 1. \(start)", "Label 2", "Label 3", "Label 4. \(end)"]
      expect([container(), box] + members, texts)
      expect([container(), box, members[0]], ["Label 1. \(start)"])
      // Subviews that a container does not name have no ends.
      box.ordered = []
      expect([container(), box] + members, ["Label 1", "Label 2", "Label 3", "Label 4"])
    }
  }

  @Test("VoiceOver.SP10. A table of cells of several sizes is heard as on the pictures")
  func cells() {
    var table = container(parent: 0)
    (table.container, table.isGroup) = (.dataTable, true)
    func cell(_ label: String, _ row: Int, _ column: Int, _ width: Int = 1, _ height: Int = 1)
      -> ScreenElement
    {
      var new = element(label, Double(column) * 50, Double(row) * 50, parent: 1)
      new.cell = ElementCell(row: row, column: column, rowSpan: height, columnSpan: width)
      return new
    }
    var last = cell("B5", 4, 1)
    last.value = "Value"
    last.hint = "Hint"
    last.traits = [
      "not-enabled", "button", "header", "link", "adjustable", "image", "search-field",
    ]
    let elements =
      [container(), table, element("Hello World", 0, -100, parent: 1)]
      + [cell("A1", 0, 0), cell("B1", 0, 1), cell("C1", 0, 2), cell("D1", 0, 3), cell("A2", 1, 0)]
      + [cell("B2", 1, 1, 2), cell("D2", 1, 3), cell("A3", 2, 0), cell("B3", 2, 1, 1, 2)]
      + [cell("C3", 2, 2), cell("D3", 2, 3), cell("A4", 3, 0, 1, 2), cell("C4", 3, 2, 2, 2), last]
    let texts = expect(
      elements,
      [
        "Hello World", "A1. Row 1. Column 1.", "B1. Column 2.", "C1. Column 3.", "D1. Column 4.",
        "A2. Row 2. Column 1.", "B2. Spans 2 columns. Column 2.", "D2. Column 4.",
        "A3. Row 3. Column 1.", "B3. Spans 2 rows. Column 2.", "C3. Column 3.", "D3. Column 4.",
        "A4. Spans 2 rows. Row 4. Column 1.", "C4. Spans 2 rows. Spans 2 columns. Column 3.",
        "B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. "
          + "Search Field.",
      ])
    #expect(texts.last?.hint == "Hint")
  }

  @Test("VoiceOver.SP10. A table that does not say its rows or columns leaves them out")
  func openRows() {
    var table = container(parent: 0)
    (table.container, table.isGroup) = (.dataTable, true)
    var elements = [container(), table]
    for (index, column) in [0, 1, 0].enumerated() {
      var cell = element("\(index)", Double(column) * 50, Double(index / 2) * 50, parent: 1)
      cell.cell = ElementCell(
        row: nil, column: column, rowSpan: 2, rowHeaders: [], columnHeaders: ["H\(column)"])
      elements.append(cell)
    }
    expect(elements, ["H0. 0. Column 1.", "H1. 1. Column 2.", "H0. 2. Column 1."])
    for place in 2...4 {
      elements[place].cell = ElementCell(row: place / 4, column: nil, rowSpan: 2)
    }
    expect(elements, ["0. Spans 2 rows. Row 1.", "1. Spans 2 rows.", "2. Spans 2 rows. Row 2."])
  }

  @Test(
    "VoiceOver.RO2. Four elements in steps are read as the parser's tests expect",
    arguments: [
      (false, 8.0, ["C", "D", "B", "A"]), (true, 8.0, ["A", "B", "C", "D"]),
      (true, 25.0, ["C", "D", "B", "A"]),
    ])
  func steps(isTablet: Bool, step: Double, order: [String]) {
    var window = container()
    if isTablet { window.traits = [ScreenElement.tabletTrait] }
    let elements = [
      window, element("A", 0, step, width: 10, height: 10),
      element("B", 10, 0, width: 0, height: 10), element("C", 20, -step, width: 10, height: 10),
      element("D", 30, -step, width: 10, height: 10),
    ]
    expect(elements, order)
  }

  @Test("VoiceOver.RO4. Containers and groups between other elements are read as on the pictures")
  func stacks() {
    let loose = [
      container(), element("Element 0", 0, -120), element("Element 1", 0, 0),
      element("Element 2", 0, 120),
    ]
    let low = element("Inner 0", 0, 60, parent: 4)
    let high = element("Inner 1", 0, -60, parent: 4)
    var box = container(parent: 0, 0, 0, width: 32, height: 32)
    expect(
      loose + [box, low, high], ["Element 0", "Inner 1", "Element 1", "Inner 0", "Element 2"])
    box.isGroup = true
    expect(
      loose + [box, low, high], ["Element 0", "Inner 1", "Inner 0", "Element 1", "Element 2"])
    box.ordered = [5, 6]
    expect(
      loose + [box, low, high], ["Element 0", "Inner 0", "Inner 1", "Element 1", "Element 2"])
  }

  @Test("VoiceOver.RO3. A grid is read in rows, from the right where the language is")
  func grids() {
    let elements = [
      container(), element("A", 0, 0, width: 10, height: 10),
      element("B", 10, 0, width: 10, height: 10), element("C", 0, 10, width: 10, height: 10),
      element("D", 10, 10, width: 10, height: 10),
    ]
    #expect(VoiceOverScreen(elements).order == [1, 2, 3, 4])
    #expect(VoiceOverScreen(elements, isRightToLeft: true).order == [2, 1, 4, 3])
  }

  // MARK: Internals

  private func check(_ fact: Fact) {
    let screen = VoiceOverScreen([container(), fact.element])
    let texts = ElementSpeech("en").texts(of: 1, in: screen)
    #expect(texts.text.plainWords == fact.text.plainWords)
    #expect(texts.hint?.plainWords == fact.hint?.plainWords)
  }

  /// Compares what is heard by flicks from the first element to the last.
  @discardableResult private func expect(
    _ elements: [ScreenElement], _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [ElementSpeech.Texts] {
    let screen = VoiceOverScreen(elements)
    let befores = [nil] + screen.order.map { Optional($0) }
    let texts = zip(screen.order, befores).map {
      ElementSpeech("en").texts(of: $0, in: screen, after: $1)
    }
    #expect(
      texts.map(\.text.plainWords) == expected.map(\.plainWords), sourceLocation: sourceLocation)
    return texts
  }
}

extension String {
  /// The words without the punctuation and the capitals that only writing has.
  fileprivate var plainWords: String {
    let words = lowercased().filter { !".,:".contains($0) }.split(separator: " ")
    return words.joined(separator: " ")
  }
}
