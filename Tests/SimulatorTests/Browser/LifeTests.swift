import Foundation
import Phone
import PhoneLink
import PositionedText
import TestSupport
import Testing

extension BrowserTests {
  @Suite(.serialized) struct LifeTests {
    private let cover = "document.getElementById('cover')"
    private let isUncovered = "document.getElementById('cover').hidden"
    /// What the label that says what is weighed is read as.
    private let weight = "document.querySelector('#elements .text')?.textContent"

    @Test("A crash is shown with what the app said last, and a button starts it again")
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
      #expect(try browser.words("cover").hasPrefix("WeighingApp has ended"))
      try browser.mouse("mouseReleased", x: x, y: y)
      try browser.click("#cover button")
      try browser.wait(until: "tactus.state.status === 'running' && \(isUncovered)")
      // A hang is noticed, and ended by the button above.
      (x, y) = try corner(false)
      try browser.mouse("mousePressed", x: x, y: y)
      try browser.mouse("mouseReleased", x: x, y: y)
      try browser.wait(until: "tactus.state.status === 'hanging'")
      #expect(try browser.words("status").hasPrefix("Not responding"))
      try browser.click("#restart")
      #expect(bench.announcements.wait { $0.count { $0.hasSuffix("is on the phone") } == 3 })
      try browser.wait(until: "tactus.state.status === 'running'")
      #expect(browser.complaints == [])
    }

    @Test("The phone is locked, left, turned, shaken and changed for another from the page")
    func phone() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#side")
      try browser.wait(until: "tactus.state.locked && \(cover).dataset.kind === 'dark'")
      try browser.click("#cover button")
      try browser.wait(until: "!tactus.state.locked && \(isUncovered)")
      try browser.click("#rotate-left")
      try browser.wait(until: "tactus.state.orientation === 'landscape-left'")
      #expect(bench.simulator.phone.state.orientation == .landscapeLeft)
      try browser.click("#rotate-right")
      try browser.click("#shake")
      try browser.evaluate("tactus.link.say({ restart: { model: 'iphone-7' } })")
      try browser.wait(
        until: "tactus.state.model.name === 'iphone-7' && tactus.state.status === 'running'")
      try browser.wait(until: "tactus.view.drawing.height === 667")
      try browser.click("#home")
      try browser.wait(until: "\(cover).dataset.kind === 'home'")
      #expect(bench.simulator.phone.state.foreground == nil)
      try browser.click(".app-icon")
      try browser.wait(until: isUncovered)
      let steps = bench.script.first(bench.script.count)
      #expect(steps.contains(#"{"rotate":"landscape-left"}"#) && steps.contains(#"{"shake":true}"#))
      #expect(browser.complaints == [])
    }

    @Test("Several pages watch one phone, of which one presses; a page that goes lifts its fingers")
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
      usleep(100_000)
      // Four sixths of full is less than what is felt as heavy.
      #expect(bench.simulator.phone.log.entries.compactMap(\.feedback) == [.impactLight])
      try browser.open("about:blank")
      try other.wait(until: "tactus.state.holder === null && tactus.state.pages === 1")
      try other.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(other.complaints == [])
    }

    @Test("A page that has lost the phone finds it again, and all that happened meanwhile")
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
      #expect(browser.complaints == [])
    }

    @Test("What a page held down comes up when it goes")
    func letsGo() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let other = try bench.runningBrowser()
      try browser.evaluate(
        """
        tactus.link.say(
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

    @Test("A frame that is painted after the phone was lost does not count with the next socket")
    func latePaint() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser(first: Self.withoutOffscreenCanvas)
      // Nothing is painted from now on, but once the next socket is asked for.
      try browser.evaluate(
        """
        const { link } = tactus;
        window.losses = 0;
        const ask = window.requestAnimationFrame.bind(window);
        const held = [];
        window.requestAnimationFrame = (act) => held.push(act);
        const [change, open] = [link.change, link.open.bind(link)];
        link.change = (isReached) => { if (!isReached) window.losses += 1; change(isReached); };
        link.open = () => {
          open();
          window.requestAnimationFrame = ask;
          for (const act of held.splice(0)) act(performance.now());
        };
        window.came = 0;
        const take = tactus.screen.take.bind(tactus.screen);
        tactus.screen.take = (bytes) => { window.came += 1; return take(bytes); };
        """)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.wait(until: "window.came > 0")
      try browser.evaluate("tactus.link.socket.close()")
      try browser.wait(until: "window.losses === 1")
      try browser.wait(until: "tactus.link.socket && tactus.state.pages === 1")
      // The phone believes what the page says it has painted, so the page stays.
      try browser.touch("touchEnd", [])
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(try browser.number("window.losses") == 1)
      #expect(browser.complaints == [])
    }

    @Test("What was done on a page is done again by a script, and felt alike")
    func recording() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 20)
      try browser.touch("touchEnd", [])
      try browser.evaluate("tactus.link.say({ set: { 'System Haptics': false } })")
      try browser.press(x: x, y: y, from: 0.1, to: 0.5, steps: 10)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 3")
      let live = bench.simulator.phone.log.entries

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
      // A machine that is busy is late; the screen is looked at sixty times a second.
      for (old, new) in zip(zip(live, live.dropFirst()), zip(again, again.dropFirst())) {
        let (a, b) = (
          old.0.asked.duration(to: old.1.asked), new.0.asked.duration(to: new.1.asked)
        )
        #expect(abs((a - b) / .milliseconds(1)) < 150)
      }
    }

    /// What makes a browser one of those that paint on the page's own thread alone.
    private static let withoutOffscreenCanvas =
      "delete HTMLCanvasElement.prototype.transferControlToOffscreen;"

    @Test("A page that does not paint gets no more pictures, and the last one when it does")
    func slow() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser(first: Self.withoutOffscreenCanvas)
      try browser.evaluate(
        """
        window.came = 0; window.wait = true;
        const take = tactus.screen.take.bind(tactus.screen);
        const held = [];
        tactus.screen.take = (bytes) => {
          if (bytes[1] !== 0x47) window.came += 1;
          if (window.wait) held.push(bytes); else take(bytes);
        };
        window.goOn = () => { window.wait = false; held.forEach(take); };
        """)
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 30)
      // Touches are never left out.
      let felt = bench.simulator.phone.log.entries.compactMap(\.feedback)
      #expect(felt == [.impactLight, .impactHeavy])
      #expect(try browser.number("window.came") == 3)
      try browser.touch("touchEnd", [])
      try browser.evaluate("window.goOn()")
      try browser.wait(until: "window.came === 4 || window.came === 5")
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
    }
  }
}
