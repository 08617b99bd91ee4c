import Foundation
import ScreenTestSupport
import Testing
import UIKit

private struct AccentTrait: UITraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var accent: Int { self[AccentTrait.self] }
}

extension UIMutableTraits {
  fileprivate var accent: Int {
    get { self[AccentTrait.self] }
    set { self[AccentTrait.self] = newValue }
  }
}

/// Trait overrides, from scenes to subviews.
@MainActor @Suite(.exclusiveScreen) struct TraitOverrideTests {
  private let window = UIWindow()
  private let root = UIViewController()
  private let inner = UIView()

  init() {
    root.view.addSubview(inner)
    window.rootViewController = root
    window.isHidden = false
  }

  @Test("Traits.TO2. The innermost override counts, and the outer ones are inherited")
  func inheriting() {
    defer { window.isHidden = true }
    window.traitOverrides.accent = 1
    #expect(inner.traitCollection.accent == 1 && root.traitCollection.accent == 1)
    root.traitOverrides.accent = 2
    #expect(inner.traitCollection.accent == 2 && window.traitCollection.accent == 1)
    root.view.traitOverrides.accent = 3
    #expect(root.traitCollection.accent == 3)
    inner.traitOverrides.accent = 4
    #expect(inner.traitCollection.accent == 4 && root.view.traitCollection.accent == 3)
    inner.traitOverrides.remove(AccentTrait.self)
    root.view.traitOverrides.remove(AccentTrait.self)
    root.traitOverrides.remove(AccentTrait.self)
    #expect(inner.traitCollection.accent == 1)
  }

  @Test("Traits.TO2. A view shares its window's traits until it, or a view around it, has others")
  func sharing() {
    defer { window.isHidden = true }
    let leaf = UIView()
    inner.addSubview(leaf)
    #expect(leaf.traitCollection === window.traitCollection)
    inner.traitOverrides.accent = 1
    #expect(leaf.traitCollection.accent == 1 && root.view.traitCollection.accent == 0)
    inner.traitOverrides.remove(AccentTrait.self)
    #expect(leaf.traitCollection === window.traitCollection)
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .unspecified
    inner.maximumContentSizeCategory = .extraSmall
    #expect(leaf.traitCollection.preferredContentSizeCategory == .extraSmall)
    inner.maximumContentSizeCategory = nil
    #expect(leaf.traitCollection === window.traitCollection)
  }

  @Test("Traits.TO2. A presentation controller's overrides apply to what it presents")
  func presentations() throws {
    defer { window.isHidden = true }
    let presented = UIViewController()
    presented.modalPresentationStyle = .overFullScreen
    let presentation = try #require(presented.presentationController)
    presentation.traitOverrides.accent = 5
    var received: [Int] = []
    presentation.registerForTraitChanges([AccentTrait.self]) {
      (controller: UIPresentationController, _: UITraitCollection) in
      received.append(controller.traitCollection.accent)
    }
    root.present(presented, animated: false)
    #expect(presented.traitCollection.accent == 5 && root.traitCollection.accent == 0)
    presented.presentationController?.traitOverrides.accent = 6
    #expect(presented.view.traitCollection.accent == 6 && received.last == 6)
    root.dismiss(animated: false)
  }

  @Test("Traits.TO3. The style of the overrides is that of overrideUserInterfaceStyle")
  func style() {
    defer { window.isHidden = true }
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitOverrides.userInterfaceStyle == .dark)
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.overrideUserInterfaceStyle == .unspecified)
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(root.overrideUserInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)

    final class DarkView: UIView {
      override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set {}
      }
    }
    root.traitOverrides.userInterfaceStyle = .light
    let dark = DarkView()
    root.view.addSubview(dark)
    #expect(dark.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Traits.TO3. A child's own overrides precede those that its parent sets")
  func children() {
    defer { window.isHidden = true }
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
  }

  @Test("Traits.TO4. Overrides have an effect at once, and the update is not repeated")
  func timing() {
    defer { window.isHidden = true }
    var count = 0
    inner.registerForTraitChanges([AccentTrait.self]) { (_: UIView, _: UITraitCollection) in
      count += 1
    }
    root.traitOverrides.accent = 7
    #expect(count == 1 && inner.traitCollection.accent == 7)
    inner.updateTraitsIfNeeded()
    root.updateTraitsIfNeeded()
    #expect(count == 1)
    root.traitOverrides.accent = 7
    #expect(count == 1)
  }

  @Test("Traits.TR5. A custom trait that affects colors resolves them again")
  func colors() {
    defer { window.isHidden = true }
    inner.backgroundColor = UIColor { traits in traits.accent == 0 ? .red : .blue }
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    window.traitOverrides.accent = 1
    #expect(inner.layer.backgroundColor == UIColor.blue.cgColor)
  }
}
