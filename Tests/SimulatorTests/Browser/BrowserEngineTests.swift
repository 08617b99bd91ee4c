import Foundation
import Testing

extension BrowserTests {
  /// Every kind of pointer in every browser.
  @Suite(.serialized) struct BrowserEngineTests {
    private let force = "document.getElementById('force-now').value"
    private let weight = "document.querySelector('#elements .text')?.textContent"

    /// A page in a browser, with its phone.
    private struct OpenPage {
      let bench: SimulatorBench
      let browser: any Browser
      /// The center of the phone's screen.
      let x: Double, y: Double

      init(_ engine: BrowserEngine) throws {
        bench = try SimulatorBench()
        browser = try engine.start()
        try browser.open(bench.simulator.address)
        try browser.wait(
          until: "window.tactus?.state?.status === 'running' && tactus.view.drawing")
        (x, y) = try browser.middle(of: "#glass")
      }

      /// The recorded touches.
      var touches: [String] {
        bench.script.first(bench.script.count).filter { $0.hasPrefix(#"{"touch""#) }
      }

      func point(_ phase: PointerPhase, _ pointers: Pointer...) throws {
        try browser.point(phase, pointers)
      }

      /// Checks that nothing went wrong on the page.
      func expectHealth() throws {
        #expect(try browser.holds("tactus.link.socket?.isOpen"))
        #expect(try browser.holds("document.getElementById('notice').hidden"))
        #expect(try browser.number("tactus.touches.contacts.size") == 0)
        #expect((browser as? Chromium)?.scriptErrors ?? [] == [])
        #expect((browser as? Firefox)?.scriptErrors ?? [] == [])
      }
    }

    @Test(
      "SimulatorPages.SF3: A pen with and without tilt presses with each sixteenth of its force",
      arguments: BrowserEngine.installed)
    func pen(engine: BrowserEngine) throws {
      let page = try OpenPage(engine)
      // Not to both sides at once: WebKitGTK takes that from scripts as an upright pen.
      for tilt in [nil, (30, 0), (0, -20), (-89, 0), (0, 0)] as [(x: Int, y: Int)?] {
        let before = page.touches.count
        for sixteenth in 1...16 {
          let part = Double(sixteenth) / 16
          let pen = Pointer(
            kind: .pen, x: page.x + Double(sixteenth % 2), y: page.y, force: part, tilt: tilt)
          try page.point(sixteenth == 1 ? .down : .move, pen)
          // A pencil's largest force is 25/6 of an average touch.
          try page.browser.wait(until: "\(force) === (\(part) * 25 / 6).toFixed(2)")
        }
        try page.browser.wait(until: "\(weight) === 'weight, 4.17'")
        try page.point(.up, Pointer(kind: .pen, x: page.x, y: page.y, force: 0, tilt: tilt))
        try page.browser.wait(until: "\(force) === '' && \(weight) === 'weight, 0.00'")
        let began = try #require(page.touches.dropFirst(before).first)
        #expect(began.contains(#""kind":"pencil""#))
        let isUpright = tilt == nil || tilt ?? (1, 1) == (0, 0)
        #expect(began.contains(#""altitude":1.5707"#) == isUpright, "\(began)")
      }
      try page.expectHealth()
    }

    @Test(
      "SimulatorPages.SF1: A touch screen feels each sixteenth of its force, up and down",
      arguments: BrowserEngine.installed)
    func touch(engine: BrowserEngine) throws {
      let page = try OpenPage(engine)
      for (number, sixteenth) in (Array(1...16) + (1..<16).reversed()).enumerated() {
        let part = Double(sixteenth) / 16
        let finger = Pointer(
          kind: .touch, x: page.x + Double(number % 2), y: page.y, force: part)
        try page.point(number == 0 ? .down : .move, finger)
        try page.browser.wait(until: "\(force) === (\(part) * 20 / 3).toFixed(2)")
      }
      try page.point(.up, Pointer(kind: .touch, x: page.x, y: page.y))
      try page.browser.wait(until: "\(force) === '' && \(weight) === 'weight, 0.00'")
      #expect(page.bench.simulator.host.log.entries.contains { $0.feedback == .impactHeavy })
      try page.expectHealth()
    }

    @Test(
      "SimulatorPages.SF1: A touch screen and a pen without a sensor press with an average touch",
      arguments: BrowserEngine.installed)
    func withoutForce(engine: BrowserEngine) throws {
      let page = try OpenPage(engine)
      for kind in [Pointer.Kind.touch, .pen] {
        for part in [0.5, 1.0] {
          try page.point(.down, Pointer(kind: kind, x: page.x, y: page.y, force: part))
          try page.point(.move, Pointer(kind: kind, x: page.x + 9, y: page.y, force: part))
          try page.browser.wait(until: "\(weight) === 'weight, 1.00' && \(force) === '1.00'")
          try page.point(.up, Pointer(kind: kind, x: page.x + 9, y: page.y, force: 0))
          try page.browser.wait(until: "\(weight) === 'weight, 0.00'")
        }
      }
      #expect(!page.touches.contains { $0.contains(#""force""#) })
      try page.expectHealth()
    }

    @Test(
      "SimulatorPages.SF7: Two fingers at the same time have forces of their own",
      arguments: BrowserEngine.installed
    )
    func twoFingers(engine: BrowserEngine) throws {
      let page = try OpenPage(engine)
      let left = Pointer(kind: .touch, x: page.x - 40, y: page.y, force: 0.25)
      var right = Pointer(kind: .touch, x: page.x + 40, y: page.y, force: 0.625, id: 1)
      try page.point(.down, left, right)
      try page.browser.wait(until: "document.querySelectorAll('.finger.own').length === 2")
      try page.browser.wait(until: "\(force) === '4.17'")
      (right.x, right.force) = (page.x + 60, 0.125)
      try page.point(.move, left, right)
      // The harder one counts.
      try page.browser.wait(until: "\(force) === '1.67' && \(weight) === 'weight, 1.67'")
      try page.point(.up, left, right)
      try page.browser.wait(until: "\(weight) === 'weight, 0.00'")
      #expect(page.touches.count { $0.contains("began") } == 2)
      #expect(page.touches.count { $0.contains("ended") } == 2)
      try page.expectHealth()
    }

    @Test(
      "The mouse presses harder while it is held, and a crash of the app is shown",
      arguments: BrowserEngine.installed)
    func mouse(engine: BrowserEngine) throws {
      let page = try OpenPage(engine)
      try page.point(.down, Pointer(kind: .mouse, x: page.x, y: page.y))
      // The largest force, after two seconds.
      try page.browser.wait(until: "\(force) === '6.67' && \(weight) === 'weight, 6.67'")
      try page.point(.up, Pointer(kind: .mouse, x: page.x, y: page.y))
      try page.browser.wait(until: "\(weight) === 'weight, 0.00'")
      try page.browser.wait(until: "document.querySelectorAll('.haptic').length === 2")
      try page.expectHealth()
      let box = "document.getElementById('glass').getBoundingClientRect()"
      let corner = Pointer(
        kind: .mouse, x: try page.browser.number("\(box).left + 20"),
        y: try page.browser.number("\(box).top + 20"))
      try page.point(.down, corner)
      let cover = "document.getElementById('cover').innerText"
      try page.browser.wait(until: "\(cover).includes('the corner was touched')")
      try page.point(.up, corner)
    }
  }
}
