import Foundation
import Testing

extension BrowserTests {
  /// Text of any layout, input methods and the clipboard, and elements for keys.
  @Suite(.serialized) struct PageTypingTests {
    /// The recorded lines of keys and texts, once the page's next message has arrived.
    private func lines(_ bench: SimulatorBench, _ browser: Chromium) throws -> [String] {
      let setting = "tactus.state.settings['System Haptics']"
      let next = try !browser.holds(setting)
      try browser.evaluate("tactus.link.send({ set: { 'System Haptics': \(next) } })")
      try browser.wait(until: "\(setting) === \(next)")
      return bench.script.first(bench.script.count).filter {
        $0.hasPrefix(#"{"key""#) || $0.hasPrefix(#"{"text""#)
      }
    }

    private func focusedBrowser(_ bench: SimulatorBench) throws -> Chromium {
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      try browser.mouse("mousePressed", x: x, y: y)
      try browser.mouse("mouseReleased", x: x, y: y)
      #expect(try browser.text("document.activeElement.id") == "typing")
      return browser
    }

    @Test("SimulatorPages.SK2: Characters of other layouts are entered as text")
    func layouts() throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      for (key, place, modifiers) in [
        ("ä", "Quote", 0), ("€", "KeyE", 0), ("/", "Digit7", 8), ("ß", "Minus", 0),
        ("я", "KeyZ", 0),
      ] {
        for type in ["keyDown", "keyUp"] {
          var event: [String: Any] = [
            "type": type, "key": key, "code": place, "modifiers": modifiers,
          ]
          if type == "keyDown" { event["text"] = key }
          try browser.command("Input.dispatchKeyEvent", event)
        }
      }
      // SimulatorPages.SK1: a key that a US keyboard has, too.
      try browser.key("keyDown", "-", code: 189, place: "Minus")
      try browser.key("keyUp", "-", code: 189, place: "Minus")
      #expect(
        try lines(bench, browser)
          == ["ä", "€", "/", "ß", "я"].map { #"{"text":"\#($0)"}"# } + [
            #"{"key":{"name":"hyphen","down":true}}"#, #"{"key":{"name":"hyphen","down":false}}"#,
          ])
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SK3: Compositions are entered when they end, and other input at once")
    func compositions() throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      try browser.command(
        "Input.imeSetComposition", ["text": "にほ", "selectionStart": 2, "selectionEnd": 2])
      try browser.command("Input.insertText", ["text": "日本"])
      // As a keyboard on the screen does.
      try browser.command("Input.insertText", ["text": "🎉 é"])
      try browser.evaluate(
        """
        document.activeElement.dispatchEvent(
          new InputEvent("beforeinput", { inputType: "deleteContentBackward", cancelable: true }))
        """)
      #expect(
        try lines(bench, browser) == [
          #"{"text":"日本"}"#, #"{"text":"🎉 é"}"#, #"{"key":{"name":"delete","down":true}}"#,
          #"{"key":{"name":"delete","down":false}}"#,
        ])
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SF7: A touch leaves the keyboard of a touch screen where it is")
    func keyboardStays() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      try browser.click("#keyboard")
      #expect(try browser.text("document.activeElement.id") == "typing")
      try browser.evaluate(
        "(window.clicks = 0, document.addEventListener('click', () => { window.clicks += 1; }), 0)")
      try browser.touch("touchStart", [Chromium.Finger(x: x, y: y)])
      try browser.touch("touchEnd", [])
      try browser.wait(until: "window.clicks > 0")
      #expect(try browser.text("document.activeElement.id") == "typing")
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SK4: The clipboard is entered, in pieces and without control characters")
    func clipboard() throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      try browser.evaluate(
        """
        {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", "a\\r\\nb\\u0007" + "ü".repeat(1200));
          document.activeElement.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }
        """)
      let first = "a\\nb" + String(repeating: "ü", count: 997)
      let second = String(repeating: "ü", count: 203)
      #expect(
        try lines(bench, browser) == [first, second].map { #"{"text":"\#($0)"}"# })
      // Without the focus nothing is entered.
      try browser.click("#tab-log")
      try browser.evaluate("tactus.keys.paste(new ClipboardEvent('paste', { cancelable: true }))")
      #expect(bench.script.first(bench.script.count).count { $0.hasPrefix(#"{"text""#) } == 2)
    }

    /// Types letters, each by the key that has it on a US keyboard.
    private func type(_ letters: [String], in browser: Chromium) throws {
      for letter in letters {
        for type in ["keyDown", "keyUp"] {
          try browser.key(
            type, letter, code: Int(letter.uppercased().utf8.first ?? 0),
            place: "Key\(letter.uppercased())")
        }
      }
    }

