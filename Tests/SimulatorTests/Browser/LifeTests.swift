import Foundation
import TactusJSON
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing

extension BrowserTests {
  @Suite(.serialized) struct LifeTests {
    private let cover = "document.getElementById('cover')"
    private let isUncovered = "document.getElementById('cover').hidden"
    /// An expression for the text of the label with the weight.
    private let weight = "document.querySelector('#elements .text')?.textContent"

    @Test("A crash is shown with the app's last output, and a button starts the app again")
    func crash() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      func corner(_ left: Bool) throws -> (x: Double, y: Double) {
        let box = "document.getElementById('glass').getBoundingClientRect()"
        let x = try browser.number("\(box).\(left ? "left" : "right")")
        return (x + (left ? 30 : -30), try browser.number("\(box).top + 30"))
      }
      var (x, y) = try corner(true)
      try browser.mouse("mousePressed", x: x, y: y)
      try browser.wait(until: "tactus.state.status === 'ended'")
      try browser.wait(until: "\(cover).querySelector('pre')?.textContent.includes('corner')")
      #expect(try browser.textContent(of: "cover").hasPrefix("WeighingApp has ended"))
      try browser.mouse("mouseReleased", x: x, y: y)
      try browser.click("#cover button")
      try browser.wait(until: "tactus.state.status === 'running' && \(isUncovered)")
      // A hang is detected, and ended with the button above.
      (x, y) = try corner(false)
      try browser.mouse("mousePressed", x: x, y: y)
      try browser.mouse("mouseReleased", x: x, y: y)
      try browser.wait(until: "tactus.state.status === 'hanging'")
      #expect(try browser.textContent(of: "status").hasPrefix("Not responding"))
      try browser.click("#restart")
      #expect(bench.announcements.wait { $0.count { $0.hasSuffix("is connected") } == 3 })
      try browser.wait(until: "tactus.state.status === 'running'")
      #expect(browser.scriptErrors == [])
    }

