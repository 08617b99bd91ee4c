import Foundation
import TactusATSPIDriver
import TactusPhoneLink
import TestSupport
import Testing

/// Steps ATSPI.BU1–ATSPI.BA2, with pyatspi as the client on an accessibility bus of their own.
@Suite(
  .enabled(if: AccessibilityBench.isInstalled, "needs at-spi2-core and python3-pyatspi"),
  .timeLimit(.minutes(5)), .serialized)
struct ATSPITests {
  /// Returns an element in the window.
  private static func element(
    _ label: String?, _ row: Int, _ traits: [String], value: String? = nil, kind: String = "UIView",
    parent: Int = 0, hint: String? = nil, actions: [String] = []
  ) -> ScreenElement {
    ScreenElement(
      parent: parent, kind: kind, label: label, value: value, hint: hint, traits: traits, x: 20,
      y: Double(40 * row), width: 200, height: 30, actions: actions, isAccessible: true)
  }

  private static let window = ScreenElement(
    kind: "UIWindow", x: 0, y: 0, width: 375, height: 667)

  private static var gallery: [ScreenElement] {
    var list = element("Groceries", 8, [], kind: "ListView")
    (list.isAccessible, list.container) = (false, .list)
    var tabs = element(nil, 12, ["tab-bar"], kind: "UITabBar")
    (tabs.isAccessible, tabs.container) = (false, .set)
    var bad = element("Bad", 14, ["button"])
    (bad.x, bad.y, bad.width) = (.nan, .infinity, -.infinity)
    return [
      window, element("Gallery", 0, ["header"]),
      element("Tare", 1, ["button"], hint: "Sets the scale to zero", actions: ["Reset"]),
      element("Alarm", 2, ["button", "toggle-button"], value: "1"),
      element("Volume", 3, ["adjustable"], value: "50%", kind: "UISlider"),
      element("Name", 4, ["text-field", "is-editing"], value: "Ada Lovelace"),
      element("Code", 5, ["secure-text-field"], value: "•••"),
      element("Off", 6, ["button", "not-enabled"]),
      element("Loading", 7, [], value: "40%", kind: "UIProgressView"), list,
      element("Milk", 9, [], parent: 9), element("Eggs", 10, ["selected"], parent: 9), tabs,
      element("Today", 13, ["button", "selected"], parent: 12), bad,
    ]
  }