    @Test("SimulatorPages.SK6: Caps Lock that was pressed elsewhere holds on the phone")
    func capsLock() throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      // On at first, then off, and each time for two letters.
      try type(["A", "B", "c", "d"], in: browser)
      let caps = [true, false].map { #"{"key":{"name":"caps-lock","down":\#($0)}}"# }
      func key(_ name: String) -> [String] {
        [true, false].map { #"{"key":{"name":"\#(name)","down":\#($0)}}"# }
      }
      let all = try lines(bench, browser)
      #expect(all == caps + key("a") + key("b") + caps + key("c") + key("d"))
      // The phone's own state is the measure after a restart, which begins without it.
      try type(["E"], in: browser)
      try browser.wait(until: "tactus.state.capsLock && tactus.keys.capsLock")
      try browser.evaluate("tactus.link.send({ restart: { model: 'iphone-7' } })")
      try browser.wait(until: "tactus.state.model.name === 'iphone-7' && !tactus.keys.capsLock")
      #expect(browser.scriptErrors == [])
    }

    @Test(
      "SimulatorPages.SK7: Control edits as Command does on the phone",
      arguments: [
        ("a", "KeyA", 2, ["left-command", "a"]), ("z", "KeyZ", 2, ["left-command", "z"]),
        ("Z", "KeyZ", 10, ["left-shift", "left-command", "z"]),
        ("y", "KeyY", 2, ["left-shift", "left-command", "z"]),
      ])
    func editing(key: String, place: String, modifiers: Int, names: [String]) throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      for type in ["keyDown", "keyUp"] {
        try browser.command(
          "Input.dispatchKeyEvent",
          ["type": type, "key": key, "code": place, "modifiers": modifiers])
      }
      let pressed = try lines(bench, browser).filter { $0.contains("true") }
      #expect(pressed == names.map { #"{"key":{"name":"\#($0)","down":true}}"# })
    }

    /// Presses and releases a key while Control is held.
    private func pressControl(_ key: String, _ place: String, in browser: Chromium) throws {
      let control: [String: Any] = [
        "key": "Control", "code": "ControlLeft", "windowsVirtualKeyCode": 17, "location": 1,
      ]
      let letter: [String: Any] = ["key": key, "code": place, "modifiers": 2]
      for (type, event) in [
        ("rawKeyDown", control.merging(["modifiers": 2]) { $1 }), ("rawKeyDown", letter),
        ("keyUp", letter), ("keyUp", control),
      ] {
        try browser.command("Input.dispatchKeyEvent", event.merging(["type": type]) { $1 })
      }
    }

    /// Waits until the user's clipboard has a text.
    private func expectClipboard(_ text: String, in browser: Chromium) throws {
      let changed = "await navigator.clipboard.readText() !== '\(text)'"
      try browser.evaluate(
        "(async () => { while (\(changed)) await new Promise(requestAnimationFrame); })()")
    }

