import Foundation
import Glibc
import PhoneLink
import TestSupport
import Testing

extension BrowserTests {
  /// What is killed, cut off or held up, and how the page comes back to the truth.
  @Suite(.serialized) struct FaultTests {
    private let weight = "document.querySelector('#elements .text')?.textContent"

    @Test("An app that is killed is shown as ended, and starts again")
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
      #expect(bench.simulator.phone.state.joined.count == 1)
      #expect(browser.complaints == [])
    }

    @Test("A browser that is killed while it presses leaves no finger on the phone")
    func killedPage() throws {
      let bench = try SimulatorBench()
      let other = try bench.runningBrowser()
      var browser: Chromium? = try bench.runningBrowser()
      let (x, y) = try other.middle(of: "#glass")
      try browser?.press(x: x, y: y, from: 0.1, to: 0.9)
      try other.wait(until: "tactus.state.holder !== null && tactus.state.pages === 2")
      // A browser that is let go of is killed.
      browser = nil
      try other.wait(until: "tactus.state.holder === null && tactus.state.pages === 1")
      try other.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(other.complaints == [])
    }

    @Test("A page whose phone is gone says so, and shows the next one to who opens it")
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
      let port = try #require(URL(string: first.address)?.port)
      let second = try start(port)
      defer {
        kill(second.process.processIdentifier, SIGINT)
        second.process.waitUntilExit()
      }
      // Another run has other secrets: who has the new address is let in, in the same window.
      try browser.open(second.address)
      try browser.wait(
        until: "window.tactus?.state?.status === 'running' && tactus.view.drawing")
      #expect(try browser.holds("document.getElementById('lost').hidden"))
    }

    @Test("After a pause of the network the page has what the phone has")
    func pause() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      // Nothing comes and goes for a while, as far as the page can tell.
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
      usleep(500_000)
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
      #expect(browser.complaints == [])
    }

    @Test("Who reads nothing of what comes keeps nobody else waiting")
    func slowReader() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let slow = try WebClient.page(bench)
      #expect(slow.receiveHead().contains(" 101 "))
      slow.send(WebClient.frame(Array(#"{"hello": {"version": 1, "time": 0}}"#.utf8)))
      try browser.wait(until: "tactus.state.pages === 2")
      let (x, y) = try browser.middle(of: "#glass")
      let start = ContinuousClock.now
      for _ in 0..<5 {
        try browser.press(x: x, y: y, from: 0.1, to: 0.9, steps: 20)
        try browser.touch("touchEnd", [])
      }
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      try browser.wait(until: "document.querySelectorAll('.haptic').length >= 10")
      #expect(ContinuousClock.now - start < .seconds(20))
      #expect(browser.complaints == [])
    }

    @Test("Who reads nothing of what has to be said is sent away, and who reads stays")
    func hopelessReader() throws {
      let bench = try SimulatorBench(isWeighing: false) {
        $0.bytesBehind = 1 << 20
        $0.program = TalkingProgram()
      }
      let browser = try bench.browser()
      let slow = try WebClient.page(bench)
      #expect(slow.receiveHead().contains(" 101 "))
      slow.send(WebClient.frame(Array(#"{"hello": {"version": 1, "time": 0}}"#.utf8)))
      try browser.wait(until: "tactus.state.pages === 2")
      try browser.wait(until: "tactus.state.pages === 1")
      #expect(slow.isClosed())
      // The other has had all of it, and still has the phone.
      try browser.evaluate("document.getElementById('tab-phone').click()")
      try browser.evaluate("tactus.link.say({ set: { 'System Haptics': false } })")
      try browser.wait(until: "tactus.state.settings['System Haptics'] === false")
      #expect(try browser.number("document.getElementById('log').textContent.length") > 1_000_000)
      #expect(browser.complaints == [])
    }
  }
}
