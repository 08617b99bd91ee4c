import Foundation
import TactusDisplayList
import TactusPhoneLink
import Testing

extension BrowserTests {
  /// The layout of the page, of which nothing may be cut or covered.
  @Suite(.serialized) struct PageLayoutTests {
    /// The edges of an element, in points of the page.
    private struct Box: Equatable {
      var left: Double, top: Double, right: Double, bottom: Double
    }

    private func box(_ selector: String, _ browser: any Browser) throws -> Box {
      let rectangle = "document.querySelector('\(selector)').getBoundingClientRect()"
      let edges = try browser.evaluate(
        "(({ left, top, right, bottom }) => [left, top, right, bottom])(\(rectangle))")
      let numbers = (edges as? [NSNumber] ?? []).map(\.doubleValue)
      try #require(numbers.count == 4)
      return Box(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
    }

    /// Waits until the page has reacted to a change of its size.
    private func settle(_ browser: any Browser) throws {
      try browser.evaluate(
        """
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
          () => requestAnimationFrame(() => done(1)))))
        """)
    }

    @Test(
      "The phone fits windows of every size, and nothing sticks out of them",
      arguments: [
        (1280, 860), (1024, 640), (900, 640), (861, 500), (700, 800), (390, 844), (844, 390),
      ])
    func sizes(width: Int, height: Int) throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.resize(width, height)
      let text = "document.getElementById('hint').textContent = 'Hold to press harder. '.repeat(4)"
      for orientation in ["portrait", "landscape-left"] {
        try browser.evaluate("tactus.link.send({ rotate: '\(orientation)' })")
        try browser.wait(until: "tactus.state.orientation === '\(orientation)'")
        // The rotation is animated.
        try browser.wait(until: "document.getAnimations().length === 0")
        try browser.evaluate(text)
        try settle(browser)
        let (phone, stage) = (try box("#phone", browser), try box("#stage", browser))
        #expect(phone.left >= stage.left && phone.right <= stage.right, "\(phone) \(stage)")
        #expect(phone.top >= stage.top && phone.bottom <= stage.bottom, "\(phone) \(stage)")
        // A low window has no room for the hint.
        let hint = try box("#hint", browser)
        #expect(hint.top >= phone.bottom || height <= 500 && hint.bottom == 0)
        #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
        let outside = try browser.number(
          """
          [...document.querySelectorAll('header *, aside *')]
            .filter((e) => e.getBoundingClientRect().right > \(width)).length
          """)
        #expect(outside == 0)
      }
    }

    @Test(
      "SimulatorPages.SA1. The bar of a question covers nothing of the phone, and is in sight",
      arguments: [(1280, 860), (1024, 640), (861, 640), (700, 800), (520, 700), (390, 844)])
    func question(width: Int, height: Int) throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.resize(width, height)
      let host = bench.simulator.host
      let title = "“Walks” would like to access and update your health data."
      host.send(
        .ask(SystemAlert(title: title, buttons: ["Don’t Allow", "Turn On All", "Allow"]), for: nil))
      host.advance()
      try browser.wait(until: "!document.getElementById('prompt').hidden")
      try settle(browser)
      let (phone, bar) = (try box("#phone", browser), try box("#prompt", browser))
      #expect(bar.top >= phone.bottom, "\(bar) \(phone)")
      #expect(bar.bottom <= Double(height) && bar.left >= 0 && bar.right <= Double(width))
      #expect(phone.top >= (try box("header", browser)).bottom)
      try browser.click("#prompt button:last-child")
      try browser.wait(until: "document.getElementById('prompt').hidden")
      try browser.evaluate("document.getElementById('hint').textContent = 'Hold to press harder.'")
      try settle(browser)
      #expect(try box("#hint", browser).top >= box("#phone", browser).bottom)
      #expect(browser.scriptErrors == [])
    }