    @Test(
      "SimulatorPages.SK5: A key, and a button, copy from the phone to the user's clipboard",
      arguments: [false, true])
    func copying(isByEvent: Bool) throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      try browser.command(
        "Browser.grantPermissions",
        ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
      // Not every browser lets scripts write.
      if isByEvent { try browser.evaluate("delete window.ClipboardItem") }
      #expect(try browser.holds("document.getElementById('copy').disabled"))
      // Dvorak has C elsewhere, and Cyrillic layouts have another letter there.
      try pressControl("c", "KeyI", in: browser)
      try expectClipboard("0.00", in: browser)
      try browser.evaluate("navigator.clipboard.writeText('other')")
      try pressControl("ч", "KeyX", in: browser)
      try expectClipboard("0.00", in: browser)
      try browser.evaluate("navigator.clipboard.writeText('other')")
      try browser.click("#copy")
      try expectClipboard("0.00", in: browser)
      #expect(try browser.holds("document.getElementById('copy').title.endsWith(': 0.00')"))
      let names = ["c", "x"].flatMap { letter in
        [
          ("left-control", true), ("left-control", false), ("left-command", true), (letter, true),
          (letter, false), ("left-command", false), ("left-control", true), ("left-control", false),
        ]
      }
      #expect(
        try lines(bench, browser)
          == names.map { #"{"key":{"name":"\#($0)","down":\#($1)}}"# })
      // A second page has the text, too.
      let other = try bench.browser()
      try other.wait(until: "!document.getElementById('copy').disabled")
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SK5: The browser copies what is selected on the cover")
    func copyingFromCover() throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      kill(try #require(bench.processes.last), SIGKILL)
      try browser.wait(until: "document.querySelector('#cover h2')")
      try browser.evaluate(
        """
        addEventListener('keydown', (event) => {
          if (event.key === 'c') window.isPrevented = event.defaultPrevented;
        })
        """)
      try pressControl("c", "KeyC", in: browser)
      try browser.wait(until: "window.isPrevented === true")
      try browser.evaluate("getSelection().selectAllChildren(document.querySelector('#cover h2'))")
      // A new line of output is shown on the cover, and leaves the selection.
      try browser.evaluate(#"tactus.link.send({touch: {phase: "nonsense"}})"#)
      try browser.wait(
        until: "document.querySelector('#cover pre').textContent.includes('refused an input')")
      try pressControl("c", "KeyC", in: browser)
      try browser.wait(until: "window.isPrevented === false")
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SK4: What is pasted is typed, and is on the phone's pasteboard")
    func pasting() throws {
      let bench = try SimulatorBench()
      let browser = try focusedBrowser(bench)
      let output = "document.getElementById('log').textContent"
      // The browser pastes for these keys; the phone does not receive them.
      try pressControl("v", "Period", in: browser)
      try pressControl("м", "KeyV", in: browser)
      #expect(
        try lines(bench, browser)
          == [true, false, true, false].map {
            #"{"key":{"name":"left-control","down":\#($0)}}"#
          })
      try browser.command(
        "Browser.grantPermissions",
        ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
      try browser.evaluate("navigator.clipboard.writeText('Größe 5 €')")
      try browser.click("#paste")
      try browser.wait(until: "\(output).includes('pasteboard: Größe 5 €\\ntext: Größe 5 €')")
      // Too long for one message.
      try browser.evaluate("tactus.clipboard.paste('ä'.repeat(30_001))")
      try browser.wait(until: "!document.getElementById('notice').hidden")
      #expect(try lines(bench, browser).count { $0.hasPrefix(#"{"text""#) } == 32)
      #expect(
        bench.script.first(bench.script.count).count { $0.hasPrefix(#"{"pasteboard""#) } == 1)
      #expect(try browser.holds("tactus.link.socket?.isOpen"))
      #expect(browser.scriptErrors == [])
    }

    @Test(
      "SimulatorPages.SP5: Tab reaches buttons, rows and fields, and fields are typed in")
    func focus() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.evaluate(
        """
        tactus.elements.show([
          { kind: "UITableViewCell", label: "Row", traits: [], frame: [0, 0, 300, 44] },
          { kind: "MyCell", label: "Title", traits: ["static-text"], frame: [0, 44, 300, 44] },
          { kind: "UITextField", label: "Name", value: "x", traits: [], frame: [0, 88, 300, 44] },
          { kind: "UILabel", label: "Text", traits: ["static-text"], frame: [0, 132, 300, 44] },
          { kind: "MyButton", label: "Go", traits: ["button"], frame: [0, 176, 300, 44] },
          { kind: "UISwitch", label: "On", value: "1", traits: ["button"], frame: [0, 220, 51, 31] },
        ]);
        tactus.elements.show = () => {};
        """)
      let nodes = "[...document.querySelectorAll('#elements > *')]"
      #expect(
        try browser.evaluate("\(nodes).filter(e => e.tabIndex === 0).map(e => e.ariaLabel)")
          as? [String] == ["Row", "Name", "Go", "On"])
      #expect(
        try browser.evaluate("\(nodes)[5].role + \(nodes)[5].ariaChecked") as? String
          == "switchtrue")
      try browser.evaluate("\(nodes)[2].focus()")
      // The first presses the field, the second is typed.
      for _ in 0..<2 {
        try browser.key("keyDown", " ", code: 32)
        try browser.key("keyUp", " ", code: 32)
      }
      #expect(
        try lines(bench, browser) == [
          #"{"key":{"name":"space","down":true}}"#, #"{"key":{"name":"space","down":false}}"#,
        ])
      let touches = bench.script.first(bench.script.count).filter { $0.hasPrefix(#"{"touch""#) }
      #expect(
        touches.first?.contains("[150,110]") == true && touches.last?.contains("ended") == true)
      #expect(try browser.text("document.getElementById('log').role") == "log")
    }

    @Test("SimulatorPages.SF6: The wheel scrolls with a light finger, and taps nothing")
    func wheel() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      let touches = { bench.script.first(bench.script.count).filter { $0.hasPrefix(#"{"touch""#) } }
      let isDown = "tactus.touches.contacts.has('wheel')"
      try browser.mouse("mouseWheel", x: x, y: y, wheel: 120)
      try browser.wait(until: "!\(isDown) && tactus.touches.reports.length === 0")
      try browser.wait(until: "tactus.state.holder === null")
      let lines = touches()
      #expect(lines.first?.contains("began") == true && lines.last?.contains("ended") == true)
      #expect(lines.dropLast().allSatisfy { $0.contains(#""force":0.25"#) } && lines.count > 5)
      // A small movement is no tap.
      try browser.mouse("mouseWheel", x: x, y: y, wheel: 4)
      try browser.wait(until: "!\(isDown) && tactus.touches.reports.length === 0")
      try browser.wait(until: "tactus.state.holder === null")
      #expect(touches().last?.contains("cancelled") == true)
      // Farther than the screen is high.
      try browser.mouse("mouseWheel", x: x, y: y, wheel: 1500)
      try browser.wait(until: "!\(isDown)")
      #expect(touches().dropFirst(lines.count).count { $0.contains("began") } > 2)
      #expect(browser.scriptErrors == [])
    }

    @Test("Phones without a home button have one beside them")
    func home() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#home-tool")
      try browser.wait(until: "!tactus.state.inFront")
      try browser.evaluate("tactus.link.send({ restart: { model: 'iphone-7' } })")
      try browser.wait(until: "tactus.state.model.name === 'iphone-7'")
      #expect(try browser.holds("document.getElementById('home-tool').hidden"))
      #expect(try browser.holds("!document.getElementById('home').hidden"))
    }
  }
}
