import Foundation
import TactusDisplayList
import TestSupport
import Testing

extension BrowserTests {
  /// `tactus simulate` without an app: the Home screen on the page.
  @Suite(.serialized) struct HomePageTests {
    /// The frame of an element in points of the phone.
    private func frame(_ browser: Chromium, _ label: String) throws -> [Double] {
      let element = "document.querySelector('\(SimulateProcess.element(label))')"
      return try (0..<4).map { try browser.number("\(element).frame[\($0)]") }
    }

    /// Stores an image for inspection, if `TACTUS_PICTURES` names a folder for it.
    private func keep(_ browser: Chromium, as name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
      try browser.picture().write(to: URL(fileURLWithPath: folder).appending(path: name))
    }

    /// Returns the number of pixels on the page of the blue of the scale's quick action.
    private func bluePixels(_ browser: Chromium) throws -> Int {
      let image = try DrawingSurface(png: Array(browser.picture())).image
      return stride(from: 0, to: image.pixels.count, by: 4).count {
        let (blue, green, red) = (image.pixels[$0], image.pixels[$0 + 1], image.pixels[$0 + 2])
        return (148...154).contains(red) && (184...190).contains(green) && blue > 250
      }
    }

    @Test(
      "HomeScreen.S1. The Home screen is on the page: press, slide, lift opens the app with it")
    func pressSlideLift() throws {
      let simulate = try SimulateProcess()
      let browser = try simulate.browser(showing: "Scale")
      for app in ["Mail", "Photos", "Haptics", "Canvas", "Settings"] { try browser.wait(for: app) }
      try keep(browser, as: "page-home.png")
      let icon = try frame(browser, "Scale")
      let (x, y) = try browser.middle(of: SimulateProcess.element("Scale"))
      try browser.press(x: x, y: y, from: 0.05, to: 0.7, steps: 20)
      try browser.wait(for: "Blue")
      // The finger rests on the icon; the menu is right below it.
      let row = try frame(browser, "Blue")
      #expect(row[1] >= icon[1] + 60 && row[1] < icon[1] + 100, "\(row) \(icon)")
      #expect(row[0] <= icon[0] + 30 && row[0] + row[2] >= icon[0] + 30)
      try keep(browser, as: "page-menu.png")
      let goal = try browser.middle(of: SimulateProcess.element("Blue"))
      for step in 1...8 {
        let part = Double(step) / 8
        try browser.touch(
          "touchMove",
          [Chromium.Finger(x: x + (goal.x - x) * part, y: y + (goal.y - y) * part, force: 0.3)])
      }
      try browser.touch("touchEnd", [])
      try browser.wait(forText: "weight, 0 grams")
      try browser.wait(until: "document.getElementById('cover').hidden")
      let blue = try bluePixels(browser)
      #expect(blue > 50_000, "\(blue)")
      try keep(browser, as: "page-blue.png")
      try browser.click("#home-tool")
      try browser.wait(for: "Mail")
      // A tap opens another app; a swipe up from the lower edge leaves it.
      try browser.tap("Mail")
      try browser.wait(for: "Ines Ferreira")
      let box = "document.querySelector('#glass').getBoundingClientRect()"
      let left = try browser.number("\(box).left + \(box).width / 2")
      let bottom = try browser.number("\(box).bottom")
      try browser.touch("touchStart", [Chromium.Finger(x: left, y: bottom - 4, force: 0.15)])
      for step in 1...12 {
        try browser.touch(
          "touchMove",
          [Chromium.Finger(x: left, y: bottom - 4 - Double(step) * 30, force: 0.15)])
      }
      try browser.touch("touchEnd", [])
      try browser.wait(for: "Scale")
      #expect(browser.scriptErrors == [])
      #expect(!simulate.messages.contains("error"), "\(simulate.messages)")
    }

    @Test(
      "HomeScreen.S5, HomeScreen.S6. Installed apps are on the Home screen, and keep what they set")
    func installed() throws {
      let simulate = try SimulateProcess { phone in
        let built = phone.deletingLastPathComponent().appending(path: "built")
        try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
        let program = built.appending(path: "Scale")
        try FileManager.default.copyItem(
          at: FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "Scale"),
          to: program)
        let list = """
          <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key><string>com.example.Balance</string>
          <key>CFBundleDisplayName</key><string>Balance</string>
          </dict></plist>
          """
        try list.write(
          to: built.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
        let run = try FinishedProcess(
          FinishedProcess.builtTactus.path, ["install", program.path, "--phone", phone.path])
        #expect(run.status == 0, "\(run.errorText)")
      }
      let browser = try simulate.browser(showing: "Balance")
      try browser.tap("Balance")
      try browser.wait(forText: "weight, 0 grams")
      try browser.evaluate("tactus.link.send({ restart: { model: 'iphone-7' } })")
      try browser.wait(until: "tactus.state.model.name === 'iphone-7'")
      try browser.wait(for: "Balance")
      simulate.end()
      // The app has set three quick actions, which last.
      let phone = simulate.folder.appending(path: "phone").path
      let apps = try FinishedProcess(
        FinishedProcess.builtTactus.path, ["apps", "--phone", phone])
      #expect(
        apps.text.contains("Balance 1.0, quick actions 'Calibrate', 'Calibrate', 'Calibrate'"),
        "\(apps.text)")
    }

    @Test("Bundles.D3. With a damaged store the phone begins without its apps, and writes nothing")
    func damagedStore() throws {
      let text = "this is no database, whatever its name says it was"
      let simulate = try SimulateProcess { phone in
        try text.write(
          to: phone.appending(path: "apps.sqlite"), atomically: true, encoding: .utf8)
      }
      let browser = try simulate.browser(showing: "Scale")
      simulate.end()
      withExtendedLifetime(browser) {}
      #expect(simulate.messages.contains("are damaged"), "\(simulate.messages)")
      #expect(simulate.messages.contains("keeps nothing"))
      let store = simulate.folder.appending(path: "phone/apps.sqlite")
      #expect(try String(contentsOf: store, encoding: .utf8) == text)
    }
  }
}
