import Foundation
import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusScreenComposition
import TactusSimulator
import Testing

extension BrowserTests {
  @Suite(.serialized) struct CompositionPageTests {
    private let model = PhoneModel.iPhoneXS
    private let whole = ScreenArea(x: 0, y: 0, width: 375, height: 812)

    private func frame(_ name: String, then more: [DrawingCommand] = []) throws -> ScreenFrame {
      var drawing = try #require(SampleDrawings.all.first { $0.name == name }).drawing
      drawing.commands += more
      return ScreenFrame(DrawingWriter.bytes(of: drawing))
    }

    /// Screens with several layers; that of each follows the one before, as on a page.
    private func compositions() throws -> [ScreenComposition] {
      let bar = ScreenComposition.StatusBar(isLight: true, battery: 0.4, backTitle: "Scale")
      let moving = ScreenArea(x: 40.3, y: 100.7, width: 231.9, height: 501, radius: 39.5)
      let small = ScreenArea(x: 9, y: 650, width: 90, height: 90)
      // Each of these would end the clip of the area, or stay in effect after it.
      let escape: [DrawingCommand] = [
        .restore, .endLayer, .restore, .paint(.color(.white)), .save, .beginLayer(nil),
        .opacity(0.5), .blend(.multiply),
      ]
      let home = try frame("gradients")
      let layers: [[ScreenComposition.Layer]] = [
        [.init(frame: home, area: whole)],
        [
          .init(frame: home, area: whole),
          .init(frame: try frame("texts"), area: moving, opacity: 0.5),
        ],
        [
          .init(frame: home, area: whole),
          .init(frame: try frame("backdrop", then: escape), area: moving),
          .init(frame: try frame("pictures"), area: small),
        ],
        [
          .init(frame: home, area: whole), .init(frame: try frame("blends"), area: moving),
          .init(frame: nil, area: ScreenArea(x: 200, y: 600, width: 150, height: 150, radius: 20)),
        ],
        [.init(frame: try frame("layers"), area: whole), .init(frame: home, area: moving)],
      ]
      return layers.enumerated().map { index, layers in
        ScreenComposition(
          layers: layers, statusBar: bar, hasHomeIndicator: true, hasCutout: true,
          isDark: index % 2 == 1, banner: index == 3 ? "Scale pasted from Mail" : nil)
      }
    }

    /// The functions with which a page paints composed screens and the composer's frames.
    private static let preparation = """
      Promise.all([import("/drawing.js"), import("/painter.js")]).then(([drawing, painter]) => {
        const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const make = (isSmooth) => {
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [750, 1624];
          const assets = new drawing.AssetCache();
          const own = new painter.Painter(canvas, assets);
          own.clipsSmoothly = isSmooth;
          return {
            learn: (text) => assets.readGlyphs(bytesOf(text)),
            paint(text) {
              const bytes = bytesOf(text);
              const read = bytes[1] === 0x53 ? assets.readScreen(bytes) : assets.readDrawing(bytes);
              own.paint(read, new DOMMatrix([2, 0, 0, 2, 0, 0]));
            },
            get pixels() { return canvas.getContext("2d").getImageData(0, 0, 750, 1624).data; },
          };
        };
        window.sides = [true, false].map((isSmooth) => [make(isSmooth), make(isSmooth)]);
        window.difference = (index) => {
          const [one, other] = sides[index].map((side) => side.pixels);
          return one.reduce((sum, value, place) => sum + (value === other[place] ? 0 : 1), 0);
        };
        window.colors = (index) => new Set(new Uint32Array(sides[index][0].pixels.buffer)).size;
      })
      """

    @Test("SimulatorPages.SD6: What the page composes is, pixel for pixel, the composer's frame")
    func composed() throws {
      let bench = try SimulatorBench(isWeighing: false)
      let browser = try bench.browser()
      try browser.evaluate(Self.preparation)
      let composer = ScreenComposer(model)
      var screen = ScreenPictures()
      var assets = [PageAssetCache(), PageAssetCache()]
      var known: Set<Int> = []
      func tell(_ side: Int, _ act: String, _ bytes: [UInt8]) throws {
        let text = Data(bytes).base64EncodedString()
        try browser.evaluate("sides.forEach((pair) => pair[\(side)].\(act)('\(text)'))")
      }
      for composition in try compositions() {
        #expect(try screen.show(composition, by: composer))
        let new = screen.pictures.filter { !known.contains($0.number) }
        for picture in new {
          if let glyphs = assets[0].addGlyphs(of: picture.index) { try tell(0, "learn", glyphs) }
        }
        let message = ScreenMessage.bytes(
          new: new.map { ($0.number, assets[0].addImages(of: $0.index)) }, outer: screen.outer,
          places: screen.places)
        known = Set(screen.pictures.map(\.number))
        try tell(0, "paint", message)
        let frame = try #require(try composer.frame(of: composition))
        let index = try DrawingIndex(frame.bytes)
        if let glyphs = assets[1].addGlyphs(of: index) { try tell(1, "learn", glyphs) }
        try tell(1, "paint", assets[1].addImages(of: index))
        for variant in 0..<2 {
          #expect(try browser.number("difference(\(variant))") == 0)
          #expect(try browser.number("colors(\(variant))") > 20)
        }
      }
      #expect(browser.scriptErrors == [])
    }
  }
}
