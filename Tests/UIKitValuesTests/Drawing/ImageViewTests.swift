import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of image views: placement, tint and animation in manual time.
@MainActor @Suite(.exclusiveScreen) struct ImageViewTests {
  private func make(_ image: UIImage) -> UIImageView {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    view.layer.magnificationFilter = .nearest
    return view
  }

  private func letter(_ screen: RenderedScreen, _ x: CGFloat, _ y: CGFloat) -> Character {
    TestImages.letter(screen.pixel(x, y))
  }

  @Test("An image view has its image's size and intrinsic size and takes no touches")
  func size() {
    let view = UIImageView(image: TestImages.make("rrgg", "rrgg", scale: 2))
    #expect(view.bounds.size == CGSize(width: 2, height: 1))
    #expect(!view.isUserInteractionEnabled)
    view.image = TestImages.make("rrr")
    #expect(view.sizeThatFits(.zero) == CGSize(width: 3, height: 1))
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 1))
    #expect(UIImageView().sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
  }

  @Test("The content mode places the image")
  func contentModes() {
    let screen = RenderedScreen()
    // 20 × 20 points in a view of 40 × 20.
    let view = make(TestImages.make("rg", "bk", times: 10))
    screen.show { $0.addSubview(view) }
    #expect(letter(screen, 12, 12) == "r" && letter(screen, 48, 28) == "k")
    screen.show { _ in view.contentMode = .scaleAspectFit }
    #expect(letter(screen, 12, 12) == "w" && letter(screen, 22, 12) == "r")
    #expect(letter(screen, 38, 12) == "g" && letter(screen, 42, 12) == "w")
    screen.show { _ in
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
    }
    #expect(letter(screen, 12, 18) == "r" && letter(screen, 48, 22) == "k")
    #expect(letter(screen, 12, 5) == "w")
    screen.show { _ in view.contentMode = .topRight }
    #expect(letter(screen, 28, 12) == "w" && letter(screen, 32, 12) == "r")
  }

  // Drawing.DR16.
  @Test("Template images have the view's tint, other images their own colors")
  func templates() {
    let screen = RenderedScreen()
    let image = TestImages.make("r.", times: 10)
    let view = make(image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    screen.show { $0.addSubview(view) }
    #expect(letter(screen, 12, 12) == "g" && letter(screen, 48, 12) == "w")
    screen.show { window in
      view.tintColor = nil
      window.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    }
    #expect(letter(screen, 12, 12) == "b")
    screen.show { $0.overrideUserInterfaceStyle = .dark }
    #expect(letter(screen, 12, 12) == "r" && letter(screen, 48, 12) == "k")
    screen.show { _ in view.image = image.withTintColor(.green) }
    #expect(letter(screen, 12, 12) == "g")
    screen.show { _ in view.image = nil }
    #expect(letter(screen, 12, 12) == "k" && view.layer.contents == nil)
  }

  @Test("A highlighted view shows its highlighted image, if it has one")
  func highlighted() {
    let screen = RenderedScreen()
    let view = UIImageView(image: TestImages.make("r"), highlightedImage: TestImages.make("g"))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.show { $0.addSubview(view) }
    #expect(letter(screen, 5, 5) == "r")
    screen.show { _ in view.isHighlighted = true }
    #expect(letter(screen, 5, 5) == "g")
    screen.show { _ in view.highlightedImage = nil }
    #expect(letter(screen, 5, 5) == "r")
  }

  // Drawing.DR17.
  @Test("Caps keep their size in a view, and the middle is tiled again when it grows")
  func caps() {
    let screen = RenderedScreen()
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let image = TestImages.make("rgbk", times: 10)
    let view = make(image.resizableImage(withCapInsets: insets))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    screen.show { $0.addSubview(view) }
    let places: [CGFloat] = [5, 15, 25, 35, 45, 55]
    #expect(String(places.map { letter(screen, $0, 10) }) == "rgbgbk")
    screen.show { _ in view.frame.size.width = 40 }
    #expect(String(places.prefix(4).map { letter(screen, $0, 10) }) == "rgbk")
    screen.show { _ in
      view.frame.size.width = 60
      view.image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }
    #expect(letter(screen, 5, 10) == "r" && letter(screen, 55, 10) == "k")
    #expect(letter(screen, 20, 10) == "g" && letter(screen, 40, 10) == "b")
  }

  // Drawing.DR18.
  @Test("Animation images are shown for equal times and repeated as set, then the image")
  func animation() {
    let screen = RenderedScreen()
    let view = make(TestImages.make("k"))
    view.animationImages = [TestImages.make("r"), TestImages.make("g"), TestImages.make("b")]
    view.animationDuration = 3
    view.animationRepeatCount = 2
    screen.show {
      $0.addSubview(view)
      #expect(!view.isAnimating)
      view.startAnimating()
      #expect(view.isAnimating)
    }
    var seen = ""
    for second in 0..<7 {
      screen.advance(to: 10.5 + Double(second))
      seen.append(letter(screen, 30, 20))
    }
    #expect(seen == "rgbrgbk" && !view.isAnimating)
    screen.show { _ in view.startAnimating() }
    #expect(letter(screen, 30, 20) == "r")
    screen.show { _ in view.stopAnimating() }
    #expect(letter(screen, 30, 20) == "k" && !view.isAnimating)
  }

  // Drawing.DR18.
  @Test("An animated image runs by itself without end")
  func animatedImage() {
    let screen = RenderedScreen()
    let frames = [TestImages.make("r"), TestImages.make("g")]
    let view = make(UIImage())
    screen.show {
      view.image = UIImage.animatedImage(with: frames, duration: 2)
      $0.addSubview(view)
    }
    screen.advance(to: 11.5)
    #expect(letter(screen, 30, 20) == "g")
    screen.advance(to: 1010.5)
    #expect(letter(screen, 30, 20) == "r" && view.isAnimating)
    // A view without a window is not animated and starts again.
    screen.show { _ in view.removeFromSuperview() }
    screen.show { $0.addSubview(view) }
    screen.advance(to: 1012)
    #expect(letter(screen, 30, 20) == "g" && view.isAnimating)
    screen.show { _ in view.image = TestImages.make("b") }
    #expect(letter(screen, 30, 20) == "b" && !view.isAnimating)
  }

  @Test("Flipping images are mirrored in right-to-left layouts")
  func rightToLeft() {
    let screen = RenderedScreen()
    let view = make(TestImages.make("rg").imageFlippedForRightToLeftLayoutDirection())
    screen.show { $0.addSubview(view) }
    #expect(letter(screen, 12, 12) == "r")
    let controller = UIViewController()
    let parent = UIViewController()
    parent.addChild(controller)
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: controller)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.backgroundColor = .white
    screen.show {
      $0.addSubview(controller.view)
      controller.view.addSubview(view)
    }
    #expect(letter(screen, 12, 12) == "g")
  }

  @Test("Drawing.DR25. An image view shows the variant for its traits, which one image keeps")
  func assets() throws {
    let light = TestImages.make("r")
    let style = { (style: UIUserInterfaceStyle) in UITraitCollection(userInterfaceStyle: style) }
    do {
      let asset = UIImageAsset()
      asset.register(light, with: style(.light))
      asset.register(TestImages.make("g"), with: style(.dark))
      let wide = UITraitCollection(traitsFrom: [
        style(.dark), UITraitCollection(horizontalSizeClass: .regular),
      ])
      asset.register(TestImages.make("b"), with: wide)
    }
    let screen = RenderedScreen()
    let view = make(light)
    let parent = UIViewController()
    screen.show {
      $0.addSubview(parent.view)
      parent.view.addSubview(view)
    }
    #expect(letter(screen, 30, 20) == "r")
    screen.show { _ in parent.view.overrideUserInterfaceStyle = .dark }
    #expect(letter(screen, 30, 20) == "g")
    let asset = try #require(light.imageAsset)
    let wide = UITraitCollection(traitsFrom: [
      style(.dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(asset.image(with: wide).imageAsset === asset)
    screen.show { _ in view.image = asset.image(with: wide) }
    asset.unregisterImage(with: style(.dark))
    screen.show { _ in view.image = light }
    #expect(letter(screen, 30, 20) == "r")
    // An image without other variants is its own.
    let plain = TestImages.make("k")
    #expect(plain.imageAsset?.image(with: style(.dark)) == plain)
  }

  @Test("A pattern background begins at the view's corner")
  func pattern() {
    let screen = RenderedScreen()
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 40, height: 40))
    view.backgroundColor = UIColor(patternImage: TestImages.make("rg", "bk", times: 10))
    screen.show { $0.addSubview(view) }
    #expect(letter(screen, 10, 10) == "r" && letter(screen, 20, 10) == "g")
    #expect(letter(screen, 30, 20) == "b" && letter(screen, 50, 10) == "w")
    // A view with subviews draws the same pattern.
    screen.show { _ in view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
    #expect(letter(screen, 10, 10) == "r" && letter(screen, 20, 20) == "k")
  }
}
