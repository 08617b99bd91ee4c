import Foundation
import TactusPhone
import TactusPhoneTypes
import Testing

extension BrowserTests {
  /// Pausing, stepping and rewinding time on the page (SimulatorPages.ST1–ST9).
  @Suite(.serialized) struct TimeTests {
    private let weight =
      "[...document.querySelectorAll('#elements *')].find(e => e.textContent.startsWith('weight'))"
      + "?.textContent"
    private let count = "document.querySelectorAll('.haptic').length"

    @Test("Time pauses, advances by steps of a sixtieth of a second, and resumes")
    func stepping() throws {
      let bench = try SimulatorBench { $0.program = BuiltProgram(name: "Scale") }
      let browser = try bench.runningBrowser()
      try browser.click("#pause")
      try browser.wait(until: "tactus.state.pace === 'standing'")
      let start = try browser.number("tactus.state.time")
      // A touch during a pause is processed when time advances.
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.6)
      try browser.wait(until: "tactus.state.holder !== null")
      #expect(try browser.text(weight) == "weight, 0 grams")
      #expect(try browser.number("tactus.state.time") == start)
      for step in 1...12 {
        try browser.evaluate("tactus.link.send({ pass: 1 / 60 })")
        try browser.wait(until: "tactus.state.time >= \(start + Double(step) / 60 - 1e-6)")
      }
      let passed = try browser.number("tactus.state.time") - start
      #expect(abs(passed - 0.2) < 1e-6)
      try browser.wait(until: "\(weight) === 'weight, 231 grams'")
      try browser.click("#pause")
      try browser.wait(until: "tactus.state.pace === 'going'")
      try browser.touch("touchEnd", [])
      try browser.wait(until: "\(weight) === 'weight, 0 grams'")
      #expect(browser.scriptErrors == [])
    }

    @Test(
      "The phone rewinds, repeats recorded inputs, and continues with others")
    func rewinding() throws {
      let bench = try SimulatorBench { $0.program = BuiltProgram(name: "Scale") }
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.6, steps: 40)
      try browser.wait(until: "\(weight) === 'weight, 231 grams'")
      try browser.letTimePass(0.3)
      let pressed = try browser.number("tactus.time.now()")
      try browser.touch("touchEnd", [])
      try browser.wait(until: "\(weight) === 'weight, 0 grams'")
      let felt = bench.simulator.host.log.entries
      #expect(felt.count > 3)

      // Rewound to the touch: the screen, the log and the page are as they were.
      try browser.evaluate("tactus.time.rewind(\(pressed))")
      try browser.wait(until: "tactus.state.pace === 'rewinding'")
      try browser.wait(until: "tactus.state.pace === 'standing'")
      #expect(abs(try browser.number("tactus.state.time") - pressed) < 1e-3)
      // SimulatorPages.SF5.
      #expect(try browser.number("tactus.strip.forces.at(-1).force") == 0)
      try browser.wait(until: "\(weight) === 'weight, 231 grams'")
      let again = bench.simulator.host.log.entries.filter { $0.isPlayed }
      #expect(again.map(\.feedback) == felt.prefix(again.count).map(\.feedback))
      let shown = Int(try browser.number(count))
      #expect(again.count >= felt.count - 1 && abs(shown - again.count) <= 1)

      // Advanced by steps: the finger is lifted again.
      try browser.evaluate("tactus.link.send({ pass: 2 })")
      try browser.wait(until: "\(weight) === 'weight, 0 grams'")

      try browser.wait(until: "tactus.state.time > \(pressed + 1.999)")

      // Rewound again, with other inputs: no finger stays on the screen.
      try browser.evaluate("tactus.time.rewind(\(pressed))")
      try browser.wait(
        until: "tactus.state.pace === 'standing' && tactus.state.time < \(pressed + 0.001)")
      try browser.click("#pause")
      try browser.wait(until: "tactus.state.pace === 'going' && tactus.state.until === null")
      try browser.wait(until: "\(weight) === 'weight, 0 grams'")

      // The recorded script lifts the finger once, and has no undone inputs.
      let lines = bench.script.first(bench.script.count)
      let script = Array(lines[(lines.lastIndex(of: "clear") ?? 0)...])
      #expect(script.count { $0.contains("began") } == 1)
      #expect(script.count { $0.contains("ended") } == 0)
      #expect(script.count { $0.contains("cancelled") } == 1)
      #expect(browser.scriptErrors == [])
    }

    @Test("An app that has crashed can be rewound to before the crash")
    func crash() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.letTimePass(0.3)
      let before = try browser.number("tactus.time.now()")
      let box = "document.getElementById('glass').getBoundingClientRect()"
      let x = try browser.number("\(box).left + 30")
      let y = try browser.number("\(box).top + 30")
      try browser.letTimePass(0.2)
      try browser.mouse("mousePressed", x: x, y: y)
      try browser.wait(until: "tactus.state.status === 'ended'")
      try browser.mouse("mouseReleased", x: x, y: y)
      try browser.evaluate("tactus.time.rewind(\(before))")
      try browser.wait(
        until: "tactus.state.pace === 'standing' && tactus.state.status === 'running'")
      try browser.click("#pause")
      try browser.wait(until: "tactus.state.pace === 'going' && \(weight) === 'weight, 0.00'")
      #expect(browser.scriptErrors == [])
    }

    @Test("Time runs after a restart during a pause or a rewind")
    func restarting() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#pause")
      try browser.wait(until: "tactus.state.pace === 'standing'")
      try browser.click("#restart")
      try browser.wait(until: "tactus.state.pace === 'going' && tactus.state.status === 'running'")
      try browser.letTimePass(0.5)
      try browser.evaluate(
        "tactus.link.send({ rewind: tactus.time.now() - 0.2 }, { restart: {} })")
      try browser.wait(until: "tactus.state.status === 'starting'")
      try browser.wait(until: "tactus.state.pace === 'going' && tactus.state.status === 'running'")
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.touch("touchEnd", [])
      try browser.wait(until: "\(count) >= 2")
      #expect(browser.scriptErrors == [])
    }
  }
}
