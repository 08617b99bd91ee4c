import Foundation
import ScreenTestSupport
import Testing
import UIKit

private struct LevelTrait: UITraitDefinition {
  static let defaultValue = 0
}

/// Handlers of trait changes.
@MainActor @Suite(.exclusiveScreen) struct TraitChangeTests {
  private final class Card: UIView {
    let log: EventLog
    init(_ log: EventLog) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    // As packages register: the closure's parameter hides self, or has a name of its own.
    func observeAsPackages() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.log.note("self \(previous.userInterfaceStyle.rawValue)")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, previous) in
        view.log.note("view \(previous.userInterfaceStyle.rawValue)")
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: Self?, previous) in
        view?.log.note("optional \(previous.userInterfaceStyle.rawValue)")
      }
      registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
        (self: Self, previous: UITraitCollection) in
        guard self.traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
        self.log.note("colors")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.note("did change")
    }

    func none() { log.note("none") }
    func one(_ view: UIView) { log.note("one \(view === self)") }
    func two(_ view: UIView, _ previous: UITraitCollection) {
      log.note("two \(view === self) \(previous.userInterfaceStyle.rawValue)")
    }
  }

  @MainActor private final class Target: NSObject {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func changed(_ controller: UIViewController, _ previous: UITraitCollection) {
      log.note("target \(previous[LevelTrait.self])")
    }
  }

  private let window = UIWindow()
  private let log = EventLog()

  init() {
    window.overrideUserInterfaceStyle = .light
    window.isHidden = false
  }

  @Test("Traits.TR1. Handlers receive the object and its old traits until the registration ends")
  func handlers() {
    defer { window.isHidden = true }
    let card = Card(log)
    card.observeAsPackages()
    window.addSubview(card)
    window.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["did change", "self 1", "view 1", "optional 1", "colors"])

    let other = UIView()
    window.addSubview(other)
    let registration = other.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [log] (_: UIView, _: UITraitCollection) in log.note("other")
    }
    // A registration of another object is not known.
    card.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(log.take().last == "other")
    other.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .dark
    #expect(!log.take().contains("other"))
  }

  @Test("Traits.TR2. A handler is called once for its traits, and not for others")
  func chosenTraits() {
    defer { window.isHidden = true }
    let root = UIViewController()
    let inner = UIView()
    root.view.addSubview(inner)
    window.rootViewController = root
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self, LevelTrait.self]
    func note(_ word: String) -> (any UITraitEnvironment) -> Void {
      { [log] _ in log.note(word) }
    }
    let (forView, forRoot, forInner) = (note("view"), note("root"), note("inner"))
    root.view.registerForTraitChanges(traits) { (view: UIView, _) in forView(view) }
    root.registerForTraitChanges(traits) { (root: UIViewController, _) in forRoot(root) }
    inner.registerForTraitChanges([LevelTrait.self]) { (view: UIView, _) in forInner(view) }
    var overrides = window.traitOverrides
    overrides.userInterfaceStyle = .dark
    overrides[LevelTrait.self] = 1
    window.traitOverrides = overrides
    #expect(log.take() == ["root", "view", "inner"])
    window.overrideUserInterfaceStyle = .light
    #expect(log.take() == ["root", "view"])
    window.traitOverrides.legibilityWeight = .bold
    #expect(log.take().isEmpty)
  }

  @Test("Traits.TR3. Actions receive as many arguments as they have parameters")
  func actions() {
    defer { window.isHidden = true }
    let card = Card(log)
    window.addSubview(card)
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    card.registerForTraitChanges(style, action: Selector("none", calling: Card.none))
    card.registerForTraitChanges(style, action: Selector("one:", calling: Card.one))
    card.registerForTraitChanges(style, action: Selector("two::", calling: Card.two))
    let root = UIViewController()
    window.rootViewController = root
    var target: Target? = Target(log)
    if let target {
      root.registerForTraitChanges(
        [LevelTrait.self], target: target, action: Selector("changed::", calling: Target.changed))
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["did change", "none", "one true", "two true 1"])
    root.traitOverrides[LevelTrait.self] = 1
    #expect(log.take() == ["target 0"])
    target = nil
    root.traitOverrides[LevelTrait.self] = 2
    #expect(log.take().isEmpty && target == nil)
  }

  @Test("Traits.TR4. A view outside a window is notified when it enters one")
  func entering() {
    defer { window.isHidden = true }
    let card = Card(log)
    card.registerForTraitChanges([LevelTrait.self]) { (card: Card, previous: UITraitCollection) in
      card.log.note("level \(previous[LevelTrait.self])")
    }
    card.traitOverrides[LevelTrait.self] = 3
    #expect(log.take().isEmpty)
    window.addSubview(card)
    #expect(log.take() == ["did change", "level 0"])
    card.removeFromSuperview()
    card.traitOverrides[LevelTrait.self] = 4
    #expect(log.take().isEmpty)
    window.addSubview(card)
    #expect(log.take() == ["did change", "level 3"])
  }

  @Test("Traits.TO2. A scene's overrides reach its windows, and it is notified first")
  func scenes() {
    defer { window.isHidden = true }
    let session = UISceneSession()
    let scene = UIWindowScene(session: session, connectionOptions: .none)
    window.windowScene = scene
    scene.registerForTraitChanges([LevelTrait.self]) {
      [log] (scene: UIWindowScene, previous: UITraitCollection) in
      log.note("scene \(previous[LevelTrait.self]) \(scene.traitCollection[LevelTrait.self])")
    }
    window.registerForTraitChanges([LevelTrait.self]) {
      [log] (window: UIWindow, _: UITraitCollection) in
      log.note("window \(window.traitCollection[LevelTrait.self])")
    }
    scene.traitOverrides[LevelTrait.self] = 1
    #expect(log.take() == ["scene 0 1", "window 1"])
  }
}