    @Test("The page locks, rotates and shakes the phone, leaves the app and changes the model")
    func phone() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#side")
      try browser.wait(until: "tactus.state.locked && \(cover).dataset.kind === 'dark'")
      try browser.click("#cover button")
      try browser.wait(until: "!tactus.state.locked && \(isUncovered)")
      try browser.click("#rotate-left")
      try browser.wait(until: "tactus.state.orientation === 'landscape-left'")
      #expect(bench.simulator.host.state.orientation == .landscapeLeft)
      try browser.click("#rotate-right")
      try browser.click("#shake")
      try browser.evaluate("tactus.link.send({ restart: { model: 'iphone-7' } })")
      try browser.wait(
        until: "tactus.state.model.name === 'iphone-7' && tactus.state.status === 'running'")
      try browser.wait(until: "tactus.view.drawing.height === 667")
      try browser.click("#home")
      try browser.wait(until: "\(cover).dataset.kind === 'home'")
      #expect(bench.simulator.host.state.foreground == nil)
      try browser.click(".app-icon")
      try browser.wait(until: isUncovered)
      let steps = bench.script.first(bench.script.count)
      #expect(steps.contains(#"{"rotate":"landscape-left"}"#) && steps.contains(#"{"shake":true}"#))
      #expect(browser.scriptErrors == [])
    }

    // SimulatorPages.SP1, SimulatorPages.SP2.
    @Test("Of several pages one touches the phone; a page that disconnects lifts its fingers")
    func pages() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let other = try bench.runningBrowser()
      try browser.wait(until: "tactus.state.pages === 2")
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.6)
      try other.wait(
        until: "tactus.state.holder !== null && document.querySelector('.finger.other')")
      try other.press(x: x, y: y, from: 0.1, to: 0.95)
      try other.touch("touchEnd", [])
      try other.letTimePass(0.1)
      // Two thirds of full force are below the heavy impact.
      #expect(bench.simulator.host.log.entries.compactMap(\.feedback) == [.impactLight])
      try browser.open("about:blank")
      try other.wait(until: "tactus.state.holder === null && tactus.state.pages === 1")
      try other.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(other.scriptErrors == [])
    }

    // SimulatorPages.SP3.
    @Test("A page that has lost its connection reconnects and gets the complete state")
    func reconnecting() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.evaluate("tactus.link.socket.close()")
      try browser.wait(until: "!document.getElementById('lost').hidden")
      let before = try browser.number("tactus.view.repaints")
      try browser.wait(until: "document.getElementById('lost').hidden && tactus.link.socket")
      try browser.wait(until: "tactus.view.repaints > \(before)")
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 2")
      #expect(browser.scriptErrors == [])
    }

    // SimulatorPages.SP2.
    @Test("Buttons and keys of a page are released when it disconnects")
    func letsGo() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let other = try bench.runningBrowser()
      try browser.evaluate(
        """
        tactus.link.send(
          { button: { name: "home", down: true } }, { button: { name: "home", down: false } },
          { button: { name: "side", down: true } }, { key: { name: "b", down: true } },
          { key: { name: "a", down: true } }, { key: { name: "b", down: false } })
        """)
      try other.wait(until: "tactus.state.pages === 2")
      try browser.open("about:blank")
      try other.wait(until: "tactus.state.pages === 1")
      let lines = bench.script.first(bench.script.count).filter { !$0.contains("wait") }
      #expect(
        lines.suffix(2) == [
          #"{"button": {"name": "side", "down": false}}"#,
          #"{"key": {"name": "a", "down": false}}"#,
        ])
    }

    @Test("A frame that is painted after the connection was lost does not count for the next one")
    func latePaint() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser(first: Self.withoutOffscreenCanvas)
      // Painting is deferred until the next socket is opened.
      try browser.evaluate(
        """
        const { link } = tactus;
        window.losses = 0;
        const ask = window.requestAnimationFrame.bind(window);
        const held = [];
        window.requestAnimationFrame = (act) => held.push(act);
        const [change, open] = [link.onChange, link.open.bind(link)];
        link.onChange = (isReached, reason) => {
          if (!isReached) window.losses += 1;
          change(isReached, reason);
        };
        link.open = () => {
          open();
          window.requestAnimationFrame = ask;
          for (const act of held.splice(0)) act(performance.now());
        };
        window.came = 0;
        const take = tactus.screen.receive.bind(tactus.screen);
        tactus.screen.receive = (bytes) => { window.came += 1; return take(bytes); };
        """)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.wait(until: "window.came > 0")
      try browser.evaluate("tactus.link.socket.close()")
      try browser.wait(until: "window.losses === 1")
      try browser.wait(until: "tactus.link.socket && tactus.state.pages === 1")
      // The confirmed numbers are possible, so the page stays connected.
      try browser.touch("touchEnd", [])
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(try browser.number("window.losses") == 1)
      #expect(browser.scriptErrors == [])
    }

    @Test("The recorded script of a page reproduces its haptics")
    func recording() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 20)
      try browser.touch("touchEnd", [])
      try browser.evaluate("tactus.link.send({ set: { 'System Haptics': false } })")
      try browser.press(x: x, y: y, from: 0.1, to: 0.5, steps: 10)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 3")
      let live = bench.simulator.host.log.entries

      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let script = folder.appending(path: "script.jsonl")
      let lines = bench.script.first(bench.script.count) + [#"{"wait": 0.5}"#]
      try Data(lines.joined(separator: "\n").utf8).write(to: script)
      let app = FinishedProcess.builtTactus.deletingLastPathComponent()
        .appending(path: "WeighingApp")
      let run = try FinishedProcess.tactus(
        "run", app.path, "--script", script.path, "--out", folder.appending(path: "out").path)
      #expect(run.status == 0, "\(run.errorText)")
      let text = try String(
        contentsOf: folder.appending(path: "out/haptics.jsonl"), encoding: .utf8)
      let again = try HapticLog(SourceText(name: "again", text: text)).entries
      #expect(again.map(\.feedback) == live.map(\.feedback))
      #expect(again.map(\.reason) == live.map(\.reason))
      // Busy machines are late; the screen is scanned sixty times a second.
      for (old, new) in zip(zip(live, live.dropFirst()), zip(again, again.dropFirst())) {
        let (a, b) = (
          old.0.asked.duration(to: old.1.asked), new.0.asked.duration(to: new.1.asked)
        )
        #expect(abs((a - b) / .milliseconds(1)) < 150)
      }
    }

    /// A script that removes `OffscreenCanvas`, so that the page paints on its own thread.
    private static let withoutOffscreenCanvas =
      "delete HTMLCanvasElement.prototype.transferControlToOffscreen;"

    // SimulatorPages.SL5.
    @Test("A page that does not paint gets no more frames, and later the last one")
    func slow() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser(first: Self.withoutOffscreenCanvas)
      try browser.evaluate(
        """
        window.came = 0; window.wait = true;
        const take = tactus.screen.receive.bind(tactus.screen);
        const held = [];
        tactus.screen.receive = (bytes) => {
          if (bytes[1] !== 0x47) window.came += 1;
          if (window.wait) held.push(bytes); else take(bytes);
        };
        window.goOn = () => { window.wait = false; held.forEach(take); };
        """)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 30)
      // Touches are never dropped.
      let felt = bench.simulator.host.log.entries.compactMap(\.feedback)
      #expect(felt == [.impactLight, .impactHeavy])
      #expect(try browser.number("window.came") == 3)
      try browser.touch("touchEnd", [])
      try browser.evaluate("window.goOn()")
      try browser.wait(until: "window.came === 4 || window.came === 5")
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
    }
  }
}
