import Foundation
import TactusPhone
import TactusPhoneTypes
import Testing

extension BrowserTests {
  @Suite(.serialized) struct PressTests {
    /// An expression for the value of the label with the weight.
    private let weight = "document.querySelector('#elements .text')?.textContent"

    private func texts(_ browser: Chromium, _ selector: String) throws -> [String] {
      try browser.evaluate(
        "[...document.querySelectorAll('\(selector)')].map(e => e.textContent)") as? [String] ?? []
    }

    @Test("Increasing force changes the weight, plays haptics, and is listed")
    func press() throws {
      let bench = try SimulatorBench()
      let spy = """
        window.vibrated = [];
        navigator.vibrate = (list) => window.vibrated.push(list);
        Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
        """
      let browser = try bench.runningBrowser(first: spy)
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      try browser.letTimePass(0.35)
      let (x, y) = try browser.middle(of: "#glass")
      // A quarter to seven eighths of full force, in the digitizer's steps of 1/60 of an average
      // touch.
      try browser.press(x: x, y: y, from: 0.25, to: 0.875)
      let touches = (0.875 * 20.0 / 3 * 60).rounded() / 60
      let hundredths = (touches * 100).rounded() / 100
      try browser.wait(until: "\(weight) === 'weight, \(String(format: "%.2f", hundredths))'")
      #expect(try browser.text("document.getElementById('force-now').value") == "5.83")
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 2")
      #expect(try texts(browser, ".haptic strong") == ["Impact heavy", "Impact light"])
      let log = bench.simulator.host.log.entries
      #expect(log.compactMap(\.feedback) == [.impactLight, .impactHeavy])
      for (fate, entry) in zip(try texts(browser, ".haptic small"), log.reversed()) {
        #expect(fate.hasPrefix(String(format: "%.2f g after ", entry.peak)), "\(fate)")
      }
      // Other motors get the steps of the visualization.
      let vibrated = try browser.evaluate("window.vibrated") as? [[Int]] ?? []
      #expect(vibrated.count == 2 && vibrated.allSatisfy { $0.count == 1 && $0[0] >= 10 })
      try browser.touch("touchEnd", [])
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(try browser.number("document.querySelectorAll('.finger.own').length") == 0)
      #expect(browser.scriptErrors == [])
    }

