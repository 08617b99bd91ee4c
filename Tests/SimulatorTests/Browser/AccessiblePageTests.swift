import Foundation
import Testing

extension BrowserTests {
  /// The elements of the app in the accessibility tree of the browser, for its own screen readers.
  @Suite(.serialized) struct AccessiblePageTests {
    /// Elements of all kinds, as the server sends them.
    private static let elements = """
      tactus.elements.show([
        { label: "Scale", traits: ["header"], frame: [0, 0, 300, 44], in: null },
        { label: null, container: "set", traits: ["tab-bar"], frame: [0, 600, 375, 49] },
        { label: "Today", traits: ["button", "selected"], frame: [0, 600, 90, 49], in: 1 },
        { label: "Log", traits: ["button"], frame: [90, 600, 90, 49], in: 1 },
        { label: "Unit", container: "set", traits: [], frame: [0, 500, 200, 30] },
        { label: "Grams", traits: ["button", "selected"], frame: [0, 500, 90, 30], in: 4 },
        { label: "Groceries", container: "list", traits: [], frame: [0, 100, 375, 200] },
        { label: "Milk", value: "2", traits: ["static-text"], frame: [0, 100, 375, 44], in: 6 },
        { label: null, traits: ["button"], frame: [0, 150, 44, 44], in: 6, focused: true },
        { label: "Volume", value: "50%", traits: ["adjustable"], frame: [0, 300, 300, 40],
          hint: "Sets the loudness" },
        { label: "Alarm", value: "1", traits: ["button", "toggle-button"], frame: [0, 350, 51, 31] },
        { label: "Code", value: "•••", traits: ["secure-text-field"], frame: [0, 400, 300, 40] },
        { label: "Beenden", traits: ["button", "not-enabled"], frame: [0, 450, 90, 44],
          language: "de" },
        { label: "Photo", traits: ["image"], frame: [0, 550, 44, 44] },
        { label: null, kind: "UITableViewCell", traits: [], frame: [0, 594, 375, 44] },
        { label: null, value: "Search for tea", kind: "UITextField",
          traits: ["text-field", "placeholder"], frame: [0, 638, 300, 40] },
        { label: null, value: "Your name", traits: ["text-field", "placeholder"],
          frame: [0, 678, 300, 40] },
      ]);
      // A field whose placeholder a text has replaced.
      tactus.elements.show(tactus.elements.shown.map((element) =>
        element.value === "Your name" ? { ...element, value: "Ines", traits: ["text-field"] } : element));
      tactus.elements.show = () => {};
      """

    @Test("SimulatorPages.SP6: The browser's tree has the roles, names and states of all elements")
    func tree() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.evaluate(Self.elements)
      try browser.command("Accessibility.enable")
      let answer = try browser.command("Accessibility.getFullAXTree")
      let nodes = answer["nodes"] as? [[String: Any]] ?? []
      func text(_ node: [String: Any], _ key: String) -> String {
        ((node[key] as? [String: Any])?["value"]).map { "\($0)" } ?? ""
      }
      func state(_ node: [String: Any], _ name: String) -> String? {
        let properties = node["properties"] as? [[String: Any]] ?? []
        let found = properties.first { $0["name"] as? String == name }
        return (found?["value"] as? [String: Any])?["value"].map { "\($0)" }
      }
      let shown = nodes.filter { ($0["ignored"] as? Bool) != true }
      func find(_ role: String, _ name: String) -> [String: Any]? {
        shown.first { text($0, "role") == role && text($0, "name") == name }
      }
      for (role, name) in [
        ("heading", "Scale"), ("tab", "Today"), ("tab", "Log"), ("radiogroup", "Unit"),
        ("radio", "Grams"), ("group", "Groceries"), ("button", "unlabeled"), ("slider", "Volume"),
        ("button", "unlabeled"), ("textbox", "Search for tea"), ("textbox", "Your name"),
        ("switch", "Alarm"), ("textbox", "Code"), ("button", "Beenden"), ("image", "Photo"),
      ] {
        #expect(find(role, name) != nil, "\(role) \(name)")
      }
      #expect(shown.count { text($0, "role") == "button" && text($0, "name") == "unlabeled" } == 2)
      #expect(find("textbox", "Your name").map { text($0, "value") } == "Ines")
      #expect(find("textbox", "Search for tea").map { text($0, "value") } == "")
      #expect(find("tab", "Today").flatMap { state($0, "selected") } == "1")
      #expect(find("radio", "Grams").flatMap { state($0, "checked") } == "true")
      #expect(find("switch", "Alarm").flatMap { state($0, "checked") } == "true")
      #expect(find("button", "Beenden").flatMap { state($0, "disabled") } == "1")
      #expect(
        try browser.text("document.querySelector('#elements [role=slider]').ariaValueText")
          == "50%")
      #expect(find("slider", "Volume").map { text($0, "description") } == "Sets the loudness")
      // The rules of ARIA: what can have the focus has a name, and a tab is in a list of tabs.
      for node in shown where state(node, "focusable") == "1" && text(node, "role") != "RootWebArea"
      {
        #expect(!text(node, "name").isEmpty, "\(text(node, "role"))")
      }
      let lists = shown.filter { text($0, "role") == "tablist" }
        .compactMap { $0["nodeId"] as? String }
      for node in shown where text(node, "role") == "tab" {
        #expect(lists.contains(node["parentId"] as? String ?? ""))
      }
      #expect(
        try browser.text("document.querySelector('#elements [data-focused]').ariaLabel")
          == "unlabeled")
      #expect(try browser.text("document.getElementById('caption').role") == "status")
    }

    @Test(
      "SimulatorPages.SP6: axe-core finds nothing wrong with the elements",
      .enabled(if: axe != nil, "needs the path that Scripts/fetch-axe-core prints, in TACTUS_AXE"))
    func checker() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.evaluate(Self.elements)
      let script = try String(contentsOfFile: try #require(axe), encoding: .utf8)
      try browser.evaluate(script + "; 0")
      let found = try browser.text(
        """
        axe.run("#glass", { rules: { "color-contrast": { enabled: false } } }).then((result) =>
          result.violations.map((it) => `${it.id}: ${it.nodes.map((n) => n.html)}`).join("\\n"))
        """)
      #expect(found.isEmpty, "\(found)")
    }
  }
}

/// The file of axe-core; `nil` without one, because Debian has no package of it.
private let axe = ProcessInfo.processInfo.environment["TACTUS_AXE"]
