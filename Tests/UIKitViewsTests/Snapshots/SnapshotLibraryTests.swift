import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Drawing of views and controllers into pictures, as libraries of snapshot tests do it
/// (Drawing.DR10, Views.V9, Views.V11).
@MainActor @Suite(.exclusiveScreen) struct SnapshotLibraryTests {
  /// A window of a device's size with that device's safe area.
  private final class DeviceWindow: UIWindow {
    let area: UIEdgeInsets

    init(size: CGSize, area: UIEdgeInsets) {
      self.area = area
      super.init(frame: CGRect(origin: .zero, size: size))
      isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { area }
  }

  /// A controller with a square in the corner of its safe area, filled with the label's color.
  private final class Page: UIViewController {
    let square = UIView()
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      square.backgroundColor = .label
      square.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(square)
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        square.topAnchor.constraint(equalTo: area.topAnchor),
        square.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        square.widthAnchor.constraint(equalToConstant: 20),
        square.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      events.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.append("did appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      events.append("did disappear")
    }
  }

  /// Returns a picture of a controller in a window of a size with traits.
  private func picture(
    of controller: UIViewController, size: CGSize, area: UIEdgeInsets = .zero,
    traits: UITraitCollection, afterUpdates: Bool = true
  ) -> UIImage {
    let window = DeviceWindow(size: size, area: area)
    let root = UIViewController()
    root.view.backgroundColor = .clear
    root.view.frame = window.frame
    root.preferredContentSize = root.view.frame.size
    controller.view.frame = root.view.frame
    root.view.addSubview(controller.view)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addChild(controller)
    root.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    for view in [root.view, controller.view] {
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
    }
    let renderer = UIGraphicsImageRenderer(
      bounds: controller.view.bounds, format: UIGraphicsImageRendererFormat(for: traits))
    let image = renderer.image { context in
      guard afterUpdates else { return controller.view.layer.render(in: context.cgContext) }
      controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
    root.beginAppearanceTransition(false, animated: false)
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    controller.didMove(toParent: nil)
    root.endAppearanceTransition()
    window.rootViewController = nil
    return image
  }

  private func traits(
    _ style: UIUserInterfaceStyle, scale: CGFloat = 2, text: UIContentSizeCategory = .medium
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(preferredContentSizeCategory: text),
    ])
  }

  @Test("Drawing.DR10. A picture has the size of its window and the scale of its traits")
  func size() {
    let wide = CGSize(width: 812, height: 375)
    for scale in [1, 2, 3] as [CGFloat] {
      let image = picture(of: Page(), size: wide, traits: traits(.light, scale: scale))
      #expect(image.size == wide && image.scale == scale)
      #expect(image.cgImage?.width == Int(wide.width * scale))
      #expect(image.cgImage?.height == Int(wide.height * scale))
    }
  }

  @Test("Views.V11. The traits that a parent overrides determine a picture's colors")
  func styles() {
    let size = CGSize(width: 60, height: 60)
    let light = picture(of: Page(), size: size, traits: traits(.light, scale: 1))
    let dark = picture(of: Page(), size: size, traits: traits(.dark, scale: 1))
    #expect(light.cgImage?.pixel(10, 10) == [0, 0, 0, 255])
    #expect(light.cgImage?.pixel(40, 40) == [255, 255, 255, 255])
    #expect(dark.cgImage?.pixel(10, 10) == [255, 255, 255, 255])
    #expect(dark.cgImage?.pixel(40, 40) == [0, 0, 0, 255])
    // A layer that renders itself shows the same.
    let rendered = picture(
      of: Page(), size: size, traits: traits(.dark, scale: 1), afterUpdates: false)
    #expect(rendered.pngData() == dark.pngData())
  }

  @Test("Views.V9. A window that overrides its safe area determines that of its controller's view")
  func safeArea() {
    let page = Page()
    let area = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
    let image = picture(
      of: page, size: CGSize(width: 100, height: 200), area: area,
      traits: traits(.light, scale: 1))
    #expect(image.cgImage?.pixel(12, 46) == [0, 0, 0, 255])
    #expect(image.cgImage?.pixel(8, 46) == [255, 255, 255, 255])
    #expect(image.cgImage?.pixel(12, 42) == [255, 255, 255, 255])
    let plain = picture(
      of: page, size: CGSize(width: 100, height: 200), traits: traits(.light, scale: 1))
    #expect(plain.cgImage?.pixel(2, 2) == [0, 0, 0, 255])
  }

