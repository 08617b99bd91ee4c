import ScreenTestSupport
import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

private enum Theme: Int {
  case standard, monochrome
}

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
  static let name = "Theme"
  static let identifier = "org.example.theme"
}

private struct DensityTrait: UITraitDefinition {
  static let defaultValue: Double = 1
}

/// A value that can only be the same as its copies.
private struct Action {
  let body: () -> Void
}

private struct ActionTrait: UITraitDefinition {
  static var defaultValue: Action? { nil }
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// Collections of the system's traits and of an app's own.
@MainActor @Suite struct TraitCollectionTests {
  @Test("Traits.TD1. A trait has its default value, name and identifier")
  func definitions() {
    #expect(UITraitCollection().theme == .standard)
    #expect(UITraitCollection()[DensityTrait.self] == 1)
    #expect(ThemeTrait.name == "Theme" && DensityTrait.name == "DensityTrait")
    #expect(ThemeTrait.identifier == "org.example.theme")
    #expect(DensityTrait.identifier != UITraitDisplayScale.identifier)
    #expect(!DensityTrait.affectsColorAppearance)
  }

  @Test("Traits.TD2. Properties and traits of the system have the same values")
  func systemTraits() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits[UITraitDisplayScale.self] = 3
      traits.typesettingLanguage = "th"
      traits.listEnvironment = .insetGrouped
      traits.theme = .monochrome
    }
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark && traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 3 && traits.typesettingLanguage == "th")
    #expect(traits.listEnvironment == .insetGrouped && traits.theme == .monochrome)
    #expect(traits.sceneCaptureState == .unspecified && traits.horizontalSizeClass == .unspecified)
    #expect(
      UITraitCollection(UITraitUserInterfaceLevel.self, value: .elevated)
        == UITraitCollection(userInterfaceLevel: .elevated))
  }

  @Test("Traits.TD3. A trait that is set to its unspecified value is not specified")
  func unspecified() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let none = dark.modifyingTraits { $0.userInterfaceStyle = .unspecified }
    #expect(none == UITraitCollection() && dark.userInterfaceStyle == .dark)
    #expect(UITraitCollection(traitsFrom: [dark, none]).userInterfaceStyle == .dark)
  }

  @Test("Traits.TD4. Values that cannot be compared equal their copies only")
  func comparing() {
    let one = UITraitCollection { $0[ActionTrait.self] = Action {} }
    let copy = UITraitCollection(traitsFrom: [one])
    #expect(copy == one && copy.hash == one.hash)
    #expect(one != UITraitCollection { $0[ActionTrait.self] = Action {} })
    let theme = UITraitCollection { $0.theme = .monochrome }
    #expect(theme == UITraitCollection { $0.theme = .monochrome })
    #expect(theme != UITraitCollection { $0.theme = .standard })
  }

  @Test("Traits.TD5. The changed traits are those with other values")
  func changes() {
    let old = UITraitCollection { traits in
      traits.userInterfaceStyle = .light
      traits.theme = .standard
    }
    let new = old.modifyingTraits { traits in
      traits.userInterfaceStyle = .dark
      traits.theme = .monochrome
    }
    let changed = new.changedTraits(from: old)
    #expect(changed.count == 2 && changed[0] == UITraitUserInterfaceStyle.self)
    #expect(changed.contains { $0 == ThemeTrait.self })
    #expect(old.changedTraits(from: old).isEmpty)
    // The default value is that of a trait that is not specified.
    #expect(UITraitCollection { $0.theme = .standard }.changedTraits(from: nil).isEmpty)
    #expect(new.changedTraits(from: nil).count == 2)

    let lightMonochrome = old.replacing(ThemeTrait.self, value: .monochrome)
    #expect(lightMonochrome.hasDifferentColorAppearance(comparedTo: old))
    let dense = old.replacing(DensityTrait.self, value: 2)
    #expect(!dense.hasDifferentColorAppearance(comparedTo: old))
    let affecting = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(affecting.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(!affecting.contains { $0 == UITraitDisplayScale.self })
    let images = UITraitCollection.systemTraitsAffectingImageLookup
    #expect(images.contains { $0 == UITraitDisplayScale.self })
    #expect(!images.contains { $0 == UITraitPreferredContentSizeCategory.self })
  }

  @Test("Traits.TD6. Later collections replace an app's values")
  func merging() {
    let first = UITraitCollection { $0.theme = .monochrome }
    let second = UITraitCollection { $0[DensityTrait.self] = 2 }
    let both = UITraitCollection(traitsFrom: [first, second])
    #expect(both.theme == .monochrome && both[DensityTrait.self] == 2)
    let last = UITraitCollection(traitsFrom: [both, UITraitCollection { $0.theme = .standard }])
    #expect(last.theme == .standard)
    #expect(both.containsTraits(in: first) && !last.containsTraits(in: first))
  }

  @Test("Archives.AR12. An app's traits with an identifier are archived")
  func archives() throws {
    let traits = UITraitCollection { traits in
      traits.theme = .monochrome
      traits[DensityTrait.self] = 2
      traits.sceneCaptureState = .active
      traits.typesettingLanguage = "th"
    }
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data))
    #expect(copy.theme == .monochrome && copy.sceneCaptureState == .active)
    #expect(copy.typesettingLanguage == "th" && copy[DensityTrait.self] == 1)
  }

  @Test("Traits.TO1. Overrides contain what was set, until it is removed")
  func overrides() {
    let view = UIView()
    #expect(!view.traitOverrides.contains(ThemeTrait.self))
    view.traitOverrides.theme = .standard
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(ThemeTrait.self))
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect("\(view.traitOverrides)".contains("Theme"))
    view.traitOverrides.remove(ThemeTrait.self)
    #expect(!view.traitOverrides.contains(ThemeTrait.self))
    var copy = view.traitOverrides
    copy.remove(UITraitUserInterfaceStyle.self)
    #expect(view.overrideUserInterfaceStyle == .dark)
    view.traitOverrides = copy
    #expect(view.overrideUserInterfaceStyle == .unspecified)
  }
}
