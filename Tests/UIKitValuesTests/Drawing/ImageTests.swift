import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of images: orientation, resizing, tint, files and asset catalogs.
@Suite struct ImageTests {
  // MARK: Standing

  @Test(
    "Pixels are turned upright by their Exif orientation",
    arguments: [
      (UIImage.Orientation.up, ["rgb", "wk."]), (.upMirrored, ["bgr", ".kw"]),
      (.down, [".kw", "bgr"]), (.downMirrored, ["wk.", "rgb"]),
      (.left, ["b.", "gk", "rw"]), (.right, ["wr", "kg", ".b"]),
      (.leftMirrored, ["rw", "gk", "b."]), (.rightMirrored, [".b", "kg", "wr"]),
    ])
  func orientations(_ orientation: UIImage.Orientation, _ rows: [String]) throws {
    let pixels = try #require(TestImages.make("rgb", "wk.").cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: rows[0].count, height: rows.count))
    #expect(TestImages.drawn(rows[0].count, rows.count) { image.draw(at: .zero) } == rows)
    #expect(image.cgImage === pixels && image.imageOrientation == orientation)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(
      TestImages.drawn(rows[0].count, rows.count) { flipped.draw(at: .zero) }
        == rows.map { String($0.reversed()) })
  }

  @Test("A thumbnail keeps the proportions; without pixels there is none")
  func thumbnails() async throws {
    let image = TestImages.make("rg", times: 10)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    #expect(small.size == CGSize(width: 10, height: 5))
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 9))?.size.width == 4)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    #expect(image.preparingForDisplay() === image && UIImage().preparingForDisplay() == nil)
    let prepared = await withCheckedContinuation { continuation in
      image.prepareThumbnail(of: CGSize(width: 2, height: 2)) { continuation.resume(returning: $0) }
    }
    #expect(prepared?.size == CGSize(width: 2, height: 1))
  }

  @Test("One column and one row of a stretchable image stretch; the system has images")
  func stretching() {
    let image = TestImages.make("rgb", "wkg", "bgr").stretchableImage(
      withLeftCapWidth: 1, topCapHeight: 1)
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(image.leftCapWidth == 1 && image.topCapHeight == 1 && image.resizingMode == .stretch)
    for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
      #expect(image.isSymbolImage)
    }
  }

  @Test("The size of an image is its pixels divided by its scale")
  func scales() {
    let image = TestImages.make("rrgg", "rrgg", scale: 2)
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
    #expect(TestImages.drawn(2, 1) { image.draw(at: .zero) } == ["rg"])
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    let none = UIImage(cgImage: image.cgImage!, scale: 0, orientation: .up)
    #expect(none.scale == 1)
  }

  // Drawing.DR13.
  @Test("Images are decoded from PNG data and encoded upright")
  func png() throws {
    let image = TestImages.make("rg", "b.")
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(TestImages.rows(read.cgImage) == ["rg", "b."])
    #expect(read.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil && UIImage(data: Data()) == nil)
    let turned = UIImage(cgImage: image.cgImage!, scale: 1, orientation: .down)
    let upright = try #require(turned.pngData().flatMap { UIImage(data: $0) })
    #expect(TestImages.rows(upright.cgImage) == [".b", "gr"])
    #expect(UIImage().pngData() == nil)
  }

  // MARK: Stretching

  // Drawing.DR15.
  @Test("Caps keep their size, and the middle is stretched or tiled")
  func caps() {
    let image = TestImages.make("rgbw")
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let rows = TestImages.drawn(10, 1) {
      stretched.draw(in: CGRect(x: 0, y: 0, width: 10, height: 1))
    }
    #expect(rows[0].first == "r" && rows[0].last == "w" && rows[0].dropFirst().first == "g")
    let tiled = image.resizableImage(withCapInsets: insets)
    #expect(tiled.resizingMode == .tile && tiled.capInsets == insets)
    #expect(
      TestImages.drawn(9, 1) { tiled.draw(in: CGRect(x: 0, y: 0, width: 9, height: 1)) }
        == ["rgbgbgbgw"])
    // Without space for the middle, only the caps are drawn.
    #expect(
      TestImages.drawn(2, 1) { tiled.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1)) } == ["rw"])
  }

  @Test("Cap insets are in points at any scale, in both dimensions")
  func capsAtScale() {
    let image = TestImages.make("rrgg", "rrgg", "bbww", "bbww", scale: 2)
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 0), resizingMode: .stretch)
    #expect(
      TestImages.drawn(4, 3) { image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 3)) }
        == ["rggg", "bwww", "bwww"])
  }

  @Test("A pattern is tiled from the origin of the coordinates")
  func patterns() {
    let image = TestImages.make("rg", "b.")
    let rows = TestImages.drawn(4, 3) {
      UIColor(patternImage: image).setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 3, height: 3))
    }
    #expect(rows == [".grg", "..b.", ".grg"])
    #expect(
      TestImages.drawn(3, 1) { image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 3, height: 1)) }
        == ["rgr"])
    let color = UIColor(patternImage: image)
    #expect(color == color && color != UIColor(patternImage: TestImages.make("r")))
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  // MARK: Color

  // Drawing.DR16.
  @Test("A tint replaces all colors and keeps alpha")
  func tints() {
    let image = TestImages.make("rg.").withTintColor(.blue)
    #expect(TestImages.drawn(3, 1) { image.draw(at: .zero) } == ["bb."])
    #expect(TestImages.rows(image.pngData().flatMap { UIImage(data: $0) }?.cgImage) == ["bb."])
    let template = TestImages.make("rg.").withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(TestImages.drawn(3, 1) { template.draw(at: .zero) } == ["rg."])
    let dynamic = TestImages.make("r").withTintColor(.label, renderingMode: .alwaysOriginal)
    #expect(TestImages.drawn(1, 1) { dynamic.draw(at: .zero) } == ["k"])
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(TestImages.drawn(1, 1) { dynamic.draw(at: .zero) } == ["w"])
    }
  }

  @Test("Images are drawn in a blend mode, and the context is restored")
  func mixing() {
    let image = TestImages.make("r")
    let rows = TestImages.drawn(2, 1) {
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      image.draw(at: .zero, blendMode: .plusLighter, alpha: 1)
      image.draw(in: CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .destinationOver, alpha: 1)
    }
    #expect(rows == ["?g"])
  }

  // MARK: Equality and animation

  @Test("Images of the same pixels and attributes are equal")
  func equality() {
    let image = TestImages.make("r")
    #expect(image == UIImage(cgImage: image.cgImage!))
    #expect(image != image.withTintColor(.red) && image != TestImages.make("r"))
    #expect(image.withTintColor(.red) == image.withTintColor(.red))
    #expect(image != image.withRenderingMode(.alwaysTemplate) && UIImage() != UIImage())
  }

  @Test("An animated image has frames and a duration")
  func animated() throws {
    let frames = [TestImages.make("r"), TestImages.make("g"), TestImages.make("b")]
    let image = try #require(UIImage.animatedImage(with: frames, duration: 0))
    #expect(image.images == frames && abs(image.duration - 0.1) < 1e-9)
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && frames[0].images == nil)
  }

  // MARK: Literals and files

  // Drawing.DR14.
  @Test("Files are found by name in the screen's scale, else a larger, else a smaller one")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("dial.png", TestImages.make("r").pngData())
    try folder.write("dial@2x.png", TestImages.make("gg", "gg").pngData())
    try folder.write("hand@3x.png", TestImages.make("bbb", "bbb", "bbb").pngData())
    let bundle = try #require(Bundle(path: folder.path))
    func named(_ name: String, _ scale: CGFloat) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    for (scale, letter) in [(1, "r"), (2, "g"), (3, "g")] {
      let image = try #require(named("dial", CGFloat(scale)))
      #expect(TestImages.rows(image.cgImage)[0].first == Character(letter))
      #expect(image.size == CGSize(width: 1, height: 1))
    }
    #expect(named("hand", 2)?.scale == 3 && named("hand.png", 1)?.scale == 3)
    #expect(named("key", 2) == nil)
    #expect(named("dial", 2)?.cgImage === named("dial", 2)?.cgImage)
    let file = try #require(UIImage(contentsOfFile: folder.path + "/hand@3x.png"))
    #expect(file.scale == 3)
    #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
  }

  @Test("Drawing.DR26. An image and a color are created from symbols of a catalog")
  func resources() throws {
    let folder = try TemporaryFolder()
    try folder.write("Media.xcassets/dial.imageset/dial.png", TestImages.make("r").pngData())
    try folder.write(
      "Media.xcassets/dial.imageset/Contents.json",
      Data(#"{ "images": [ { "idiom": "universal", "filename": "dial.png" } ] }"#.utf8))
    try folder.write(
      "Media.xcassets/hand.colorset/Contents.json",
      Data(
        """
        { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } } ] }
        """.utf8))
    let bundle = try #require(Bundle(path: folder.path))
    let dial = ImageResource(name: "dial", bundle: bundle)
    #expect(TestImages.rows(UIImage(resource: dial).cgImage) == ["r"])
    #expect(UIColor(resource: ColorResource(name: "hand", bundle: bundle)) == .red)
    #expect(dial == ImageResource(name: "dial", bundle: bundle))
    let missing = ImageResource(name: "foot", bundle: bundle)
    #expect(UIImage(resource: missing).size == .zero)
    let none = UIColor(resource: ColorResource(name: "foot", bundle: bundle))
    #expect(none.cgColor.alpha == 0)
  }

  // Drawing.DR14.
  @Test("Drawing.DR14. Asset catalogs provide data with their types")
  func dataSets() throws {
    let folder = try TemporaryFolder()
    let set = "Media.xcassets/Sounds/chime.dataset/"
    try folder.write(set + "chime.ahap", Data("{}".utf8))
    try folder.write(
      set + "Contents.json",
      Data(#"{ "data": [ { "idiom": "universal", "filename": "chime.ahap" } ] }"#.utf8))
    try folder.write("Media.xcassets/notes.dataset/notes.txt", Data("tea".utf8))
    try folder.write(
      "Media.xcassets/notes.dataset/Contents.json",
      Data(
        """
        { "data": [ { "idiom": "ipad", "filename": "none.txt" },
          { "filename": "notes.txt", "universal-type-identifier": "com.example.notes" } ] }
        """.utf8))
    let bundle = try #require(Bundle(path: folder.path))
    let notes = try #require(NSDataAsset(name: "notes", bundle: bundle))
    #expect(notes.name == "notes" && notes.data == Data("tea".utf8))
    #expect(notes.typeIdentifier == "com.example.notes")
    #expect(NSDataAsset(name: "chime", bundle: bundle)?.data == Data("{}".utf8))
    #expect(NSDataAsset(name: "kettle", bundle: bundle) == nil)
    #expect(NSDataAsset(name: "notes") == nil)
  }

  @Test("Asset catalogs provide images and colors for each appearance, with their attributes")
  func catalogs() throws {
    let folder = try TemporaryFolder()
    let set = "Media.xcassets/Kitchen/bell.imageset/"
    try folder.write(set + "day.png", TestImages.make("rr", "rr").pngData())
    try folder.write(set + "night.png", TestImages.make("gg", "gg").pngData())
    try folder.write(
      set + "Contents.json",
      Data(
        """
        { "images": [
            { "idiom": "universal", "scale": "1x" },
            { "idiom": "universal", "scale": "2x", "filename": "day.png" },
            { "idiom": "ipad", "scale": "2x", "filename": "none.png" },
            { "idiom": "universal", "scale": "2x", "filename": "night.png",
              "appearances": [ { "appearance": "luminosity", "value": "dark" } ] } ],
          "properties": { "template-rendering-intent": "template" } }
        """.utf8))
    try folder.write(
      "Media.xcassets/alarm.colorset/Contents.json",
      Data(
        """
        { "colors": [
            { "color": { "color-space": "srgb", "components":
                { "red": "0xFF", "green": "51", "blue": "0.000", "alpha": "1.000" } } },
            { "color": { "components": { "white": "1.0", "alpha": "0.5" } },
              "appearances": [ { "appearance": "luminosity", "value": "dark" } ] } ] }
        """.utf8))
    let bundle = try #require(Bundle(path: folder.path))
    let traits = [UIUserInterfaceStyle.light, .dark].map {
      UITraitCollection(userInterfaceStyle: $0)
    }
    let images = traits.map { UIImage(named: "bell", in: bundle, compatibleWith: $0) }
    #expect(TestImages.rows(images[0]?.cgImage) == ["rr", "rr"])
    #expect(TestImages.rows(images[1]?.cgImage) == ["gg", "gg"])
    #expect(images[0]?.renderingMode == .alwaysTemplate && images[0]?.scale == 2)
    let color = try #require(UIColor(named: "alarm", in: bundle, compatibleWith: nil))
    #expect(color.resolvedColor(with: traits[0]) == UIColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    #expect(color.resolvedColor(with: traits[1]) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor(named: "bell", in: bundle, compatibleWith: nil) == nil)
    // Drawing.DR3: the same entry again is the same color, and another entry is not.
    let again = try #require(UIColor(named: "alarm", in: bundle, compatibleWith: nil))
    #expect(
      color == again && color.hash == again.hash && again.description.hasSuffix("; name = alarm>"))
    #expect(color.withAlphaComponent(0.5) == again.withAlphaComponent(0.5))
    let contents = try Data(
      contentsOf: URL(filePath: folder.path + "/Media.xcassets/alarm.colorset/Contents.json"))
    try folder.write("Media.xcassets/other.colorset/Contents.json", contents)
    #expect(color != UIColor(named: "other", in: bundle, compatibleWith: nil))
    let bell = try #require(UIImage(named: "bell", in: bundle, compatibleWith: traits[0]))
    #expect(bell == images[0] && bell.hash == images[0]?.hash && bell != images[1])
    // A link to a catalog with folders.
    try folder.write(
      "Kit/Colors/oven.colorset/Contents.json",
      Data(#"{ "colors": [ { "color": { "reference": "labelColor" } } ] }"#.utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Linked.xcassets", withDestinationPath: folder.path + "/Kit")
    let linked = try #require(UIColor(named: "oven", in: bundle, compatibleWith: nil))
    for trait in traits {
      #expect(linked.resolvedColor(with: trait) == UIColor.label.resolvedColor(with: trait))
    }
    try folder.write(
      "Media.xcassets/page.colorset/Contents.json",
      Data(
        """
        { "colors": [
            { "color": { "platform": "ios", "reference": "systemBackgroundColor" } } ] }
        """.utf8))
    let page = try #require(UIColor(named: "page", in: bundle, compatibleWith: nil))
    #expect(page.resolvedColor(with: traits[1]) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }
}

/// A folder that is removed when the object is released.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "tactus-" + UUID().uuidString + ".bundle"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ data: Data?) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data?.write(to: url)
  }
}
