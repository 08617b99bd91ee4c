import DisplayList
import Foundation
import Phone
import Testing

extension BrowserTests {
  @Suite(.serialized) struct PictureTests {
    /// How far two pictures are apart, of channels of 0…255.
    private struct Distance {
      /// On average.
      var mean = 0.0
      /// The share of pixels that differ so much that it is seen.
      var share = 0.0

      /// A difference of one channel that is seen: an eighth of full.
      static let seen = 32

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

    /// What the browser's canvas may be apart from Cairo's picture: edges are smoothed by another
    /// arithmetic, pictures are made larger with other weights, and a blur is made of boxes.
    private let tolerances: [String: (mean: Double, share: Double)] = [
      "shapes": (0.3, 0.001), "gradients": (0.8, 0.001), "texts": (1.2, 0.015),
      "pictures": (0.5, 0.004), "layers": (0.5, 0.001), "blends": (0.5, 0.008),
      "backdrop": (0.8, 0.001),
    ]

    @Test(
      "The canvas shows what Cairo paints, at any number of pixels a point",
      arguments: [1.0, 2, 1.5])
    func pictures(ratio: Double) throws {
      let bench = try SimulatorBench(isWeighing: false) { $0.model = .iPhone7 }
      let app = DrawingApp(on: bench.simulator.phone)
      let browser = try bench.browser()
      try browser.resize(1280, 860, ratio: ratio)
      try browser.choose("#zoom", "1")
      let frames = "Number(document.documentElement.dataset.frames ?? 0)"
      for (name, drawing) in SampleDrawings.all {
        let before = try browser.number(frames)
        app.show(drawing)
        let count = drawing.commands.count
        try browser.wait(
          until: "\(frames) > \(before) && tactus.view.drawing.commands.length === \(count)")
        let address = try browser.text("document.getElementById('screen').toDataURL('image/png')")
        let png = try #require(Data(base64Encoded: String(address.drop { $0 != "," }.dropFirst())))
        let shown = try DrawingSurface(png: [UInt8](png)).image
        let scale = Double(shown.width) / SampleDrawings.width
        let surface = try DrawingSurface(width: shown.width, height: shown.height)
        DrawingPainter(on: surface, scale: scale).paint(drawing)
        let distance = Distance(shown, surface.image)
        if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
          try png.write(to: URL(filePath: "\(folder)/\(name)-\(ratio)-canvas.png"))
          try Data(surface.png()).write(to: URL(filePath: "\(folder)/\(name)-\(ratio)-cairo.png"))
          print("PICTURE \(name) \(ratio) \(distance.mean) \(distance.share)")
        }
        let tolerance = try #require(tolerances[name])
        #expect(distance.mean <= tolerance.mean, "\(name) \(distance)")
        #expect(distance.share <= tolerance.share, "\(name) \(distance)")
      }
      #expect(browser.complaints == [])
    }
  }
}
