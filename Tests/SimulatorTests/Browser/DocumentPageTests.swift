import Foundation
import TactusPhone
import TactusSimulator
import TestSupport
import Testing

extension BrowserTests {
  /// The attachment of a message on the page: opened, zoomed, shared and printed.
  @Suite(.serialized) struct DocumentPageTests {
    private func keep(_ browser: Chromium, as name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
      try browser.picture().write(to: URL(filePath: folder).appending(path: name + ".png"))
    }

    @Test(
      "QuickLook.QL1, QuickLook.QL3, QuickLook.QL10. An attachment is opened, zoomed, shared, printed",
      arguments: [
        (PhoneModel.iPhoneXS, false), (.iPhoneXS, true), (.ipad, false), (.ipad, true),
      ])
    func attachment(model: PhoneModel, isDark: Bool) throws {
      let bench = try SimulatorBench(isWeighing: false) { options in
        options.model = model
        options.settings.isDark = isDark
        options.program = BuiltProgram(name: "Mail")
      }
      let name = "document-\(model == .ipad ? "pad" : "phone")-\(isDark ? "dark" : "light")"
      let browser = try bench.browser()
      try browser.resize(1280, 1000)
      let message = "Kettle & Co, Your order"
      try browser.wait(for: message)
      try browser.tap(message)
      try browser.wait(for: "Receipt.pdf")
      // Views do not receive touches while they come in.
      try browser.letTimePass(1)
      try browser.tap("Receipt.pdf")
      try browser.wait(for: "Done")
      try browser.letTimePass(1)
      try keep(browser, as: name)
      // The label of a page is its text, which the page's document has as content.
      let text =
        "[...document.querySelectorAll('#elements *')].find(e => e.textContent.includes('Postage'))"
      try browser.wait(until: text)
      let before = try browser.number("\(text).getBoundingClientRect().width")
      let (x, y) = try browser.middle(of: "#glass")
      func fingers(_ distance: Double) -> [Chromium.Finger] {
        [.init(x: x - distance, y: y, id: 0), .init(x: x + distance, y: y, id: 1)]
      }
      try browser.touch("touchStart", fingers(20))
      for step in 1...8 { try browser.touch("touchMove", fingers(20 + 8 * Double(step))) }
      try browser.touch("touchEnd", [])
      try browser.wait(until: "\(text).getBoundingClientRect().width > \(1.5 * before)")
      try browser.letTimePass(0.5)
      try keep(browser, as: name + "-zoomed")
      try browser.tap("Share")
      try browser.wait(for: "Print")
      try browser.letTimePass(1)
      try keep(browser, as: name + "-share")
      try browser.tap("Print", isWhole: true)
      try browser.wait(for: "Print Options")
      try browser.letTimePass(1)
      try keep(browser, as: name + "-print")
      // Printed, the document is in front again.
      try browser.tap("Print", isWhole: true)
      try browser.wait(without: "Print Options")
      try browser.wait(until: text)
      #expect(browser.scriptErrors == [])
    }
  }
}
