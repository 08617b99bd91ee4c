import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Badges, spaces and initializers of bar button items, and the lines below titles.
@MainActor @Suite(.exclusiveScreen) struct ItemBadgeTests {
  private let screen = TouchScreen()

  private func show(_ item: UINavigationItem) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    screen.window.addSubview(bar)
    bar.layoutIfNeeded()
    return bar
  }

  private func labels(in view: UIView) -> [UILabel] {
    let own = (view as? UILabel).map { [$0] } ?? []
    return view.isHidden ? [] : own + view.subviews.flatMap(labels)
  }

  private func label(_ text: String?, in view: UIView) -> UILabel? {
    labels(in: view).first { $0.text == text }
  }

  // Navigation.NB23.
  @Test("A badge is at the upper trailing corner of the button's content, with its colors")
  func badges() throws {
    let button = UIBarButtonItem(title: "Timers", style: .plain, target: nil, action: nil)
    let item = UINavigationItem(title: "Tea")
    item.rightBarButtonItem = button
    let bar = show(item)
    #expect(label("3", in: bar) == nil)
    button.badge = .count(3)
    bar.layoutIfNeeded()
    let badge = try #require(label("3", in: bar))
    let title = try #require(label("Timers", in: bar))
    let place = badge.convert(badge.bounds, to: bar)
    let words = title.convert(title.bounds, to: bar)
    #expect(place.height == 16 && place.width == 16)
    #expect(abs(place.midX - words.maxX) <= 1 && place.minY < words.minY)
    #expect(badge.backgroundColor == .systemRed && badge.textColor == .white)
    #expect(badge.superview?.accessibilityValue == "3 items")
    var own = UIBarButtonItem.Badge.string("New")
    own.backgroundColor = .systemBlue
    own.foregroundColor = .yellow
    own.font = .systemFont(ofSize: 9)
    button.badge = own
    bar.layoutIfNeeded()
    let other = try #require(label("New", in: bar))
    #expect(other.backgroundColor == .systemBlue && other.textColor == .yellow)
    #expect(other.font == .systemFont(ofSize: 9) && other.bounds.width > 16)
    #expect(other.superview?.accessibilityValue == "New")
    button.badge = nil
    bar.layoutIfNeeded()
    #expect(label("New", in: bar) == nil)
  }

  // Navigation.NB23.
  @Test("A badge without a text is a dot")
  func dots() throws {
    let button = UIBarButtonItem(systemItem: .add)
    let item = UINavigationItem()
    item.rightBarButtonItem = button
    let bar = show(item)
    let before = labels(in: bar).count
    button.badge = .indicator()
    bar.layoutIfNeeded()
    let found = labels(in: bar)
    #expect(found.count == before + 1)
    let dot = try #require(found.first { $0.backgroundColor == .systemRed })
    #expect(dot.bounds.size == CGSize(width: 8, height: 8) && dot.text == nil)
    #expect(UIBarButtonItem.Badge.indicator() == .indicator())
    #expect(UIBarButtonItem.Badge.count(2) == .string("2"))
  }

  // Navigation.NB24.
  @Test("A space without a width has that of the system, and a group of one separates others")
  func spaces() {
    let space = UIBarButtonItem.fixedSpace()
    #expect(space.width == 8)
    #expect(UIBarButtonItemGroup.fixedSpace().barButtonItems.map(\.width) == [8])
  }

  @Test("An item with a title, an image, a target and a menu shows the image")
  func initializer() {
    let menu = UIMenu(children: [UIAction(title: "Boil") { _ in }])
    let image = UIImage(systemName: "plus")
    let item = UIBarButtonItem(title: "Add", image: image, target: nil, action: nil, menu: menu)
    #expect(item.title == "Add" && item.image === image && item.menu === menu)
    #expect(UIBarButtonItem.Style.prominent == .done)
  }

  // Navigation.NB25.
  @Test("A subtitle is below the title, both in the middle")
  func subtitles() throws {
    let item = UINavigationItem(title: "Tea")
    item.subtitle = "3 timers"
    let bar = show(item)
    let title = try #require(label("Tea", in: bar))
    let subtitle = try #require(label("3 timers", in: bar))
    let (upper, lower) = (
      title.convert(title.bounds, to: bar), subtitle.convert(subtitle.bounds, to: bar)
    )
    #expect(upper.maxY <= lower.minY + 0.5 && upper.minY >= 0 && lower.maxY <= 44)
    #expect(abs(upper.midX - 160) <= 1 && abs(lower.midX - 160) <= 1)
    item.subtitle = nil
    item.attributedTitle = AttributedString("Green")
    bar.layoutIfNeeded()
    #expect(label("3 timers", in: bar) == nil && label("Green", in: bar) != nil)
  }

  // Navigation.NB25.
  @Test("A large title has its own text and a line below it, and the bar is higher")
  func largeSubtitles() throws {
    let plain = UINavigationItem(title: "Tea")
    let item = UINavigationItem(title: "Tea")
    item.largeTitle = "All teas"
    item.largeSubtitle = "3 timers"
    func bar(_ item: UINavigationItem) -> UINavigationBar {
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      controller.navigationItem.title = item.title
      controller.navigationItem.largeTitle = item.largeTitle
      controller.navigationItem.largeSubtitle = item.largeSubtitle
      navigation.navigationBar.prefersLargeTitles = true
      screen.window.rootViewController = navigation
      screen.window.layoutIfNeeded()
      return navigation.navigationBar
    }
    let low = bar(plain).frame.height
    let high = bar(item)
    #expect(high.frame.height > low + 15)
    let title = try #require(label("All teas", in: high))
    let subtitle = try #require(label("3 timers", in: high))
    let (upper, lower) = (
      title.convert(title.bounds, to: high), subtitle.convert(subtitle.bounds, to: high)
    )
    #expect(upper.maxY <= lower.minY && lower.maxY <= high.bounds.maxY)
    #expect(upper.minX == lower.minX)
  }
}
