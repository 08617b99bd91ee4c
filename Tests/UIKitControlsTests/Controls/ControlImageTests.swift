import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Images in buttons, sliders, segments and text.
@MainActor @Suite(.exclusiveScreen) struct ControlImageTests {
  private let screen = TouchScreen()

  /// Returns an image of a square.
  private func square(_ side: CGFloat, _ color: UIColor = .black) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  // Controls.CB4, Controls.CB6.
  @Test("The image precedes the title, and the width fits both")
  func buttonRoom() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Tea", for: .normal)
    let title = button.intrinsicContentSize.width
    button.setImage(square(20), for: .normal)
    #expect(button.intrinsicContentSize.width == max(title, 30) + 20 || title < 30)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    screen.window.addSubview(button)
    button.layoutIfNeeded()
    let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(image.frame.size == CGSize(width: 20, height: 20) && image.frame.midY == 30)
    #expect(abs(image.frame.maxX - label.frame.minX) < 0.51)
    #expect(abs((image.frame.minX + label.frame.maxX) / 2 - 100) < 1)
    let only = UIButton(type: .custom)
    only.setImage(square(24), for: .normal)
    #expect(only.intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  // Controls.CB11.
  @Test("Images are tinted in system buttons, and keep their colors in custom ones")
  func buttonColors() {
    func color(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }) -> [Int] {
      let button = UIButton(type: type)
      button.setImage(square(20, Self.red), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      change(button)
      screen.window.addSubview(button)
      return RenderedImage(button).color(20, 20)
    }
    #expect(color(.custom) == [255, 0, 0])
    #expect(color(.system) == [0, 0x7A, 0xFF])
    #expect(
      color(.system) {
        $0.setImage(square(20, Self.red).withRenderingMode(.alwaysOriginal), for: .normal)
      } == [255, 0, 0])
    let pressed = color(.custom) { $0.isHighlighted = true }
    #expect(pressed[0] == 255 && abs(pressed[1] - 128) <= 1)
    #expect(
      color(.custom) {
        $0.setImage(square(20, Self.green), for: .highlighted)
        $0.isHighlighted = true
      } == [0, 255, 0])
    #expect(
      color(.custom) {
        $0.setImage(nil, for: .normal)
        $0.setBackgroundImage(square(2, Self.green), for: .normal)
      } == [0, 255, 0])
  }

  @Test(
    "A configured button has its image on the configured side, with the padding",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func placement(edge: NSDirectionalRectEdge) throws {
    var plain = UIButton.Configuration.filled()
    (plain.title, plain.image, plain.imagePadding) = ("Tea", square(20), 10)
    plain.imagePlacement = edge
    let button = UIButton(configuration: plain)
    screen.window.addSubview(button)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (image, label) = (
      try #require(button.imageView).frame, try #require(button.titleLabel).frame
    )
    let gap: CGFloat =
      switch edge {
      case .leading: label.minX - image.maxX
      case .trailing: image.minX - label.maxX
      case .top: label.minY - image.maxY
      default: image.minY - label.maxY
      }
    #expect(abs(gap - 10) <= 1)
    #expect(RenderedImage(button).color(image.midX, image.midY) == [255, 255, 255])
  }

  // Controls.CB12.
  @Test("Icons are tinted and have accessibility labels")
  func signs() {
    let names = [UIButton.ButtonType.detailDisclosure, .infoLight, .contactAdd, .close].map {
      type in
      let button = UIButton(type: type)
      screen.window.addSubview(button)
      button.sizeToFit()
      #expect(RenderedImage(button).inked() != nil)
      #expect(button.bounds.width == (type == .close ? 30 : 22))
      return button.accessibilityLabel
    }
    #expect(names == ["More Info", "More Info", "Add", "Close"])
  }

  // Controls.CL6.
  @Test("Images at a slider's ends shorten its track; a thumb image sets the thumb's size")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    screen.window.addSubview(slider)
    slider.minimumValueImage = square(20, Self.red)
    slider.maximumValueImage = square(30, Self.green)
    slider.setThumbImage(square(10, Self.green), for: .normal)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 30)
    #expect(slider.trackRect(forBounds: slider.bounds).maxX == 260)
    let picture = RenderedImage(slider)
    #expect(picture.color(10, 20) == [255, 0, 0] && picture.color(285, 20) == [0, 255, 0])
    #expect(picture.color(33, 20) == [0, 255, 0])
    let finger = screen.press(CGPoint(x: 33, y: 20))
    screen.move(finger, by: 500, 0)
    #expect(slider.value == 1)
  }

  @Test("A segment's image is tinted with the title color")
  func segments() {
    let control = UISegmentedControl(items: ["Tea", square(16)])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    screen.window.addSubview(control)
    #expect(control.imageForSegment(at: 1) != nil && control.titleForSegment(at: 1) == nil)
    #expect(RenderedImage(control).color(150, 16) == [0, 0, 0])
    control.setTitle("Eggs", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
  }

  // Controls.CT6.
  @Test("Page controls, steppers and progress views show custom images")
  func others() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    screen.window.addSubview(pages)
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = Self.red
    pages.currentPageIndicatorTintColor = Self.green
    pages.preferredIndicatorImage = square(12)
    pages.setIndicatorImage(square(4), forPage: 2)
    let picture = RenderedImage(pages)
    // The dots' centers are 18 points apart, the second one is centered.
    #expect(picture.color(27, 8) == [0, 255, 0] && picture.color(45, 8) == [255, 0, 0])
    #expect(picture.color(68, 13) == [255, 0, 0] && picture.color(68, 8) == [255, 255, 255])
    #expect(pages.indicatorImage(forPage: 0) == nil && pages.indicatorImage(forPage: 2) != nil)
    // Controls.CD6.
    let dots = pages.subviews.compactMap { $0 as? UIImageView }
    pages.preferredCurrentPageIndicatorImage = square(8)
    #expect(dots.map(\.bounds.width) == [8, 12, 4])
    pages.setCurrentPageIndicatorImage(square(6), forPage: 2)
    pages.currentPage = 2
    #expect(dots.map(\.bounds.width) == [12, 12, 6])
    #expect(pages.currentPageIndicatorImage(forPage: 2)?.size.width == 6)
    let stepper = UIStepper()
    screen.window.addSubview(stepper)
    stepper.setIncrementImage(square(20), for: .normal)
    stepper.setDecrementImage(
      square(20, Self.red).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(RenderedImage(stepper).color(62, 8) == [0, 0, 0])
    #expect(RenderedImage(stepper).color(15, 8) == [255, 0, 0])
    // Controls.CT8.
    stepper.setBackgroundImage(square(40, Self.green), for: .normal)
    stepper.setDividerImage(
      square(4, Self.red), forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(RenderedImage(stepper).color(2, 2) == [0, 255, 0])
    let middle = stepper.bounds.midX
    #expect(RenderedImage(stepper).color(middle, 2) == [255, 0, 0])
    #expect(stepper.backgroundImage(for: .highlighted) != nil)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) == nil)
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    screen.window.addSubview(progress)
    (progress.progress, progress.progressImage) = (0.5, square(4, Self.red))
    progress.trackImage = square(4, Self.green)
    #expect(RenderedImage(progress).color(40, 2) == [255, 0, 0])
    #expect(RenderedImage(progress).color(60, 2) == [0, 255, 0])
  }

  // Text.ST10.
  @Test("A text attachment is laid out on the baseline")
  func attachments() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let attachment = NSTextAttachment(image: square(40, Self.red))
    let text = NSMutableAttributedString(string: "HH", attributes: [.font: font])
    let plain = text.size()
    text.insert(NSAttributedString(attachment: attachment), at: 1)
    let size = text.size()
    #expect(abs(size.width - plain.width - 40) < 1)
    #expect(abs(size.height - 40 + font.descender) < 0.01)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.attributedText = text
    screen.window.addSubview(label)
    let picture = RenderedImage(label, named: "label-attachment")
    let middle = plain.width / 2 + 20
    #expect(picture.color(middle, 25) == [255, 0, 0])
    // Its lower edge is on the baseline.
    let (top, height) = ((60 - size.height) / 2, CGFloat(40))
    #expect(picture.color(middle, top + height - 1.5) == [255, 0, 0])
    #expect(picture.color(middle, top + height + 1.5) == [255, 255, 255])
    attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 20)
    #expect(abs(text.size().width - plain.width - 20) < 1)
    attachment.image = square(20).withRenderingMode(.alwaysTemplate)
    text.addAttribute(
      .foregroundColor, value: Self.green, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    #expect(RenderedImage(label).color(plain.width / 2 + 10, 30) == [0, 255, 0])
  }
}
