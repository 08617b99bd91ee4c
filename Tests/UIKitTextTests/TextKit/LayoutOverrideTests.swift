import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of layout managers whose methods an app overrides, and of rendering attributes.
@Suite(.exclusiveScreen) struct LayoutOverrideTests {
  /// A layout manager with taller lines, and another color of digits.
  private final class OwnManager: NSLayoutManager {
    var extraHeight: CGFloat = 0
    var colorOfDigits: UIColor?
    var shown: [String] = []

    override func setLineFragmentRect(
      _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
    ) {
      var rect = fragmentRect
      rect.size.height += extraHeight
      super.setLineFragmentRect(rect, forGlyphRange: glyphRange, usedRect: usedRect)
    }

    override func setExtraLineFragmentRect(
      _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {
      var rect = fragmentRect
      rect.size.height += 2 * extraHeight
      super.setExtraLineFragmentRect(rect, usedRect: usedRect, textContainer: container)
    }

    override func showCGGlyphs(
      _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
      font: UIFont, textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
      in CGContext: CGContext
    ) {
      shown.append("\(glyphCount) \(attributes[.link] as? String ?? "")")
      if attributes[.link] != nil, let colorOfDigits {
        CGContext.setFillColor(colorOfDigits.cgColor)
      }
      super.showCGGlyphs(
        glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix,
        attributes: attributes, in: CGContext)
    }
  }

  private static let font = UIFont.systemFont(ofSize: 20)

  /// Returns the numbers of red and of blue pixels that a drawing has.
  private func counts(_ draw: () -> Void) throws -> (red: Int, blue: Int) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 100, height: 40)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    var bytes = [UInt8](repeating: 0, count: 100 * 40 * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 100, height: 40, bitsPerComponent: 8,
          bytesPerRow: 400, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(try #require(image.cgImage), in: CGRect(origin: .zero, size: size))
    }
    func count(_ channel: Int) -> Int {
      (0..<4_000).count { bytes[$0 * 4 + channel] > 150 && bytes[$0 * 4 + 3] > 150 }
    }
    return (count(0), count(2))
  }

