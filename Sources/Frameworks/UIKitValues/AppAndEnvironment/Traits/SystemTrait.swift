/// A system trait, whose value a collection stores under its own name.
protocol SystemTrait: UITraitDefinition {
  /// The key path of the value.
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { get }
  /// Returns whether two values are equal; nil is the default value.
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

  /// Returns whether the trait is specified.
  static func isSpecified(in values: UITraitCollection.Values) -> Bool {
    values[keyPath: place] != nil
  }

  /// Removes the value.
  static func remove(from values: inout UITraitCollection.Values) {
    values[keyPath: place] = nil
  }

  /// Sets the value; the default value makes the trait unspecified (Traits.TD3).
  static func set(_ value: Any, in values: inout UITraitCollection.Values) {
    let value = value as? Value
    values[keyPath: place] = isSame(value, nil) ? nil : value
  }
}

/// The system traits.
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