    @Test("The keyboard types on the phone once it was touched, except keys of the page")
    func keys() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      func press(_ key: String, code: Int) throws {
        try browser.key("keyDown", key, code: code)
        try browser.key("keyUp", key, code: code)
      }
      // Before the phone is touched the page handles keys.
      try press("Escape", code: 27)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.mouse("mousePressed", x: x, y: y)
      try browser.mouse("mouseReleased", x: x, y: y)
      try press("ArrowLeft", code: 37)
      try press("Enter", code: 13)
      try browser.key("keyDown", "Shift", code: 16, place: "ShiftLeft")
      try press("z", code: 90)
      // Held keys are released when the focus moves to the page.
      try browser.click("#tab-log")
      try press("ArrowLeft", code: 37)
      let wanted = [
        ("left-arrow", true), ("left-arrow", false), ("return", true), ("return", false),
        ("left-shift", true), ("z", true), ("z", false), ("left-shift", false),
      ].map { name, isDown in #"{"key":{"name":"\#(name)","down":\#(isDown)}}"# }
      // The page's next message follows all of them.
      try browser.evaluate("tactus.link.send({ set: { 'System Haptics': false } })")
      try browser.wait(until: "tactus.state.settings['System Haptics'] === false")
      let lines = bench.script.first(bench.script.count).filter { $0.hasPrefix(#"{"key""#) }
      #expect(lines == wanted)
      #expect(browser.scriptErrors == [])
    }

    @Test("The mouse presses harder while it is held, with the wheel and with the arrow keys")
    func mouse() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      let force = "document.getElementById('force-now').value"
      try browser.mouse("mousePressed", x: x, y: y)
      // On a busy machine some time passes before the first check.
      #expect(try (Double(browser.text(force)) ?? 0) >= 1)
      // The largest force, after two seconds.
      try browser.wait(seconds: 5, until: "\(force) === '6.67'")
      #expect(try browser.holds("document.querySelector('.finger[data-level=pop]')"))
      try browser.mouse("mouseReleased", x: x, y: y)
      try browser.mouse("mousePressed", x: x, y: y)
      try browser.mouse("mouseWheel", x: x, y: y, wheel: -200)
      try browser.wait(until: "\(force) === '1.70'")
      try browser.key("keyDown", "ArrowDown", code: 40)
      try browser.wait(until: "\(force) === '1.35'")
      try browser.letTimePass(0.6)
      // A force that was set with the wheel stays.
      #expect(try browser.text(force) == "1.35")
      try browser.mouse("mouseReleased", x: x, y: y)
      let felt = bench.simulator.host.log.entries.compactMap(\.feedback)
      #expect(felt.prefix(2) == [.impactLight, .impactHeavy])
      // With Alt there are two mirrored fingers.
      try browser.mouse("mousePressed", x: x + 40, y: y - 60, modifiers: 1)
      try browser.wait(until: "document.querySelectorAll('.finger.own').length === 2")
      let twins = "[...tactus.touches.contacts.values()]"
      try browser.mouse("mouseMoved", x: x + 60, y: y - 80, modifiers: 1)
      let sum = "\(twins)[0].%@ + \(twins)[1].%@ - tactus.state.screen.%@"
      for parts in [["x", "x", "width"], ["y", "y", "height"]] {
        #expect(abs(try browser.number(String(format: sum, arguments: parts))) < 0.001)
      }
      try browser.mouse("mouseReleased", x: x + 60, y: y - 80, modifiers: 1)
      #expect(browser.scriptErrors == [])
    }

    @Test("Settings reach the app and the phone at once, and haptics show why they are not played")
    func settings() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#tab-phone")
      func flip(_ name: String) throws {
        try browser.evaluate("document.querySelector('[data-setting=\"\(name)\"]').click()")
      }
      try flip("System Haptics")
      try flip("Dark")
      let settings = "tactus.state.settings"
      try browser.wait(until: "\(settings).Dark && !\(settings)['System Haptics']")
      let phone = bench.simulator.host.state
      #expect(phone.settings.isDark && !phone.environment.systemHaptics)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.4)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "document.querySelectorAll('.haptic.silent').length === 1")
      #expect(try texts(browser, ".haptic small") == ["Not played: System Haptics is off"])
      // Without 3D Touch a press has no force, and the page shows that.
      try flip("3D Touch")
      try browser.wait(until: "!tactus.state.force.isOn")
      #expect(try browser.textContent(of: "force-name") == "Touch, without force")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      try browser.touch("touchEnd", [])
      #expect(bench.simulator.host.log.entries.count == 1)
      // A firm sensitivity needs more force.
      try flip("3D Touch")
      try browser.choose("[data-setting=Sensitivity]", "firm")
      try browser.wait(until: "tactus.state.settings.Sensitivity === 'firm'")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.wait(until: "\(weight) === 'weight, 5.00'")
      try browser.touch("touchEnd", [])
      #expect(browser.scriptErrors == [])
    }

    @Test(
      "Headphones, the Ring/Silent switch and the volume belong to the phone, and every page shows them"
    )
    func headphones() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#tab-phone")
      try browser.evaluate("document.querySelector('[data-setting=\"Headphones\"]').click()")
      try browser.click("#ring-switch")
      try browser.click("#volume-down")
      // Nothing plays, so that the buttons turn the ringer.
      let settings = "tactus.state.settings"
      let ringer = "\(settings)['Ringer Volume'] === 0.9375"
      try browser.wait(until: "\(settings).Headphones && \(settings).Silent && \(ringer)")
      let environment = bench.simulator.host.state.environment
      #expect(environment.hasHeadphones && environment.isSilent)
      #expect(environment.ringerVolume == 0.9375 && environment.volume == 1)
      try browser.wait(
        until: "document.getElementById('ring-switch').getAttribute('aria-pressed') === 'true'")
      #expect(browser.scriptErrors == [])
    }

