import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Equality and hashes of values, and the components of named colors.
@MainActor @Suite(.exclusiveScreen) struct ValueEqualityTests {
  /// Components of a color, and their values.
  private nonisolated static let cases: [(String, [CGFloat])] = [
    (#""red": "1", "green": "0", "blue": "0", "alpha": "1""#, [1, 0, 0, 1.0]),
    (#""red": "1.000", "green": "0.5", "blue": "1", "alpha": "0.5""#, [1, 0.5, 1, 0.5]),
    (#""red": "255", "green": "1", "blue": "51", "alpha": "1""#, [1, 1.0 / 255, 0.2, 1]),
    (#""red": "0xFF", "green": "0X33", "blue": "0x00", "alpha": "1.000""#, [1, 0.2, 0, 1]),
    (#""red": 1, "green": 0.5, "blue": 0, "alpha": 1"#, [1, 0.5, 0, 1]),
  ]

  @Test("Images that differ in one attribute are not equal")
  func images() {
    let image = TestImages.make("rg", "gr")
    let changed = [
      image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
      image.imageFlippedForRightToLeftLayoutDirection(), image.withBaselineOffset(fromBottom: 3),
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.resizableImage(withCapInsets: .zero), image.withHorizontallyFlippedOrientation(),
    ]
    for (index, other) in changed.enumerated() { #expect(image != other, "\(index)") }
    #expect(image == image.withRenderingMode(.automatic))
    let slow = UIImage.animatedImage(with: [image], duration: 2)
    #expect(slow != UIImage.animatedImage(with: [image], duration: 1))
    #expect(slow == UIImage.animatedImage(with: [image], duration: 2))
  }

  @Test("Text.T14. Shadows are equal, and have equal hashes, if offset, blur and color are")
  func shadows() {
    func shadow(_ offset: CGSize, _ color: Any?) -> NSShadow {
      let shadow = NSShadow()
      (shadow.shadowOffset, shadow.shadowColor) = (offset, color)
      return shadow
    }
    let one = shadow(CGSize(width: 1, height: 2), UIColor.red)
    let same = shadow(CGSize(width: 1, height: 2), UIColor.red)
    #expect(one == same && one.hash == same.hash)
    let others = [
      shadow(CGSize(width: 2, height: 1), UIColor.red),
      shadow(CGSize(width: 1, height: 2), UIColor.blue),
      shadow(CGSize(width: 1, height: 2), nil),
    ]
    for other in others { #expect(one != other && one.hash != other.hash) }
    #expect(shadow(.zero, UIColor.red.cgColor) != shadow(.zero, UIColor.blue.cgColor))
    #expect(NSShadow() == shadow(.zero, nil) && NSShadow().hash == shadow(.zero, nil).hash)
    #expect(shadow(.zero, nil).shadowColor == nil && NSShadow().shadowColor != nil)
  }

  @Test("Quick actions with equal properties are equal")
  func quickActions() {
    func item(_ title: String, _ user: String, icon: UIApplicationShortcutIcon.IconType = .add)
      -> UIApplicationShortcutItem
    {
      UIApplicationShortcutItem(
        type: "open", localizedTitle: title, localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: icon), userInfo: ["user": user as NSString])
    }
    #expect(item("Open", "a") == item("Open", "a"))
    #expect(item("Open", "a").hash == item("Open", "a").hash)
    #expect([item("Open", "a")].contains(item("Open", "a")))
    for other in [item("Close", "a"), item("Open", "b"), item("Open", "a", icon: .play)] {
      #expect(item("Open", "a") != other)
    }
    let copy = item("Open", "a").mutableCopy() as? UIMutableApplicationShortcutItem
    #expect(copy == item("Open", "a"))
    copy?.localizedSubtitle = "now"
    #expect(copy != item("Open", "a"))
  }

  @Test("Bar appearances can be compared on any thread")
  func appearances() async {
    let (one, other) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    let pair = (one, other)
    #expect(await Task.detached { pair.0.isEqual(pair.1) }.value)
    one.backgroundColor = .red
    #expect(await Task.detached { !pair.0.isEqual(pair.1) }.value)
  }

  @Test(
    "Components of named colors are fractions, bytes or hexadecimal bytes",
    arguments: cases)
  func components(_ json: String, _ expected: [CGFloat]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Media.xcassets/tone.colorset/Contents.json",
      Data(
        """
        { "colors": [ { "color": { "color-space": "srgb", "components": { \(json) } } } ] }
        """.utf8))
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "tone", in: bundle, compatibleWith: nil))
    #expect(
      color.resolvedColor(with: .current)
        == UIColor(red: expected[0], green: expected[1], blue: expected[2], alpha: expected[3]))
  }
}