    @Test(
      "SimulatorPages.SD1. The phone uses a small window: all of its height, or nearly all of its width",
      arguments: [(844, 390, 170.0), (390, 844, 330), (1280, 860, 370)])
    func smallWindows(width: Int, height: Int, least: Double) throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.resize(width, height)
      try settle(browser)
      let phone = try box("#phone", browser)
      #expect(phone.right - phone.left >= least, "\(phone)")
      // The controls are in sight.
      for selector in ["#home-tool", "#restart", "#zoom"] {
        let control = try box(selector, browser)
        #expect(
          control.left >= 0 && control.right <= Double(width) && control.bottom <= Double(height))
      }
      // A phone that lies has the whole width of a low window.
      guard height < width, height < 500 else { return }
      try browser.evaluate("tactus.link.send({ rotate: 'landscape-left' })")
      try browser.wait(until: "tactus.state.orientation === 'landscape-left'")
      try browser.wait(until: "document.getAnimations().length === 0")
      try settle(browser)
      let lying = try box("#phone", browser)
      #expect(lying.right - lying.left >= 640, "\(lying)")
    }

    @Test(
      "SimulatorPages.SD2. The screen lies on whole pixels of the device, at each ratio and turn",
      arguments: [1, 1.25, 1.5, 2])
    func wholePixels(ratio: Double) throws {
      let bench = try SimulatorBench(isWeighing: false) { $0.model = .iPhone7 }
      let app = DrawingApp(on: bench.simulator.host)
      let browser = try bench.browser()
      // Lines of a half and of a whole point, which any shift blurs.
      let commands = (0..<60).map { place -> DrawingCommand in
        var bar = DrawingPath()
        bar.addRect(
          DrawingRect(
            x: 20 + Double(place) * 5.13, y: 60, width: place % 2 == 0 ? 0.5 : 1, height: 500))
        return .fill(bar, .winding, .color(DrawingColor(gray: 0)))
      }
      app.show(SampleDrawings.screen(commands))
      try browser.wait(until: "tactus.view.drawing?.commands === \(commands.count + 1)")
      for (width, height) in [(1280, 860), (844, 390), (390, 844)] {
        try browser.resize(width, height, ratio: ratio)
        // The browser notices another ratio with its next picture.
        _ = try browser.picture()
        try settle(browser)
        var place = try screenPlace(browser)
        // The worker's picture appears a moment after the layout.
        var difference = try self.difference(of: place, browser)
        for _ in 0..<50 where difference != 0 {
          place = try screenPlace(browser)
          difference = try self.difference(of: place, browser)
        }
        for edge in place { #expect(abs(edge - edge.rounded()) < 0.001, "\(place)") }
        #expect(difference == 0, "\(width) × \(height) at \(ratio): \(place)")
      }
      #expect(browser.scriptErrors == [])
    }

    /// The left, top, width and height of the screen in pixels of the device.
    private func screenPlace(_ browser: Chromium) throws -> [Double] {
      let edges = try browser.evaluate(
        """
        (({ left, top, width, height }) => [left, top, width, height].map((it) => it * devicePixelRatio))(
          document.getElementById("screen").getBoundingClientRect())
        """)
      return (edges as? [NSNumber] ?? []).map(\.doubleValue)
    }

    /// The largest difference of the picture of the page from that of the canvas, away from its
    /// round corners.
    private func difference(of place: [Double], _ browser: Chromium) throws -> Int {
      let page = try DrawingSurface(png: [UInt8](browser.picture())).image
      let canvas = try canvasImage(browser)
      let (left, top) = (Int(place[0].rounded()), Int(place[1].rounded()))
      var worst = 0
      let rows = 40..<min(canvas.height - 40, page.height - top)
      for y in rows {
        for x in 4..<canvas.width - 4 {
          let (a, b) = ((y * canvas.width + x) * 4, ((top + y) * page.width + left + x) * 4)
          worst = max(worst, abs(Int(canvas.pixels[a]) - Int(page.pixels[b])))
        }
      }
      return worst
    }

    private func canvasImage(_ browser: Chromium) throws -> DrawingImage {
      let address = try browser.text("document.getElementById('screen').toDataURL('image/png')")
      let png = try #require(Data(base64Encoded: String(address.drop { $0 != "," }.dropFirst())))
      return try DrawingSurface(png: [UInt8](png)).image
    }

    @Test(
      "SimulatorPages.SD3. Lines between rows all look the same, whatever the size of the phone",
      arguments: [(1280, 860), (1024, 640), (390, 844)])
    func rows(width: Int, height: Int) throws {
      let bench = try SimulatorBench(isWeighing: false) { $0.model = .iPhone7 }
      let app = DrawingApp(on: bench.simulator.host)
      let browser = try bench.browser()
      try browser.resize(width, height)
      // A list as views draw it: each row, the line at its end, and the next row over that. The
      // first and the last row have round corners.
      var commands: [DrawingCommand] = []
      let (pitch, count) = (43.67, 12)
      for row in 0..<count {
        let top = 80 + Double(row) * pitch
        var area = DrawingPath()
        let rectangle = DrawingRect(x: 20, y: top, width: 335, height: pitch)
        if row == 0 || row == count - 1 {
          area.addRounded(rectangle, cornerWidth: 10, cornerHeight: 10)
        } else {
          area.addRect(rectangle)
        }
        commands.append(.fill(area, .winding, .color(DrawingColor(gray: 1))))
        guard row < count - 1 else { continue }
        var line = DrawingPath()
        line.addRect(DrawingRect(x: 60, y: top + pitch - 1.0 / 3, width: 295, height: 1.0 / 3))
        commands.append(.fill(line, .winding, .color(DrawingColor(gray: 0))))
      }
      app.show(SampleDrawings.screen(commands))
      try browser.wait(until: "tactus.view.drawing?.commands === \(commands.count + 1)")
      try settle(browser)
      let image = try canvasImage(browser)
      let column = (0..<image.height).map { image.pixels[($0 * image.width + image.width / 2) * 4] }
      let ground = try #require(column.last)
      let lines = column.filter { $0 != ground && $0 != 255 }
      #expect(lines.count == count - 1 && Set(lines).count == 1, "\(lines)")
    }

    @Test("SimulatorPages.SD4. A round clip has smooth edges, also where the worker paints it")
    func roundClips() throws {
      let bench = try SimulatorBench(isWeighing: false) { $0.model = .iPhone7 }
      let app = DrawingApp(on: bench.simulator.host)
      let browser = try bench.browser()
      var circle = DrawingPath()
      circle.addEllipse(in: DrawingRect(x: 60, y: 60, width: 200, height: 200))
      var area = DrawingPath()
      area.addRect(DrawingRect(x: 0, y: 0, width: 375, height: 667))
      let commands: [DrawingCommand] = [
        .save, .clip(circle, .winding), .fill(area, .winding, .color(DrawingColor(gray: 0))),
        .restore,
      ]
      app.show(SampleDrawings.screen(commands))
      try browser.wait(until: "tactus.view.drawing?.commands === \(commands.count + 1)")
      try settle(browser)
      let image = try canvasImage(browser)
      let ground = try #require(image.pixels.dropLast(3).last)
      let levels = Set(stride(from: 0, to: image.pixels.count, by: 4).map { image.pixels[$0] })
      #expect(levels.count > 20 && levels.contains(0) && levels.contains(ground), "\(levels.count)")
    }

    @Test("SimulatorPages.SD2. A cover that hides everything shows nothing of the picture")
    func covers() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let visibility = "getComputedStyle(document.getElementById('screen')).visibility"
      #expect(try browser.text(visibility) == "visible")
      try browser.click("#lock-tool")
      try browser.wait(until: "tactus.state.locked")
      #expect(try browser.text(visibility) == "hidden")
      let (cover, glass) = (try box("#cover", browser), try box("#glass", browser))
      #expect(abs(cover.bottom - glass.bottom) < 0.1 && abs(cover.right - glass.right) < 0.1)
    }

    @Test("At 200 % the phone scrolls, and the hint is below it")
    func enlarged() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.choose("#zoom", "2")
      try browser.evaluate("document.getElementById('hint').textContent = 'Hold to press harder.'")
      try settle(browser)
      let stage = try box("#stage", browser)
      let phone = try box("#phone", browser)
      #expect(phone.top >= stage.top + 8 && phone.bottom > stage.bottom)
      #expect(try box("#hint", browser).top >= phone.bottom)
      try browser.evaluate("document.getElementById('stage').scrollTop = 1e6")
      try settle(browser)
      #expect(try box("#hint", browser).bottom <= stage.bottom)
    }

    @Test("Menus are as wide as their longest text")
    func menus() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      try browser.click("#tab-phone")
      let cut = try browser.evaluate(
        """
        [...document.querySelectorAll('select')].filter((menu) => {
          const style = getComputedStyle(menu);
          const pen = document.createElement('canvas').getContext('2d');
          pen.font = style.font;
          const widths = [...menu.options].map((option) => pen.measureText(option.text).width);
          const edges = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
          return Math.max(...widths) + edges > menu.clientWidth;
        }).map((menu) => menu.title || menu.dataset.setting || menu.id)
        """)
      #expect(cut as? [String] == [])
    }

    @Test("In Firefox a scroll bar shifts nothing", .enabled(if: Firefox.isInstalled))
    func scrollBar() throws {
      let bench = try SimulatorBench()
      let browser = try Firefox()
      try browser.open(bench.simulator.address)
      try browser.wait(until: "window.tactus?.state?.status === 'running'")
      try browser.resize(900, 640)
      var boxes: [Box] = []
      for tab in ["haptics", "phone", "outputs", "log"] {
        try browser.evaluate("document.getElementById('tab-\(tab)').click()")
        try settle(browser)
        boxes.append(try box("#live", browser))
      }
      #expect(boxes.allSatisfy { $0.left == boxes[0].left && $0.right == boxes[0].right })
      #expect(browser.scriptErrors == [])
    }

    @Test("Lines thinner than a pixel all look the same, wherever they are")
    func hairlines() throws {
      let bench = try SimulatorBench(isWeighing: false) { $0.model = .iPhone7 }
      let app = DrawingApp(on: bench.simulator.host)
      let browser = try bench.browser()
      var commands: [DrawingCommand] = []
      // At every third of a pixel, as in a table whose rows have odd heights.
      let tops = (0..<30).map { 20 + Double($0) * 20.37 }
      for top in tops {
        var line = DrawingPath()
        line.addRect(DrawingRect(x: 20, y: top, width: 300, height: 1.0 / 3))
        commands.append(.fill(line, .winding, .color(DrawingColor(gray: 0))))
      }
      app.show(SampleDrawings.screen(commands))
      try browser.wait(until: "tactus.view.drawing?.commands === \(commands.count + 1)")
      try settle(browser)
      let address = try browser.text("document.getElementById('screen').toDataURL('image/png')")
      let png = try #require(Data(base64Encoded: String(address.drop { $0 != "," }.dropFirst())))
      let image = try DrawingSurface(png: [UInt8](png)).image
      let column = (0..<image.height).map { image.pixels[($0 * image.width + image.width / 2) * 4] }
      let ground = try #require(column.last)
      let lines = column.filter { $0 != ground }
      #expect(lines.count == tops.count && Set(lines).count == 1, "\(lines)")
    }
  }
}
