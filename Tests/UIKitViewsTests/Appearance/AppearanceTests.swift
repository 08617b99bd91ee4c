import ScreenTestSupport
import Testing
import UIKit

/// Appearance proxies (Appearance.AP1…).
///
/// Each test has classes of its own, as proxies last as long as the process.
@MainActor @Suite(.exclusiveScreen) struct AppearanceTests {
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = UIViewController()
    window.isHidden = false
  }

  private func shown<View: UIView>(_ view: View) -> View {
    window.rootViewController?.view.addSubview(view)
    return view
  }

  @Test("Views get the properties of their class's proxy, unless they were set on the view")
  func views() {
    class Plate: UIView {}
    final class Deep: Plate {}
    #expect(Plate.appearance() === Plate.appearance())
    let early = shown(Plate())
    Plate.appearance().backgroundColor = .red
    Plate.appearance().tintColor = .green
    let (plate, own, deep) = (Plate(), Plate(), Deep())
    own.backgroundColor = .blue
    for view in [plate, own, deep] {
      #expect(view.backgroundColor == (view === own ? .blue : nil))
      _ = shown(view)
    }
    #expect(early.backgroundColor == nil)
    #expect(plate.backgroundColor == .red && plate.tintColor == .green)
    #expect(own.backgroundColor == .blue && own.tintColor == .green)
    #expect(deep.backgroundColor == .red)
    Deep.appearance().backgroundColor = .yellow
    #expect(shown(Deep()).backgroundColor == .yellow && shown(Plate()).backgroundColor == .red)
    #expect(shown(UIView()).backgroundColor == nil)
  }

  @Test("Proxies for containers take precedence over those for all instances")
  func containers() {
    final class Dial: UILabel {}
    final class Outer: UIView {}
    final class Inner: UIView {}
    Dial.appearance().textColor = .red
    Dial.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .blue
    Dial.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .green
    func color(_ views: [UIView]) -> UIColor? {
      let dial = Dial()
      let outermost = (views + [dial]).reversed().reduce(nil as UIView?) { inner, outer in
        if let inner { outer.addSubview(inner) }
        return outer
      }
      outermost.map { _ = shown($0) }
      return dial.textColor
    }
    #expect(color([]) == .red && color([Inner()]) == .red)
    #expect(color([Outer()]) == .green && color([Outer(), UIView()]) == .green)
    #expect(color([Outer(), UIView(), Inner()]) == .blue)
    #expect(color([Inner(), Outer()]) == .green)
  }

  @Test("Proxies for traits apply where the traits match")
  func traits() {
    final class Lamp: UIView {}
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Lamp.appearance(for: dark).backgroundColor = .black
    #expect(shown(Lamp()).backgroundColor == nil)
    window.overrideUserInterfaceStyle = .dark
    #expect(shown(Lamp()).backgroundColor == .black)
  }

  @Test("Bars, items and controls have appearance properties")
  func bars() {
    final class Bar: UINavigationBar {}
    final class Item: UIBarButtonItem {}
    final class Switch: UISwitch {}
    final class Button: UIButton {}
    let look = UINavigationBarAppearance()
    look.backgroundColor = .orange
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    Bar.appearance().standardAppearance = look
    Bar.appearance().barTintColor = .brown
    Item.appearance(whenContainedInInstancesOf: [Bar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    Switch.appearance().onTintColor = .cyan
    Button.appearance().setTitleColor(.magenta, for: .normal)
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let page = UINavigationItem(title: "Eggs")
    let item = Item(title: "More", style: .plain, target: nil, action: nil)
    page.rightBarButtonItem = item
    bar.items = [page]
    _ = shown(bar)
    bar.layoutIfNeeded()
    #expect(bar.standardAppearance.backgroundColor == .orange && bar.standardAppearance !== look)
    #expect(bar.barTintColor == .brown)
    let other = Bar()
    other.standardAppearance.backgroundColor = .green
    #expect(shown(other).standardAppearance.backgroundColor == .green)
    #expect(
      item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .purple)
    #expect(shown(Switch()).onTintColor == .cyan)
    #expect(shown(Button(type: .system)).titleColor(for: .normal) == .magenta)
  }

  @Test("Keyed properties of an app's classes can be set by proxies")
  func ownProperties() {
    final class Gauge: UIView {
      var needle: UIColor? = .black
      var marks = 5
      var secret = 1
    }
    KeyedProperties.add("needle", \Gauge.needle)
    KeyedProperties.add("marks", \Gauge.marks)
    Gauge.appearance().needle = .red
    Gauge.appearance().marks = 9
    Gauge.appearance().secret = 2
    let (gauge, own) = (Gauge(), Gauge())
    own.marks = 7
    #expect(shown(gauge).needle == .red && gauge.marks == 9 && gauge.secret == 1)
    #expect(shown(own).needle == .red && own.marks == 7)
  }

  @Test("Appearances of bars are equal if their classes and properties are")
  func equality() {
    let (one, other) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    #expect(one == other && one.hash == other.hash)
    one.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(one != other)
    other.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(one == other)
    other.backgroundEffect = UIBlurEffect(style: .dark)
    #expect(one != other && other == other.copy())
    let item: UITabBarItemAppearance? = UITabBarAppearance().stackedLayoutAppearance.copy()
    #expect(item == UITabBarItemAppearance())
    let (plain, tabs): (UIBarAppearance, UIBarAppearance) = (.init(), UITabBarAppearance())
    #expect(plain != tabs && plain == UIBarAppearance())
    // A reference to itself in a subclass does not matter.
    final class Linked: UIBarAppearance { var next: Linked? }
    let (first, second) = (Linked(), Linked())
    (first.next, second.next) = (first, second)
    #expect(first == second)
    (first.next, second.next) = (nil, nil)
  }
}
