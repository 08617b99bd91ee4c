import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Symbols that are drawn larger than their size (Symbols.SY9).
@MainActor @Suite(.exclusiveScreen) struct SharpSymbolTests {
  private func view(_ mode: UIView.ContentMode, _ side: CGFloat) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.image = UIImage(systemName: "circle.fill")
    view.contentMode = mode
    return view
  }

  /// Returns the number of pixels in a row through the middle that are neither black nor white.
  private func grayPixels(_ image: RenderedImage, _ side: Int) -> Int {
    (0..<side * 2).count { place in
      let color = image.color(CGFloat(place) / 2, CGFloat(side) / 2)
      return color != [255, 255, 255] && color != [0, 0, 0]
    }
  }

  @Test("An image view that enlarges a symbol draws it with sharp edges")
  func imageView() {
    for mode in [UIView.ContentMode.scaleAspectFit, .scaleToFill, .scaleAspectFill] {
      let view = view(mode, 200)
      view.tintColor = .black
      #expect(grayPixels(RenderedImage(view), 200) <= 4, "\(mode)")
    }
  }

  @Test("A symbol that is drawn enlarged has sharp edges")
  func drawing() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    let image = RenderedImage(200, 200) { _ in
      symbol.draw(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    }
    #expect(grayPixels(image, 200) <= 4)
  }

  @Test("A view that does not scale shows the symbol in its own size")
  func ownSize() {
    let view = view(.center, 200)
    RenderedImage(view).inked().map { #expect($0.width < 40) }
    view.contentMode = .scaleAspectFit
    RenderedImage(view).inked().map { #expect($0.width > 150) }
  }
}
