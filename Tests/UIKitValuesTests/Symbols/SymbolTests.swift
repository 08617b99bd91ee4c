import Foundation
import ScreenTestSupport
import TactusDisplayList
import Testing
import UIKit

/// Tests of system symbols (Symbols.SY1…).
@Suite struct SymbolTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImage
  {
    let configuration = (configuration ?? .unspecified)
      .withTraitCollection(UITraitCollection(displayScale: 2))
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
      Issue.record("there is no \(name)")
      return UIImage()
    }
    return image
  }

  /// Returns the part of its rectangle that an image covers, 0…1.
  private func coverage(_ image: UIImage) throws -> Double {
    let pixels = try #require(image.cgImage)
    let bytes = try #require(pixels.dataProvider?.data)
    let data = bytes as Data
    var sum = 0
    for row in 0..<pixels.height {
      for column in 0..<pixels.width { sum += Int(data[row * pixels.bytesPerRow + column * 4 + 3]) }
    }
    return Double(sum) / 255 / Double(pixels.width * pixels.height)
  }

  @Test("Symbols.SY7. A symbol with a variable value is the symbol; an unknown name gives none")
  func variableValue() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40)
    let plain = try #require(UIImage(systemName: "heart", withConfiguration: configuration))
    let varied = try #require(
      UIImage(systemName: "heart", variableValue: 0.5, configuration: configuration))
    #expect(varied.size == plain.size && varied.pngData() == plain.pngData())
    #expect(UIImage(systemName: "no such symbol", variableValue: 1) == nil)
    #expect(UIImage(named: "no such file", variableValue: 1) == nil)
  }

  @Test("Every name of the table is drawn with one glyph of the font")
  func all() throws {
    #expect(SymbolTable.shapes.count > 400)
    let library = FontLibrary.shared
    #expect(library.contains(family: "Material Icons"))
    for (name, entry) in SymbolTable.shapes.sorted(by: { $0.key < $1.key }) {
      for shape in [entry.outlined, entry.filled].compactMap(\.self) {
        if case .glyph(let word) = shape {
          let style = TextStyle(
            font: DrawingFont(family: "Material Icons"), size: 24, ascent: 24, descent: 0)
          let runs = TextLayout(word, style: style).lines.flatMap(\.runs)
          #expect(runs.count == 1 && runs.first?.glyphs.count == 1, "\(name): \(word)")
        }
      }
      #expect(UIImage(systemName: name) != nil || entry.outlined == nil, "\(name)")
      if entry.filled != nil { #expect(UIImage(systemName: name + ".fill") != nil, "\(name)") }
    }
  }

  @Test("Names are composed by rules, and unknown names give nil")
  func names() throws {
    for name in [
      "circle", "circle.fill", "xmark.circle", "xmark.circle.fill", "heart.square.fill", "1.circle",
      "50.square.fill", "exclamationmark.triangle.fill", "bell.slash", "mic.slash.fill",
      "chevron.left.circle.fill", "rectangle.portrait", "heart.slash.circle.fill",
    ] {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
    for name in ["", "fill", ".circle", "no.such.symbol", "xmark.fill", "heart.fill.fill"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    #expect(try coverage(image("circle.fill")) > coverage(image("circle")) * 2)
    #expect(try coverage(image("xmark.circle.fill")) < coverage(image("circle.fill")))
    #expect(try coverage(image("heart.fill")) > coverage(image("heart")))
  }

  /// Symbols.SY10.
  @Test("Every symbol of an iPhone exists; another one stands for those that are not drawn")
  func substitutes() throws {
    #expect(SymbolNames.all.count > 5000)
    for name in SymbolNames.all where SymbolShape(named: name) == nil {
      #expect(SymbolSubstitute(for: name) != nil, "\(name)")
    }
    let badge = try #require(SymbolSubstitute(for: "person.crop.circle.badge.clock.fill"))
    #expect(badge.drawnName == "person.crop.circle.fill")
    #expect(badge.shape == SymbolShape(named: "person.crop.circle.fill"))
    let root = try #require(SymbolSubstitute(for: "x.squareroot"))
    #expect(root.drawnName == nil)
    #expect(root.shape == .framed(.square, isFilled: false, .letters("?")))
    let sport = try #require(SymbolSubstitute(for: "abs.circle.fill"))
    #expect(sport.shape == .framed(.circle, isFilled: true, .letters("?")))
    #expect(UIImage(systemName: "x.squareroot")?.isSymbolImage == true)
  }

  @Test("All symbols are drawn in one image", arguments: [false, true])
  func sheet(isDark: Bool) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_TEST_IMAGES"] else { return }
    var names = SymbolTable.shapes.keys.sorted().flatMap { [$0, $0 + ".fill"] }
    names += ["circle", "square", "triangle", "diamond", "hexagon", "octagon", "capsule", "app"]
      .flatMap { [$0, $0 + ".fill", "xmark.\($0)", "heart.\($0).fill", "1.\($0)"] }
    names += ["bell", "mic", "eye", "heart"].flatMap { [$0 + ".slash", $0 + ".slash.fill"] }
    let images = names.compactMap {
      UIImage(
        systemName: $0,
        withConfiguration: Configuration(pointSize: 24)
          .withTraitCollection(UITraitCollection(displayScale: 2)))
    }
    let columns = 28
    let rows = (images.count + columns - 1) / columns
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 40 * columns, height: 40 * rows)
    let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
      (isDark ? UIColor.black : .white).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, image) in images.enumerated() {
        let (x, y) = (CGFloat(index % columns) * 40 + 20, CGFloat(index / columns) * 40 + 20)
        image.withTintColor(isDark ? .white : .black).draw(
          at: CGPoint(x: x - image.size.width / 2, y: y - image.size.height / 2))
      }
    }
    let name = "symbols-\(isDark ? "dark" : "light").png"
    try sheet.pngData()?.write(to: URL(filePath: folder).appending(path: name))
  }

  @Test("A symbol has the size and weight of its configuration")
  func sizes() throws {
    let usual = image("circle.fill")
    #expect(usual.isSymbolImage && usual.scale == 2)
    #expect(abs(usual.size.width - 20) <= 0.5 && usual.size.width == usual.size.height)
    let large = image("circle.fill", Configuration(pointSize: 34))
    #expect(abs(large.size.width - 40) <= 0.5)
    let small = image("circle.fill", Configuration(pointSize: 34, weight: .regular, scale: .small))
    #expect(abs(small.size.width - 32) <= 0.5)
    var last = 0.0
    for weight in [UIImage.SymbolWeight.ultraLight, .light, .regular, .semibold, .black] {
      let now = try coverage(image("circle", Configuration(weight: weight)))
      #expect(now > last)
      last = now
    }
    // The symbol is centered on capital letters.
    let offset = try #require(usual.baselineOffsetFromBottom)
    #expect(abs(offset - (usual.size.height / 2 - 17 * 0.7046 / 2)) < 0.01)
  }

  @Test("Symbols with a text style follow the preferred text size")
  func styles() {
    let body = UIImage.SymbolConfiguration(textStyle: .body)
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 2),
      ])
      let configuration = body.withTraitCollection(traits)
      return UIImage(systemName: "circle.fill", withConfiguration: configuration)?.size.width ?? 0
    }
    #expect(abs(size(.large) - 20) <= 0.5)
    #expect(size(.accessibilityExtraExtraExtraLarge) > 2.5 * size(.large))
    let head = UIImage.SymbolConfiguration(textStyle: .headline)
    #expect(head.values.weight(.current) == .semibold)
    #expect(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .bold)).values.ownWeight
        == .bold)
    #expect(UIFont.Weight.heavy.symbolWeight() == .heavy)
  }

  @Test("Configurations are combined and reduced")
  func configurations() {
    let both = Configuration(pointSize: 20, weight: .bold)
      .applying(Configuration(scale: .large))
    #expect(both == Configuration(pointSize: 20, weight: .bold, scale: .large))
    #expect(both.applying(Configuration(textStyle: .title1)).values.ownPointSize == nil)
    #expect(both.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold))
    #expect(both.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
    #expect(both.isEqual(to: both.configurationWithoutTextStyle()))
    let image = image("heart", both)
    #expect(image.symbolConfiguration?.values == both.values)
    let other = image.applyingSymbolConfiguration(Configuration(weight: .thin))
    #expect(other?.symbolConfiguration?.values.ownPointSize == 20)
    #expect(other?.symbolConfiguration?.values.ownWeight == .thin)
    #expect(UIImage().applyingSymbolConfiguration(both) == nil)
    #expect(self.image("heart") == self.image("heart") && self.image("heart") != image)
    // The other attributes stay.
    let flipped = image.withTintColor(.red).imageFlippedForRightToLeftLayoutDirection()
      .withConfiguration(Configuration(pointSize: 30))
    #expect(flipped.flipsForRightToLeftLayoutDirection && flipped.size.width > image.size.width)
  }

  @Test("The front of a symbol has the first color and the back the second")
  func colors() throws {
    let palette = image("xmark.circle.fill", Configuration(paletteColors: [.white, .red]))
    #expect(palette.renderingMode == .alwaysOriginal)
    let data = try #require(palette.cgImage?.dataProvider?.data) as Data
    let (width, row) = (
      try #require(palette.cgImage).width, try #require(palette.cgImage).bytesPerRow
    )
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(data[y * row + x * 4..<y * row + x * 4 + 4]) }
    #expect(pixel(width / 2, width / 2) == [255, 255, 255, 255])
    #expect(pixel(width / 2, 4) == [0, 0, 255, 255])
  }

  @MainActor @Suite(.exclusiveScreen) struct ShownSymbolTests {
    @Test("A view tints a symbol and applies its preferred configuration as a default")
    func views() {
      let view = UIImageView(image: UIImage(systemName: "circle.fill"))
      let usual = view.intrinsicContentSize
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
      #expect(abs(view.intrinsicContentSize.width - 2 * usual.width) <= 1)
      view.image = UIImage(
        systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      #expect(view.intrinsicContentSize == usual)
      #expect(UIImage(systemName: "heart")?.isTemplate == true)
      #expect(UIImage(systemName: "heart")?.withRenderingMode(.alwaysOriginal).isTemplate == false)
    }

    @Test("A button's symbol has the button's preferred size")
    func buttons() {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "circle.fill"), for: .normal)
      let usual = button.intrinsicContentSize.width
      button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
      #expect(button.currentPreferredSymbolConfiguration == .init(pointSize: 34))
      #expect(button.intrinsicContentSize.width > usual + 15)
      var configuration = UIButton.Configuration.filled()
      configuration.image = UIImage(systemName: "circle.fill")
      let described = UIButton(configuration: configuration)
      let before = described.intrinsicContentSize.width
      configuration.preferredSymbolConfigurationForImage = .init(pointSize: 34)
      described.configuration = configuration
      #expect(described.intrinsicContentSize.width > before + 15)
    }
  }
}
