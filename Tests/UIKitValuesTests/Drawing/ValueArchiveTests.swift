import ScreenTestSupport
import TestSupport
import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Archives of UIKit's values (Archives.AR8–AR13).
@MainActor @Suite struct ValueArchiveTests {
  private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  private var colors: [UIColor] {
    [
      .red, .clear, UIColor(white: 0.25, alpha: 0.5),
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1),
      UIColor(
        cgColor: CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 1)),
    ]
  }

  @Test("Archives.AR8. Colors keep their space and components")
  func fixedColors() throws {
    for color in colors { #expect(try copy(color) == color, "\(color)") }
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor.red, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIColor == .red)
    #expect(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIColor == .red)
  }

  @Test("Archives.AR8. System colors stay dynamic, and those of a closure become fixed")
  func dynamicColors() throws {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    for color in [UIColor.label, .systemRed, .systemBackground, .label.withAlphaComponent(0.5)] {
      let found = try copy(color)
      for traits in [light, dark] {
        #expect(found.resolvedColor(with: traits) == color.resolvedColor(with: traits))
      }
    }
    let prominent = UIColor.label.withProminence(.secondary)
    let archived = try copy(prominent)
    #expect(archived == prominent && archived.prominence == .secondary)
    let computed = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var found: UIColor?
    try dark.performAsCurrentThrowing { found = try copy(computed) }
    #expect(found == UIColor.white)
  }

  @Test("Archives.AR8. A pattern keeps its image")
  func patterns() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    let (pattern, found) = (UIColor(patternImage: image), try copy(UIColor(patternImage: image)))
    func picture(_ color: UIColor) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }.pngData()
    }
    #expect(picture(pattern) == picture(found) && picture(pattern) != picture(.clear))
  }

  @Test("Archives.AR9. Paths keep their elements and their stroke")
  func paths() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 9)
    path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 9, height: 9)))
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 1, y: 5))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
    (path.miterLimit, path.usesEvenOddFillRule) = (4, true)
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    #expect(try copy(path) == path)
    #expect(try copy(UIBezierPath()).isEmpty)
  }

  @Test("Archives.AR10. Fonts and descriptors keep face, size and text style")
  func fonts() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 12.5), .italicSystemFont(ofSize: 9),
      .monospacedDigitSystemFont(ofSize: 14, weight: .heavy),
      .preferredFont(forTextStyle: .headline),
      .monospacedSystemFont(ofSize: 11, weight: .regular),
      UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 20), maximumPointSize: 40),
      try #require(UIFont(name: "Inter", size: 18)),
    ]
    for font in fonts {
      let found = try copy(font)
      #expect(found == font)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      #expect(found.adjusted(to: large) == font.adjusted(to: large))
      #expect(try copy(font.fontDescriptor) == font.fontDescriptor)
    }
  }

  @Test("Archives.AR11. Paragraph styles, shadows, tab stops and attachments keep their values")
  func textValues() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment, style.lineBreakMode) = (3, .right, .byTruncatingTail)
    (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (1, -2, 4)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (9, 20, 1.5)
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (5, 6)
    (style.baseWritingDirection, style.hyphenationFactor) = (.rightToLeft, 0.5)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 30)]
    #expect(try copy(style) == style)
    #expect(try copy(NSParagraphStyle.default) == NSParagraphStyle.default)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: -2), 3)
    #expect(try copy(shadow) == shadow)
    shadow.shadowColor = nil
    #expect(try copy(shadow).shadowColor == nil)
    let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
    attachment.bounds = CGRect(x: 0, y: -2, width: 9, height: 8)
    let found = try copy(attachment)
    #expect(found.contents == attachment.contents && found.fileType == "public.data")
    #expect(found.bounds == attachment.bounds && found.image == nil)
  }

  @Test("Archives.AR5. An attributed string may contain UIKit's values")
  func attributedStrings() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Tea is ready", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    text.addAttributes(
      [.foregroundColor: UIColor.systemRed, .paragraphStyle: style, .kern: 2],
      range: NSRange(location: 0, length: 3))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let found = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data))
    #expect(found.string == text.string)
    #expect(
      found.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 12))
    #expect(
      found.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == style)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let color = found.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color?.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
    #expect(found.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
  }

  @Test("Archives.AR12. Traits and configurations keep what they specify")
  func traits() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
    ])
    #expect(try copy(traits) == traits && traits.copy() as? UITraitCollection == traits)
    #expect(try copy(UITraitCollection()) == UITraitCollection())
    let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    #expect(try copy(symbol) == symbol)
    let styled = UIImage.SymbolConfiguration(textStyle: .caption1)
    #expect(try copy(styled) == styled)
  }

  @Test("Archives.AR13. Images keep pixels and attributes, and symbols their shape")
  func images() throws {
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
      UIColor.blue.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 2, height: 3))
    }
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let all = [
      plain, plain.withTintColor(.red), plain.resizableImage(withCapInsets: insets),
      plain.withRenderingMode(.alwaysTemplate), plain.withHorizontallyFlippedOrientation(),
      plain.withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 2),
    ]
    for image in all {
      let found = try copy(image)
      #expect(found.pngData() == image.pngData() && found.size == image.size)
      #expect(found.capInsets == image.capInsets && found.renderingMode == image.renderingMode)
      #expect(found.imageOrientation == image.imageOrientation)
      #expect(found.alignmentRectInsets == image.alignmentRectInsets)
      #expect(found.baselineOffsetFromBottom == image.baselineOffsetFromBottom)
    }
    let symbol = try #require(UIImage(systemName: "heart.circle.fill"))
    let found = try copy(symbol)
    #expect(found.isSymbolImage && found.symbolConfiguration == symbol.symbolConfiguration)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(found.withConfiguration(large).pngData() == symbol.withConfiguration(large).pngData())
    let animated = try #require(UIImage.animatedImage(with: [plain, plain], duration: 2))
    #expect(try copy(animated).images?.count == 2 && copy(animated).duration == 2)
    #expect(try copy(UIImage()).cgImage == nil)
  }

  @Test("Archives.AR20. Coders write and read geometry")
  func geometry() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let coder: NSCoder = archiver
    coder.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
    coder.encode(CGSize(width: 3, height: 4), forKey: "size")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    coder.encode(CGVector(dx: 5, dy: -6), forKey: "vector")
    coder.encode(CGAffineTransform(translationX: 7, y: 8), forKey: "transform")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    coder.encode(insets, forKey: "insets")
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    coder.encode(directional, forKey: "directional")
    coder.encode(UIOffset(horizontal: 9, vertical: 1), forKey: "offset")
    let reader: NSCoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2.5))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: -6))
    #expect(
      reader.decodeCGAffineTransform(forKey: "transform")
        == CGAffineTransform(translationX: 7, y: 8))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 9, vertical: 1))
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
  }

  @Test("Archives.AR7. An archive with other keys gives an error")
  func foreign() throws {
    for type in [UIColor.self, UIFont.self, UIImage.self, UIBezierPath.self] as [NSObject.Type] {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.setClassName(String(describing: type), for: NSNull.self)
      archiver.encode(NSNull(), forKey: "root")
      let data = archiver.encodedData
      #expect(throws: (any Error).self) {
        try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: data)
      }
      #expect(NSKeyedUnarchiver.unarchiveObject(with: data) == nil)
    }
    let color = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor.red, requiringSecureCoding: true)
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: color)
    }
  }

  @Test("Archives.AR5. Damaged archives of values give an error or other values")
  func damage() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    let values: [NSObject] = [
      UIColor.red, .init(), UIColor.label, UIFont.systemFont(ofSize: 12), image, path, style,
      NSShadow(),
      UITraitCollection(displayScale: 2), UIImage.SymbolConfiguration(pointSize: 2),
      NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9)]),
    ].filter { $0 is any NSSecureCoding }
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: values, requiringSecureCoding: true)
    var random = SeededRandom(seed: 11)
    var refused = 0
    for _ in 0..<300 {
      let damaged = random.damage(archive, after: 8)
      if (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(damaged)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }
}

extension UITraitCollection {
  /// Runs a closure that may throw while these traits are the current ones.
  fileprivate func performAsCurrentThrowing(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    performAsCurrent {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }

  @Test("Drawing.DR3. A system color from an archive equals the one that was archived")
  func archived() throws {
    for color in [UIColor.label, .systemBlue, .label.withAlphaComponent(0.5)] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      #expect(read == color && read?.hash == color.hash)
    }
  }
}