  private func text(_ first: String, _ link: String) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: first, attributes: [.font: Self.font, .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: link,
        attributes: [.font: Self.font, .foregroundColor: UIColor.red, .link: "tea"]))
    return text
  }

  @Test("TextKit.TK30. Overrides change the rectangles of lines and of the line at the end")
  func rectangles() {
    let storage = NSTextStorage(string: "one\ntwo\n", attributes: [.font: Self.font])
    let manager = OwnManager()
    manager.extraHeight = 10
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let height = Self.font.lineHeight
    func rect(_ place: Int) -> CGRect {
      manager.lineFragmentRect(forGlyphAt: place, effectiveRange: nil)
    }
    #expect(abs(rect(0).height - height - 10) < 0.01)
    #expect(abs(rect(4).minY - height - 10) < 0.01)
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * (height + 10)) < 0.01)
    #expect(manager.extraLineFragmentRect.height > height)
    #expect(manager.extraLineFragmentTextContainer === container)
  }

  @Test("TextKit.TK31. An override draws runs in another color, and others as they are")
  func runs() throws {
    let storage = NSTextStorage(attributedString: text("HH ", "HH"))
    let manager = OwnManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)))
    storage.addLayoutManager(manager)
    let range = NSRange(location: 0, length: storage.length)
    let plain = try counts { manager.drawGlyphs(forGlyphRange: range, at: .zero) }
    #expect(manager.shown == ["3 ", "2 tea"])
    #expect(plain.red > 50 && plain.blue == 0)
    manager.colorOfDigits = .blue
    let colored = try counts { manager.drawGlyphs(forGlyphRange: range, at: .zero) }
    #expect(colored.blue > 20 && colored.red > 20 && colored.red + colored.blue == plain.red)
    // A manager that overrides nothing draws the same.
    storage.removeLayoutManager(manager)
    let usual = NSLayoutManager()
    usual.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)))
    storage.addLayoutManager(usual)
    #expect(try counts { usual.drawGlyphs(forGlyphRange: range, at: .zero) } == plain)
  }

  /// A layout of TextKit 2 with its storage.
  private func modern(_ text: NSAttributedString) -> (NSTextContentStorage, NSTextLayoutManager) {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
    content.addTextLayoutManager(manager)
    content.textStorage?.setAttributedString(text)
    return (content, manager)
  }

  private func range(_ start: Int, _ end: Int, in manager: NSTextLayoutManager) -> NSTextRange? {
    let document = manager.documentRange
    guard let from = manager.location(document.location, offsetBy: start),
      let to = manager.location(document.location, offsetBy: end)
    else { return nil }
    return NSTextRange(location: from, end: to)
  }

  @Test("TextKit.TL8. Rendering attributes are drawn, follow the text, and are not in the storage")
  func rendering() throws {
    let (content, manager) = modern(text("HHHH", ""))
    func draw() throws -> (red: Int, blue: Int) {
      try counts {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
          $0.draw(at: .zero, in: context)
          return true
        }
      }
    }
    let plain = try draw()
    #expect(plain.red > 50 && plain.blue == 0)
    manager.addRenderingAttribute(
      .foregroundColor, value: UIColor.blue, for: try #require(range(2, 4, in: manager)))
    let half = try draw()
    #expect(half.blue > 20 && half.red + half.blue == plain.red)
    let storage = try #require(content.textStorage)
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    // Text in front moves the attributes.
    storage.insert(text("HH", ""), at: 0)
    var found: [NSRange] = []
    manager.enumerateRenderingAttributes(
      from: manager.documentRange.location, reverse: false
    ) { manager, attributes, range in
      let start = manager.offset(from: manager.documentRange.location, to: range.location)
      let length = manager.offset(from: range.location, to: range.endLocation)
      found.append(NSRange(location: start, length: length))
      return attributes[.foregroundColor] as? UIColor == .blue
    }
    #expect(found == [NSRange(location: 4, length: 2)])
    manager.setRenderingAttributes([:], for: manager.documentRange)
    #expect(try draw().blue == 0)
  }

  @Test("TextKit.TL10. The delegate makes the fragments, which draw by their own method")
  func fragments() throws {
    final class OwnFragment: NSTextLayoutFragment {
      override func draw(at point: CGPoint, in context: CGContext) {
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(layoutFragmentFrame.offsetBy(dx: point.x, dy: point.y))
      }
    }
    final class Maker: NSObject, NSTextLayoutManagerDelegate {
      var asked: [String] = []
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: NSTextLocation,
        in textElement: NSTextElement
      ) -> NSTextLayoutFragment {
        asked.append((textElement as? NSTextParagraph)?.attributedString.string ?? "")
        return OwnFragment(textElement: textElement, range: textElement.elementRange)
      }
    }
    let (content, manager) = modern(text("HH\nHH", ""))
    defer { withExtendedLifetime(content) {} }
    let maker = Maker()
    manager.delegate = maker
    var frames: [CGRect] = []
    let painted = try counts {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
        frames.append($0.layoutFragmentFrame)
        $0.draw(at: .zero, in: context)
        return $0 is OwnFragment
      }
    }
    #expect(maker.asked == ["HH\n", "HH"] && frames.count == 2)
    #expect(frames[0].height > 0 && frames[1].minY >= frames[0].maxY - 0.01)
    #expect(painted.blue > 300 && painted.red == 0)
    manager.delegate = nil
    let usual = try #require(manager.textLayoutFragment(for: CGPoint(x: 10, y: 5)))
    #expect(!(usual is OwnFragment))
  }

  @Test("TextKit.TL11. The delegate shows a paragraph with other attributes than the storage's")
  func paragraphs() throws {
    final class Shower: NSObject, NSTextContentStorageDelegate {
      var isShort = false
      func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
      ) -> NSTextParagraph? {
        guard let storage = textContentStorage.textStorage, range.location > 0 else { return nil }
        let shown = NSMutableAttributedString(
          attributedString: storage.attributedSubstring(from: range))
        let whole = NSRange(location: 0, length: shown.length)
        shown.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: whole)
        if isShort { shown.deleteCharacters(in: NSRange(location: 0, length: 1)) }
        return NSTextParagraph(attributedString: shown)
      }
    }
    let (content, manager) = modern(text("HH\nHH", ""))
    let shower = Shower()
    func heights() -> [CGFloat] {
      var heights: [CGFloat] = []
      manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
        heights.append($0.layoutFragmentFrame.height)
        return true
      }
      return heights
    }
    let plain = heights()
    #expect(plain.count == 2 && plain[0] == plain[1])
    content.delegate = shower
    let shown = heights()
    #expect(shown[0] == plain[0] && shown[1] > 1.8 * plain[1])
    let font = content.textStorage?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(font == Self.font)
    // A paragraph of another length is not shown.
    shower.isShort = true
    manager.invalidateLayout(for: manager.documentRange)
    #expect(heights() == plain)
  }

  @Test("TextKit.TL9. The validator is asked once, and again after an edit or an invalidation")
  func validator() throws {
    let (content, manager) = modern(text("HH\nHH\n", ""))
    var asked: [Int] = []
    manager.renderingAttributesValidator = { manager, fragment in
      let location = fragment.rangeInElement.location
      asked.append(manager.offset(from: manager.documentRange.location, to: location))
      manager.addRenderingAttribute(
        .foregroundColor, value: UIColor.blue, for: fragment.rangeInElement)
    }
    final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
      func viewportBounds(
        for textViewportLayoutController: NSTextViewportLayoutController
      ) -> CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
      func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
      ) {}
    }
    let viewport = Viewport()
    let controller = manager.textViewportLayoutController
    controller.delegate = viewport
    controller.layoutViewport()
    #expect(asked == [0, 3])
    controller.layoutViewport()
    #expect(asked == [0, 3])
    manager.invalidateRenderingAttributes(for: try #require(range(0, 3, in: manager)))
    controller.layoutViewport()
    #expect(asked == [0, 3, 0])
    content.textStorage?.insert(text("H", ""), at: 4)
    controller.layoutViewport()
    #expect(asked == [0, 3, 0, 3])
  }
}