    @Test("The panel connects devices for sound, and chooses the output")
    func soundDevices() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#tab-phone")
      for device in ["Bluetooth: Earbuds", "AirPlay: Living Room"] {
        try browser.evaluate("document.querySelector('[data-setting=\"\(device)\"]').click()")
        try browser.wait(until: "tactus.state.settings['Sound Devices'].includes('\(device)')")
      }
      try browser.evaluate(
        """
        (() => { const menu = document.querySelector('[data-setting="Sound Output"]');
        menu.value = 'AirPlay: Living Room'; menu.dispatchEvent(new Event('change')); })()
        """)
      try browser.wait(until: "tactus.state.settings['Sound Output'] === 'AirPlay: Living Room'")
      let environment = bench.simulator.host.state.environment
      #expect(environment.soundDevices.map(\.name) == ["Earbuds", "Living Room"])
      #expect(environment.soundOutput == .device(environment.soundDevices[1]))
      #expect(browser.scriptErrors == [])
    }

    @Test("Screen readers and keys can press the buttons of the screen")
    func elements() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let button = "document.querySelector('#elements [data-identifier=tare]')"
      try browser.wait(until: button)
      let tree = try browser.command("Accessibility.getFullAXTree")
      let nodes = tree["nodes"] as? [[String: Any]] ?? []
      func value(_ node: [String: Any], _ key: String) -> String? {
        (node[key] as? [String: Any])?["value"] as? String
      }
      #expect(nodes.contains { value($0, "role") == "button" && value($0, "name") == "Tare" })
      #expect(nodes.contains { value($0, "name") == "weight, 0.00" })
      try browser.evaluate("\(button).click()")
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 1")
      #expect(bench.simulator.host.log.entries.compactMap(\.feedback) == [.impactMedium])
      // The space bar presses while it is down, with increasing force.
      try browser.evaluate("\(button).focus()")
      try browser.key("keyDown", " ", code: 32)
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 2")
      try browser.key("keyUp", " ", code: 32)
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 3")
      #expect(
        bench.simulator.host.log.entries.compactMap(\.feedback).dropFirst()
          == [.impactLight, .impactMedium])
      #expect(browser.scriptErrors == [])
    }

    @Test("The page plays the acceleration of haptics")
    func sound() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.evaluate("tactus.outputs.start()")
      try browser.wait(until: "tactus.outputs.speaker")
      try browser.evaluate(
        """
        window.peaks = [];
        const play = tactus.outputs.receive.bind(tactus.outputs);
        tactus.outputs.receive = (bytes) => { const p = play(bytes); window.peaks.push(p.felt); return p; };
        """)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "Math.max(...window.peaks) > 0.3")
      try browser.wait(until: "tactus.outputs.heard > 2400")
      // A haptic can be downloaded, sample by sample.
      let peak = try browser.number(
        """
        fetch('/haptics/2').then((a) => a.arrayBuffer())
          .then((b) => Math.max(...new Float32Array(b).map(Math.abs)))
        """)
      let entry = try #require(bench.simulator.host.log.entries.dropFirst().first)
      let rated = bench.simulator.host.state.actuator.ratedAcceleration
      #expect(abs(peak * rated - entry.peak) < 0.001)
      #expect(browser.scriptErrors == [])
    }

    @Test("Gamepads rumble with haptics")
    func gamepad() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser(
        first: """
          window.rumbled = [];
          const pad = { vibrationActuator: { playEffect: (kind, how) => {
            window.rumbled.push([kind, how.duration, how.strongMagnitude, how.weakMagnitude]); } } };
          navigator.getGamepads = () => [pad];
          """)
      try browser.letTimePass(0.35)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "window.rumbled.length >= 2")
      let rumbled = try browser.evaluate("window.rumbled") as? [[Any]] ?? []
      #expect(rumbled.allSatisfy { $0[0] as? String == "dual-rumble" && ($0[1] as? Int ?? 0) > 0 })
      #expect(rumbled.contains { (($0[2] as? NSNumber)?.doubleValue ?? 0) > 0.2 })
    }
  }
}
