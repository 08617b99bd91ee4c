/// A trait of the system, whose value a collection stores under a name of its own.
protocol SystemTrait: UITraitDefinition {
  /// The place of the value.
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { get }
  /// Returns whether a value is the same as another; without values, the default one.
  static func isSame(_ one: Value?, _ other: Value?) -> Bool
}

extension SystemTrait where Value: Equatable {
  static func isSame(_ one: Value?, _ other: Value?) -> Bool {
    (one ?? defaultValue) == (other ?? defaultValue)
  }
}

extension SystemTrait {
  /// Returns whether two collections have different values for the trait.
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    !isSame(one[keyPath: place], other[keyPath: place])
  }

  /// Returns whether values specify the trait.
  static func isSpecified(in values: UITraitCollection.Values) -> Bool {
    values[keyPath: place] != nil
  }

  /// Removes the value.
  static func remove(from values: inout UITraitCollection.Values) {
    values[keyPath: place] = nil
  }

  /// Sets the value; the default one is that of a trait that is not specified (Traits.TD3).
  static func set(_ value: Any, in values: inout UITraitCollection.Values) {
    let value = value as? Value
    values[keyPath: place] = isSame(value, nil) ? nil : value
  }
}

/// The traits of the system.
enum SystemTraits {
  /// All traits, in the order of Apple's reference.
  static var all: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
      UITraitToolbarItemPresentationSize.self, UITraitImageDynamicRange.self,
      UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self, UITraitListEnvironment.self,
      UITraitTabAccessoryEnvironment.self,
    ]
  }
}