  @Test(
    "Views.V9. A view that overrides its safe area determines its margins, guides and scrolling")
  func safeAreaOfView() {
    final class Inset: UIScrollView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = Inset(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .always
    window.addSubview(view)
    let top = view.bounds.minY
    let inner = UIView(frame: CGRect(x: 0, y: top + 10, width: 100, height: 50))
    view.addSubview(inner)
    window.layoutIfNeeded()
    #expect(top == -30 && view.safeAreaLayoutGuide.layoutFrame.minY == 0)
    #expect(view.layoutMargins.top == 38)
    #expect(view.adjustedContentInset.top == 30)
    #expect(inner.safeAreaInsets.top == 20)
  }

  @Test("A picture of a controller makes it appear once, and disappear afterwards")
  func appearance() {
    let page = Page()
    _ = picture(of: page, size: CGSize(width: 50, height: 50), traits: traits(.light))
    #expect(page.events == ["will appear", "did appear", "did disappear"])
    #expect(page.parent == nil && page.view.window == nil)
  }

  @Test("Drawing.DR10. Equal views have equal PNG bytes, which hold neither a date nor a text")
  func bytes() throws {
    let size = CGSize(width: 120, height: 80)
    func make() throws -> Data {
      let label = UILabel(frame: CGRect(origin: .zero, size: size))
      label.text = "Kettle"
      label.backgroundColor = .white
      let renderer = UIGraphicsImageRenderer(
        bounds: label.bounds, format: UIGraphicsImageRendererFormat(for: traits(.light)))
      return renderer.pngData { label.layer.render(in: $0.cgContext) }
    }
    let (one, other) = (try make(), try make())
    #expect(one == other)
    // Chunks of a PNG: length, kind, data, checksum.
    var kinds: [String] = []
    var place = 8
    while place + 8 <= one.count {
      let length = one[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      kinds.append(String(decoding: one[place + 4..<place + 8], as: UTF8.self))
      place += 12 + length
    }
    #expect(kinds.first == "IHDR" && kinds.last == "IEND")
    #expect(Set(kinds).isSubset(of: ["IHDR", "IDAT", "IEND", "bKGD", "sRGB"]))
    let read = try #require(UIImage(data: one, scale: 2))
    #expect(read.size == size && read.pngData() == one)
  }

  @Test("The pixels of a picture and of the file made from it are equal")
  func comparing() throws {
    let image = picture(
      of: Page(), size: CGSize(width: 40, height: 30), traits: traits(.light))
    let file = try #require(image.pngData())
    let read = try #require(UIImage(data: file, scale: 2))
    #expect(try pixels(of: image) == pixels(of: read))
    let other = picture(of: Page(), size: CGSize(width: 40, height: 30), traits: traits(.dark))
    #expect(try pixels(of: image) != pixels(of: other))
  }

  /// Returns the bytes of an image drawn into a bitmap of premultiplied RGBA.
  private func pixels(of image: UIImage) throws -> [UInt8] {
    let source = try #require(image.cgImage)
    var bytes = [UInt8](repeating: 0, count: source.width * source.height * 4)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: &bytes, width: source.width, height: source.height, bitsPerComponent: 8,
        bytesPerRow: source.width * 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(
      source, in: CGRect(x: 0, y: 0, width: CGFloat(source.width), height: CGFloat(source.height)))
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: bytes.count))
  }

  @Test("The difference of two pictures is black where they are equal")
  @available(*, deprecated)
  func difference() throws {
    let size = CGSize(width: 60, height: 60)
    let light = picture(of: Page(), size: size, traits: traits(.light, scale: 1))
    let moved = picture(
      of: Page(), size: size, area: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0),
      traits: traits(.light, scale: 1))
    UIGraphicsBeginImageContextWithOptions(size, true, 1)
    light.draw(at: .zero)
    moved.draw(at: .zero, blendMode: .difference, alpha: 1)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let difference = try #require(image?.cgImage)
    #expect(difference.pixel(50, 50) == [0, 0, 0, 255])
    #expect(difference.pixel(10, 10) == [255, 255, 255, 255])
    #expect(difference.pixel(10, 40) == [255, 255, 255, 255])
  }

  @Test("A larger text in the traits makes a label larger in a picture")
  func textSize() throws {
    final class Text: UIViewController {
      let label = UILabel()
      override func loadView() {
        view = label
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Kettle"
      }
    }
    let (small, large) = (Text(), Text())
    let size = CGSize(width: 300, height: 100)
    let one = picture(of: small, size: size, traits: traits(.light))
    let other = picture(
      of: large, size: size,
      traits: traits(.light, text: .accessibilityExtraExtraExtraLarge))
    let (few, many) = try (pixels(of: one), pixels(of: other))
    #expect(many.count { $0 > 0 } > 4 * few.count { $0 > 0 })
  }
}
