import Foundation
import Glibc
import TactusPhoneLink
import TestSupport
import Testing

extension BrowserTests {
  /// Faults of the app, the server and the connection, and how the page recovers.
  @Suite(.serialized) struct FaultTests {
    private let weight = "document.querySelector('#elements .text')?.textContent"

    @Test("An app that is killed is shown as ended, and can be restarted")
    func killedApp() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.5)
      let process = try #require(bench.processes.last)
      #expect(kill(process, SIGKILL) == 0)
      try browser.wait(until: "tactus.state.status === 'ended' && tactus.state.ending")
      try browser.touch("touchEnd", [])
      try browser.click("#cover button")
      try browser.wait(until: "tactus.state.status === 'running' && \(weight) === 'weight, 0.00'")
      #expect(bench.simulator.host.state.joined.count == 1)
      #expect(browser.scriptErrors == [])
    }

    @Test("The cover shows the reason of this end, not of an earlier one")
    func reasons() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let cover = "document.getElementById('cover').innerText"
      let box = "document.getElementById('glass').getBoundingClientRect()"
      let (left, right) = (
        try browser.number("\(box).left + 30"), try browser.number("\(box).right - 30")
      )
      let y = try browser.number("\(box).top + 30")
      func restart() throws {
        try browser.click("#cover button")
        try browser.wait(until: "tactus.state.status === 'running' && tactus.state.inFront")
      }
      // The corner of the weighing app is a crash.
      try browser.mouse("mousePressed", x: left, y: y)
      try browser.wait(until: "tactus.state.status === 'ended'")
      try browser.mouse("mouseReleased", x: left, y: y)
      try browser.wait(until: "\(cover).includes('the corner was touched')")
      try restart()
      // Another end, without a message of its own.
      kill(try #require(bench.processes.last), SIGKILL)
      try browser.wait(until: "tactus.state.status === 'ended'")
      #expect(try !browser.holds("\(cover).includes('the corner was touched')"))
      #expect(try browser.holds("\(cover).includes('it ended with')"))
      try restart()
      // The other corner hangs.
      try browser.mouse("mousePressed", x: right, y: y)
      try browser.wait(until: "tactus.state.status === 'hanging'")
      try browser.mouse("mouseReleased", x: right, y: y)
      #expect(try !browser.holds("\(cover).includes('the corner was touched')"))
      #expect(browser.scriptErrors == [])
    }

    // SimulatorPages.SP2.
    @Test("A browser that is killed during a touch leaves no finger on the phone")
    func killedPage() throws {
      let bench = try SimulatorBench()
      let other = try bench.runningBrowser()
      var browser: Chromium? = try bench.runningBrowser()
      let (x, y) = try other.middle(of: "#glass")
      try browser?.press(x: x, y: y, from: 0.1, to: 0.9)
      try other.wait(until: "tactus.state.holder !== null && tactus.state.pages === 2")
      // Releasing a browser kills it.
      browser = nil
      try other.wait(until: "tactus.state.holder === null && tactus.state.pages === 1")
      try other.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(other.scriptErrors == [])
    }

    @Test(
      "A page without its server shows that, and works with the next server after opening its address"
    )
    func killedPhone() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = FinishedProcess.builtTactus.deletingLastPathComponent()
        .appending(path: "WeighingApp")
      func start(_ port: Int) throws -> (process: Process, address: String) {
        let process = Process()
        process.executableURL = FinishedProcess.builtTactus
        process.arguments = ["simulate", app.path, "--no-open", "--port", "\(port)"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = ""
        while !line.hasSuffix("\n") {
          let next = try output.fileHandleForReading.read(upToCount: 1) ?? Data([10])
          line += String(decoding: next, as: UTF8.self)
        }
        return (process, line.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      let first = try start(0)
      let browser = try Chromium()
      try browser.open(first.address)
      try browser.wait(
        until: "window.tactus?.state?.status === 'running' && tactus.view.drawing")
      kill(first.process.processIdentifier, SIGKILL)
      first.process.waitUntilExit()
      try browser.wait(until: "!document.getElementById('lost').hidden")
      #expect(try browser.text("document.getElementById('status').dataset.status") == "lost")
      let port = try #require(URL(string: first.address)?.port)
      let second = try start(port)
      defer {
        kill(second.process.processIdentifier, SIGINT)
        second.process.waitUntilExit()
      }
      // Another run has other secrets: the new address admits the same window.
      try browser.open(second.address)
      try browser.wait(
        until: "window.tactus?.state?.status === 'running' && tactus.view.drawing")
      #expect(try browser.holds("document.getElementById('lost').hidden"))
    }

    @Test("After a pause of the network the page has the phone's state")
    func pause() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      // Messages are held back for a while.
      try browser.evaluate(
        """
        window.held = [];
        const socket = tactus.link.socket;
        window.take = socket.onmessage;
        socket.onmessage = (event) => window.held.push(event);
        """)
      let other = try bench.runningBrowser()
      let (x, y) = try other.middle(of: "#glass")
      try other.press(x: x, y: y, from: 0.1, to: 0.9, steps: 30)
      try other.letTimePass(0.5)
      try browser.evaluate(
        """
        tactus.link.socket.onmessage = window.take;
        for (const event of window.held) window.take(event);
        """)
      let truth = try other.text(weight)
      #expect(truth != "weight, 0.00")
      try browser.wait(until: "\(weight) === '\(truth)'")
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 2")
      try other.touch("touchEnd", [])
      try browser.wait(until: "\(weight) === 'weight, 0.00' && tactus.state.holder === null")
      #expect(browser.scriptErrors == [])
    }

    @Test("A page that does not read does not delay others")
    func slowReader() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let slow = try WebClient.page(bench)
      #expect(slow.receiveHead().contains(" 101 "))
      slow.send(WebClient.frame(Array(#"{"hello": {"version": 2, "time": 0}}"#.utf8)))
      try browser.wait(until: "tactus.state.pages === 2")
      let (x, y) = try browser.middle(of: "#glass")
      for _ in 0..<5 {
        try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 20)
        try browser.touch("touchEnd", [])
      }
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      try browser.wait(until: "document.querySelectorAll('.haptic').length >= 10")
      #expect(browser.scriptErrors == [])
    }

    // SimulatorPages.SL6.
    @Test("A page that does not read is disconnected, and others stay")
    func hopelessReader() throws {
      let bench = try SimulatorBench(isWeighing: false) {
        $0.bytesBehind = 1 << 20
        $0.program = TalkingProgram()
      }
      let browser = try bench.browser()
      let slow = try WebClient.page(bench)
      #expect(slow.receiveHead().contains(" 101 "))
      slow.send(WebClient.frame(Array(#"{"hello": {"version": 2, "time": 0}}"#.utf8)))
      try browser.wait(until: "tactus.state.pages === 2")
      try browser.wait(until: "tactus.state.pages === 1")
      #expect(slow.isClosed())
      // The other page has received everything, and is still connected.
      try browser.evaluate("document.getElementById('tab-phone').click()")
      try browser.evaluate("tactus.link.send({ set: { 'System Haptics': false } })")
      try browser.wait(until: "tactus.state.settings['System Haptics'] === false")
      #expect(try browser.number("document.getElementById('log').textContent.length") > 1_000_000)
      #expect(browser.scriptErrors == [])
    }
  }
}
