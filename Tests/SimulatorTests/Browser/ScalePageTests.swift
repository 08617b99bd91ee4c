import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The electronic scale of `Examples`, a UIKit app, on the page.
  @Suite(.serialized) struct ScalePageTests {
    /// Returns an expression for an element with a text.
    private func element(withText text: String) -> String {
      "[...document.querySelectorAll('#elements *')].find(e => e.textContent.startsWith('\(text)'))"
    }

    /// Stores an image for the documentation, if `TACTUS_PICTURES` names a folder for it.
    private func keep(_ picture: Data, as name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
      try picture.write(to: URL(fileURLWithPath: folder).appending(path: name))
    }

    @Test("The scale weighs a finger on the page", arguments: ["light", "dark"])
    func weighs(look: String) throws {
      let bench = try SimulatorBench { $0.program = BuiltProgram(name: "Scale") }
      let browser = try bench.browser()
      try browser.resize(1200, 800, ratio: 2)
      try browser.prefer(["prefers-color-scheme": look])
      try browser.wait(until: "tactus.state.status === 'running' && tactus.view.drawing")
      if look == "dark" {
        var settings = bench.simulator.host.state.settings
        settings.isDark = true
        bench.simulator.host.send(.settings(settings))
      }
      try browser.wait(until: element(withText: "weight, 0 grams"))
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y + 20, from: 0.05, to: 0.6, steps: 40)
      // 0.6 of 385 grams.
      try browser.wait(until: element(withText: "weight, 231 grams"))
      try browser.wait(until: "document.querySelectorAll('.haptic').length >= 2")
      let picture = try browser.picture()
      #expect(picture.count > 40_000)
      try keep(picture, as: "scale-\(look).png")
      try browser.touch("touchEnd", [])
      try browser.wait(until: element(withText: "weight, 0 grams"))
      let felt = bench.simulator.host.log.entries.compactMap(\.feedback)
      #expect(!felt.isEmpty && felt.allSatisfy { $0 == .selection })
      #expect(browser.scriptErrors == [])
    }

    @Test("Without 3D Touch the scale shows that it cannot weigh")
    func fallback() throws {
      let bench = try SimulatorBench { $0.program = BuiltProgram(name: "Scale") }
      let browser = try bench.runningBrowser()
      try browser.wait(until: element(withText: "weight, 0 grams"))
      var settings = bench.simulator.host.state.settings
      settings.is3DTouchEnabled = false
      bench.simulator.host.send(.settings(settings))
      try browser.wait(until: element(withText: "This screen does not feel force."))
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.2, to: 0.9)
      try browser.touch("touchEnd", [])
      #expect(try browser.holds(element(withText: "weight, –")))
      #expect(bench.simulator.host.log.entries.isEmpty)
    }
  }
}