  @Test("ATSPI.TR1–TR6. pyatspi sees roles, states, values, texts and places; secrets are dots")
  func tree() throws {
    let bench = try AccessibilityBench()
    bench.show(Self.gallery)
    #expect(
      try bench.client("dump") == [
        "application 'Gallery'", "  frame 'Gallery'", "    heading 'Gallery' sensitive 20,0,200,30",
        "    push button 'Tare' sensitive 20,40,200,30 (Sets the scale to zero) click/Reset",
        "    toggle button 'Alarm' checked+sensitive 20,80,200,30 click",
        "    slider 'Volume' sensitive 20,120,200,30 click/increment/decrement 0<50<100",
        "    entry 'Name' focused+editable+sensitive 20,160,200,30 click 'Ada Lovelace'",
        "    password text 'Code' editable+sensitive 20,200,200,30 click '•••'",
        "    push button 'Off' - 20,240,200,30",
        "    progress bar 'Loading' sensitive 20,280,200,30 0<40<100",
        "    list 'Groceries' sensitive 20,320,200,30",
        "      list item 'Milk' sensitive 20,360,200,30 click",
        "      list item 'Eggs' selected+sensitive 20,400,200,30 click",
        "    page tab list '' sensitive 20,480,200,30",
        "      page tab 'Today' selected+sensitive 20,520,200,30 click",
        "    push button 'Bad' sensitive 0,0,0,30 click",
      ])
  }

  @Test("ATSPI.TR4. A placeholder is no content, and what is inserted stands alone")
  func placeholder() throws {
    let bench = try AccessibilityBench()
    bench.show([
      Self.window, Self.element("To", 1, ["text-field", "placeholder"], value: "To"),
      Self.element("City", 2, ["text-field"], value: "City"),
    ])
    let lines = try bench.client("dump", "insert|To|0|ada")
    #expect(
      lines.suffix(3) == [
        "    entry 'To' editable+sensitive 20,40,200,30 click ''",
        "    entry 'City' editable+sensitive 20,80,200,30 click 'City'", "True",
      ])
    #expect(bench.requests == [.init(action: .setValue("ada"), place: 1)])
  }

  @Test("ATSPI.TR4. The insertion point is counted in characters of the bus, from odd ones, too")
  func caret() throws {
    let bench = try AccessibilityBench()
    var field = Self.element("Note", 1, ["text-field", "is-editing"], value: "a👋🏽b")
    for (start, length, wanted) in [(0, 0, "0"), (5, 0, "3"), (1, 5, "4"), (99, 1 << 40, "4")] {
      field.selection = TextSpan(start: start, length: length, text: "")
      bench.show([Self.window, field])
      #expect(try bench.client("caret|Note") == [wanted])
    }
  }

  @Test("ATSPI.AC1–AC4. pyatspi presses, sets values, writes texts and moves the focus")
  func actions() throws {
    let bench = try AccessibilityBench()
    bench.show(Self.gallery)
    let printed = try bench.client(
      "press|Tare", "press|Tare|Reset", "press|Volume|increment", "set|Volume|70",
      "text|Name|Grace", "insert|Name|3| B.", "delete|Name|0|4", "text|Code|secret",
      "insert|Code|0|x", "focus|Name", "word|Name|5", "odd|Tare")
    #expect(
      printed == [
        "True", "True", "True", "True", "True", "True", "True", "False", "True", "'Lovelace' 4 12",
        "None False", "'Tare' 0",
      ])
    let wanted: [(AccessibilityAction, Int)] = [
      (.activate, 2), (.custom("Reset"), 2), (.increment, 4), (.setValue("70.0"), 4),
      (.setValue("Grace"), 5), (.setValue("Ada B. Lovelace"), 5), (.setValue("Lovelace"), 5),
      (.setValue("secret"), 6), (.activate, 5),
    ]
    #expect(bench.requests == wanted.map { .init(action: $0.0, place: $0.1) })
  }

  @Test("ATSPI.EV1. Changes are events with the same objects; ATSPI.EV2. Announcements are told")
  func events() throws {
    let bench = try AccessibilityBench()
    bench.show(Self.gallery)
    let client = try bench.start(["watch|20"])
    #expect(client.wait { $0.output.contains("ready") })
    var changed = Self.gallery
    changed[2].label = "Reset"
    changed[3].value = "0"
    changed[4].value = "60%"
    changed[5].traits = ["text-field"]
    changed[6].traits.append("is-editing")
    changed.remove(at: 7)
    for place in changed.indices where changed[place].parent ?? 0 > 7 {
      changed[place].parent? -= 1
    }
    bench.show(changed)
    bench.bridge.announce("Tea is ready")
    #expect(client.wait { $0.output.contains("Tea is ready") })
    let lines = Set(client.output.split(separator: "\n").map(String.init))
    for line in [
      "object:property-change:accessible-name 0 'Reset' 'Reset'",
      "object:state-changed:checked 0 'Alarm' 0",
      // The library reads no numbers of events.
      "object:property-change:accessible-value 0 'Volume' 0",
      "object:state-changed:focused 0 'Name' 0", "object:state-changed:focused 1 'Code' 0",
      "object:children-changed:remove 6 'Gallery' ''",
      "object:announcement 1 'Gallery' 'Tea is ready'",
    ] {
      #expect(lines.contains(line), "\(line) in \(client.output)")
    }
    // What has only moved in the list is no other object.
    #expect(!client.output.contains("children-changed:add"))
    client.signal(SIGKILL)
  }

  @Test("ATSPI.BA2. Of more than 50 requests in a second the others have no effect")
  func flood() throws {
    let bench = try AccessibilityBench()
    bench.show(Self.gallery)
    let answers = try bench.client(["press|Tare"] + Array(repeating: "press|Tare", count: 59))
    // A slow machine takes more than a second for them.
    #expect(answers.count == 60 && bench.requests.count == answers.count { $0 == "True" })
  }

  @Test("ATSPI.BU3. A bus that is gone is told once, and nobody waits")
  func lostBus() throws {
    let bench = try AccessibilityBench()
    bench.show(Self.gallery)
    bench.end()
    let end = ContinuousClock.now + .seconds(10)
    while bench.ends == 0, ContinuousClock.now < end { usleep(10_000) }
    for _ in 0..<100 { bench.show([]) }
    #expect(bench.ends == 1)
    #expect(throws: ATSPIError.self) {
      try ATSPIBridge(
        bus: "unix:path=/nonexistent/bus", name: "X", perform: { _, _ in }, onEnd: {})
    }
  }

  @Test("ATSPI.BA1. Texts of a megabyte are cut, and lists with cycles do no harm")
  func oddElements() throws {
    let bench = try AccessibilityBench()
    var elements = [Self.window]
    elements.append(Self.element(String(repeating: "a", count: 1 << 20), 1, ["button"]))
    var odd = Self.element("Odd", 2, ["button"], parent: 7)
    odd.ordered = [2, 1, 99, -4]
    elements.append(odd)
    bench.show(elements)
    let lines = try bench.client("dump")
    #expect(lines.count == 4 && lines.allSatisfy { $0.count < 2100 })
  }
}
