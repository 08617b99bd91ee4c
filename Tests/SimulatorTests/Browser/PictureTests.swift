import Foundation
import TactusDisplayList
import TactusPhone
import Testing

extension BrowserTests {
  @Suite(.serialized) struct PictureTests {
    /// The difference of two images, with channels of 0…255.
    private struct Distance {
      /// The mean difference.
      var mean = 0.0
      /// The share of pixels with a visible difference.
      var share = 0.0

      /// The visible difference of one channel: an eighth of full scale.
      static let seen = 32

      func isWithin(_ tolerance: (mean: Double, share: Double)) -> Bool {
        mean <= tolerance.mean && share <= tolerance.share
      }

      init(_ a: DrawingImage, _ b: DrawingImage) {
        var (sum, count) = (0, 0)
        for start in stride(from: 0, to: min(a.pixels.count, b.pixels.count), by: 4) {
          var worst = 0
          for channel in 0..<3 {
            let difference = abs(Int(a.pixels[start + channel]) - Int(b.pixels[start + channel]))
            sum += difference
            worst = max(worst, difference)
          }
          if worst > Self.seen { count += 1 }
        }
        let pixels = Double(a.width * a.height)
        mean = Double(sum) / pixels / 3
        share = Double(count) / pixels
      }
    }

    /// The largest difference of the browser's canvas from Cairo's image.
    ///
    /// Antialiasing, image scaling and blur use other algorithms, and in a worker yet others.
    private let tolerances: [String: (mean: Double, share: Double)] = [
      "shapes": (0.3, 0.002), "gradients": (0.8, 0.001), "texts": (1.2, 0.015),
      "pictures": (0.8, 0.006), "layers": (0.5, 0.001), "blends": (0.5, 0.008),
      "backdrop": (0.8, 0.001),
    ]

    @Test(
      "The canvas equals Cairo's image, at every scale, on either thread",
      arguments: [(1.0, true), (2, true), (1.5, true), (1, false)])
    func pictures(ratio: Double, isInWorker: Bool) throws {
      let bench = try SimulatorBench(isWeighing: false) { $0.model = .iPhone7 }
      let app = DrawingApp(on: bench.simulator.host)
      let browser = try bench.browser(
        first: isInWorker
          ? nil : "delete HTMLCanvasElement.prototype.transferControlToOffscreen;")
      try browser.resize(1280, 860, ratio: ratio)
      try browser.choose("#zoom", "1")
      let frames = "tactus.view.repaints"
      for (name, drawing) in SampleDrawings.all {
        let before = try browser.number(frames)
        app.show(drawing)
        let count = drawing.commands.count
        try browser.wait(
          until: "\(frames) > \(before) && tactus.view.drawing.commands === \(count)")
        var tolerance = try #require(tolerances[name])
        // The page has edges on whole pixels where Cairo has them between two.
        if ratio != ratio.rounded() {
          tolerance = (tolerance.mean + 0.5, tolerance.share + 0.015)
        }
        // A worker's frame appears on the page a moment later.
        var (shown, painted, distance) = try compare(browser, drawing)
        for _ in 0..<50 where !distance.isWithin(tolerance) {
          (shown, painted, distance) = try compare(browser, drawing)
        }
        if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
          try shown.write(to: URL(filePath: "\(folder)/\(name)-\(ratio)-canvas.png"))
          try painted.write(to: URL(filePath: "\(folder)/\(name)-\(ratio)-cairo.png"))
          print("PICTURE \(name) \(ratio) \(distance.mean) \(distance.share)")
        }
        #expect(distance.isWithin(tolerance), "\(name) \(distance)")
      }
      #expect(browser.scriptErrors == [])
    }

    /// Returns the canvas's image, Cairo's image, and their difference.
    private func compare(
      _ browser: Chromium, _ drawing: Drawing
    ) throws -> (shown: Data, painted: Data, Distance) {
      let address = try browser.text("document.getElementById('screen').toDataURL('image/png')")
      let png = try #require(Data(base64Encoded: String(address.drop { $0 != "," }.dropFirst())))
      let shown = try DrawingSurface(png: [UInt8](png)).image
      let scale = Double(shown.width) / SampleDrawings.width
      let surface = try DrawingSurface(width: shown.width, height: shown.height)
      DrawingPainter(on: surface, scale: scale).paint(drawing)
      return (png, Data(try surface.png()), Distance(shown, surface.image))
    }
  }
}
