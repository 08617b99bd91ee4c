import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Highlights of text.
@MainActor @Suite(.exclusiveScreen) struct TextHighlightTests {
  /// Shows wide spaces with attributes, and returns the screen and the view.
  private func show(_ attributes: [NSAttributedString.Key: Any]) -> (RenderedScreen, UITextView) {
    let screen = RenderedScreen(CGSize(width: 200, height: 60))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    screen.show { window in
      view.backgroundColor = .white
      view.attributedText = NSAttributedString(
        string: "\u{2003}\u{2003}\u{2003}\u{2003}\u{2003}.",
        attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 20)]) { $1 })
      window.addSubview(view)
    }
    return (screen, view)
  }

  private static let white = [255, 255, 255, 255], red = [255, 0, 0, 255]
  private let place = (30.0, 18.0)

  @Test("TextViews.TV37. Highlighted text has the attributes of its text view")
  func attributes() {
    let (plain, _) = show([:])
    #expect(plain.pixel(place.0, place.1) == Self.white)
    let (screen, view) = show([
      .textHighlightStyle: NSAttributedString.TextHighlightStyle.default
    ])
    let usual = screen.pixel(place.0, place.1)
    #expect(usual != Self.white)
    screen.show { _ in view.tintColor = .red }
    let tinted = screen.pixel(place.0, place.1)
    #expect(tinted[0] == 255 && abs(tinted[1] - 191) < 3 && abs(tinted[2] - 191) < 3, "\(tinted)")
    screen.show { _ in view.textHighlightAttributes = [.backgroundColor: UIColor.red] }
    #expect(screen.pixel(place.0, place.1) == Self.red)
    #expect(view.attributedText.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
    screen.show { _ in view.textHighlightAttributes = nil }
    #expect(screen.pixel(place.0, place.1) == tinted)
    #expect(view.textHighlightAttributes[.foregroundColor] as? UIColor == view.tintColor)
  }

  @Test("TextViews.TV37. A color scheme replaces the color, and alone shows nothing")
  func schemes() {
    let scheme = NSAttributedString.TextHighlightColorScheme.mint
    let (without, _) = show([.textHighlightColorScheme: scheme])
    #expect(without.pixel(place.0, place.1) == Self.white)
    let (screen, view) = show([
      .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
      .textHighlightColorScheme: scheme,
    ])
    let mint = screen.pixel(place.0, place.1)
    #expect(mint != Self.white && mint[1] > mint[0], "\(mint)")
    screen.show { _ in view.textHighlightAttributes = [.backgroundColor: UIColor.red] }
    #expect(screen.pixel(place.0, place.1) == mint)
  }
}
