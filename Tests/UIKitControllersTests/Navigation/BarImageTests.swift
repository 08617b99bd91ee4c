import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of the images and offsets of bars and of their items.
@MainActor @Suite(.exclusiveScreen) struct BarImageTests {
  private let screen = TouchScreen()

  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func image(_ color: UIColor, side: CGFloat = 44) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func color(_ bar: UIView, _ x: CGFloat = 160, _ y: CGFloat = 20) -> [Int] {
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    return RenderedImage(bar).color(x, y)
  }

  @Test("Navigation.NB13. A toolbar has the background of its position, then that of any")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    screen.window.addSubview(bar)
    bar.setBackgroundImage(image(Self.red), forToolbarPosition: .any, barMetrics: .default)
    #expect(color(bar) == [255, 0, 0])
    bar.setBackgroundImage(image(Self.green), forToolbarPosition: .bottom, barMetrics: .default)
    #expect(color(bar) == [0, 255, 0])
    bar.setBackgroundImage(image(Self.red), forToolbarPosition: .top, barMetrics: .default)
    #expect(color(bar) == [0, 255, 0])
    #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) != nil)
    #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .compact) == nil)
    let shadow = image(Self.red, side: 1)
    bar.setShadowImage(shadow, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .any) === shadow)
  }

  private func makeTabBar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
    screen.window.addSubview(bar)
    bar.items = (0..<2).map { UITabBarItem(title: nil, image: image(Self.red, side: 20), tag: $0) }
    bar.selectedItem = bar.items?[0]
    return bar
  }

  /// The tab bar's buttons.
  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    return bar.subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }
  }

  @Test("Tabs.TB11. Items have the colors of the bar's appearance, or of their own")
  func itemAppearance() throws {
    let bar = makeTabBar()
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.iconColor = Self.green
    look.stackedLayoutAppearance.selected.iconColor = .blue
    look.stackedLayoutAppearance.selected.badgeBackgroundColor = Self.green
    bar.standardAppearance = look
    func color(_ index: Int) -> UIColor? {
      buttons(bar)[index].subviews.lazy.compactMap { $0 as? UIImageView }.first?.tintColor
    }
    #expect(color(0) == .blue && color(1) == Self.green)
    let own = UITabBarAppearance()
    own.stackedLayoutAppearance.normal.iconColor = Self.red
    bar.items?[1].standardAppearance = own
    #expect(color(1) == Self.red)
    bar.items?[0].badgeValue = "3"
    let badge = buttons(bar)[0].subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "3" }
    #expect(badge?.backgroundColor == Self.green)
    let copy: UITabBarAppearance = look.copy()
    #expect(copy == look)
    copy.stackedLayoutAppearance.normal.titleTextAttributes[.kern] = 2
    #expect(copy != look)
  }

  @Test("Tabs.TB12. Items fill the bar, or are in its middle with their width and distance")
  func itemPositions() {
    let bar = makeTabBar()
    #expect(buttons(bar).map(\.frame.minX) == [0, 160])
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (60, 20)
    #expect(buttons(bar).map(\.frame.minX) == [90, 170])
    #expect(buttons(bar).map(\.frame.width) == [60, 60])
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .fill
    bar.standardAppearance = look
    #expect(buttons(bar).map(\.frame.minX) == [0, 160])
  }

  @Test("Navigation.NB13, Tabs.TB7. A tab bar has a background image and a selection indicator")
  func tabBar() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
    screen.window.addSubview(bar)
    bar.items = [
      UITabBarItem(title: nil, image: nil, tag: 0), UITabBarItem(title: nil, image: nil, tag: 1),
    ]
    bar.backgroundImage = image(Self.red)
    #expect(color(bar, 80) == [255, 0, 0])
    bar.selectionIndicatorImage = image(Self.green, side: 20)
    #expect(color(bar, 80) == [255, 0, 0])
    bar.selectedItem = bar.items?.first
    #expect(color(bar, 80) == [0, 255, 0] && color(bar, 240) == [255, 0, 0])
    bar.selectedItem = bar.items?.last
    #expect(color(bar, 80) == [255, 0, 0] && color(bar, 240) == [0, 255, 0])
  }

  @Test("Navigation.NB14. An item's background of its style precedes that of all styles")
  func items() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    screen.window.addSubview(bar)
    let item = UIBarButtonItem(title: "Kettle", style: .plain, target: nil, action: nil)
    item.width = 100
    bar.items = [.flexibleSpace(), item, .flexibleSpace()]
    item.setBackgroundImage(image(Self.red), for: .normal, barMetrics: .default)
    #expect(color(bar, 160, 4) == [255, 0, 0])
    item.setBackgroundImage(image(Self.green), for: .normal, style: .plain, barMetrics: .default)
    #expect(color(bar, 160, 4) == [0, 255, 0])
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
    item.isHidden = true
    #expect(color(bar, 160, 4) != [0, 255, 0])
    item.isHidden = false
    #expect(color(bar, 160, 4) == [0, 255, 0])
    let offset = UIOffset(horizontal: 2, vertical: 3)
    item.setTitlePositionAdjustment(offset, for: .default)
    item.setBackButtonTitlePositionAdjustment(offset, for: .compact)
    #expect(item.titlePositionAdjustment(for: .default) == offset)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == offset)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == .zero)
  }

  @Test("A page view controller without arguments curls its pages horizontally")
  func pages() {
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
  }

  @Test("A system button of a subclass is of the subclass")
  func systemButton() {
    final class Key: UIButton {}
    let key = Key.systemButton(with: image(Self.red), target: nil, action: nil)
    #expect(type(of: key) == Key.self && key.buttonType == .system)
  }
}
