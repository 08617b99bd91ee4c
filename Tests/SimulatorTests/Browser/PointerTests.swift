import Foundation
import Testing

extension BrowserTests {
  /// Pens and touch screens, with and without a force sensor.
  @Suite(.serialized) struct PointerTests {
    private let weight = "document.querySelector('#elements .text')?.textContent"
    private let force = "document.getElementById('force-now').value"

    /// The texts of the touches that were recorded, without waits.
    private func touches(_ bench: SimulatorBench) -> [String] {
      bench.script.first(bench.script.count).filter { $0.hasPrefix(#"{"touch""#) }
    }

    @Test(
      "SimulatorPages.SF3: A pen presses with its force, at any tilt",
      arguments: [(0, 0), (30, -20), (-89, 0), (0, 60)])
    func pen(tiltX: Int, tiltY: Int) throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      let (x, y) = try browser.middle(of: "#glass")
      let tilt = (x: tiltX, y: tiltY)
      try browser.pen("mousePressed", x: x, y: y, force: 0.25, tilt: tilt)
      try browser.pen("mouseMoved", x: x + 1, y: y, force: 0.75, tilt: tilt)
      // Three quarters of a pencil's largest force.
      try browser.wait(until: "\(weight) === 'weight, 3.13'")
      #expect(try browser.text(force) == "3.13")
      try browser.pen("mouseReleased", x: x + 1, y: y, force: 0, tilt: tilt)
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(try browser.holds("tactus.link.socket?.isOpen"))
      #expect(try browser.holds("document.getElementById('notice').hidden"))
      let began = try #require(touches(bench).first)
      #expect(began.contains(#""kind":"pencil""#))
      let upright = began.contains(#""altitude":1.5707"#)
      #expect(upright == (tilt == (0, 0)), "\(began)")
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SF3: Values beyond their ranges are limited, and an eraser presses")
    func odd() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      let (x, y) = try browser.middle(of: "#glass")
      /// Dispatches an event of an eraser, which no driver can.
      func erase(_ type: String, pressure: Double, altitude: Double, azimuth: Double) throws {
        try browser.evaluate(
          """
          (() => {
            Element.prototype.setPointerCapture = () => {};
            document.elementFromPoint(\(x), \(y)).dispatchEvent(new PointerEvent("\(type)", {
              pointerId: 99, pointerType: "pen", clientX: \(x), clientY: \(y), isPrimary: true,
              pressure: \(pressure), altitudeAngle: \(altitude), azimuthAngle: \(azimuth), button: 5,
              buttons: 32, bubbles: true, cancelable: true,
            }));
          })()
          """)
      }
      try erase("pointerdown", pressure: 1.5, altitude: 2, azimuth: 7)
      try browser.wait(until: "\(weight) === 'weight, 4.17'")
      try erase("pointermove", pressure: -0.25, altitude: -1, azimuth: -7)
      try browser.wait(until: "\(force) === '0.00' && \(weight) === 'weight, 0.00'")
      try erase("pointerup", pressure: 0, altitude: 0, azimuth: 0)
      try browser.wait(until: "\(force) === ''")
      #expect(try browser.holds("tactus.link.socket?.isOpen"))
      #expect(try browser.holds("document.getElementById('notice').hidden"))
      #expect(touches(bench).count == 3)
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SF1: A touch screen feels every sixteenth of its force")
    func sweep() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.wait(until: "\(weight) === 'weight, 0.00'")
      let (x, y) = try browser.middle(of: "#glass")
      for _ in 0..<2 {
        for sixteenth in 1...16 {
          let part = Double(sixteenth) / 16
          let finger = Chromium.Finger(x: x + Double(sixteenth % 2), y: y, force: part)
          try browser.touch(sixteenth == 1 ? "touchStart" : "touchMove", [finger])
          let shown = String(format: "%.2f", part * 20 / 3)
          try browser.wait(until: "\(force) === '\(shown)'")
        }
        try browser.touch("touchEnd", [])
        try browser.wait(until: "\(force) === ''")
      }
      let lines = touches(bench).filter { !$0.contains("ended") }
      #expect(lines.count == 32 && lines.allSatisfy { $0.contains(#""force""#) })
      // SimulatorPages.SF2. The type of pointer is known to have a sensor.
      for part in [0.5, 1.0] {
        try browser.touch("touchStart", [Chromium.Finger(x: x, y: y, force: part)])
        try browser.wait(until: "\(force) === '\(String(format: "%.2f", part * 20 / 3))'")
        try browser.touch("touchEnd", [])
      }
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SF1: A touch screen without force presses with an average touch")
    func withoutForce() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      for part in [0.5, 1.0] {
        try browser.touch("touchStart", [Chromium.Finger(x: x, y: y, force: part)])
        try browser.touch("touchMove", [Chromium.Finger(x: x + 9, y: y, force: part)])
        try browser.wait(until: "\(weight) === 'weight, 1.00' && \(force) === '1.00'")
        try browser.touch("touchEnd", [])
        try browser.wait(until: "\(weight) === 'weight, 0.00'")
      }
      #expect(!touches(bench).contains { $0.contains(#""force""#) })
    }

    @Test("SimulatorPages.SF1: Two fingers have forces of their own")
    func twoFingers() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      let first = Chromium.Finger(x: x - 40, y: y, force: 0.25, id: 1)
      try browser.touch("touchStart", [first])
      try browser.touch("touchStart", [first, Chromium.Finger(x: x + 40, y: y, force: 0.5, id: 2)])
      try browser.wait(until: "\(force) === '3.33'")
      try browser.touch("touchEnd", [])
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SF4: A page that is left during a press has no finger when it returns")
    func leaving() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.evaluate(
        "dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
      try browser.wait(until: "\(weight) === 'weight, 0.00' && \(force) === ''")
      #expect(try browser.number("tactus.touches.contacts.size") == 0)
      try browser.touch("touchEnd", [])
    }
  }
}
