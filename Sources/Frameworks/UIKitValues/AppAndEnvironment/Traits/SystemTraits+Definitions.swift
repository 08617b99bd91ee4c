// The definitions of the system traits (Traits.TD2).

/// The trait of the kind of device.
public final class UITraitUserInterfaceIdiom: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom?> { \.idiom }
}

/// The trait of the light or dark style.
public final class UITraitUserInterfaceStyle: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: dynamic colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle?> { \.style }
}

/// The trait of the layout direction.
public final class UITraitLayoutDirection: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection?> {
    \.direction
  }
}

/// The trait of the scale of the display, in pixels per point.
public final class UITraitDisplayScale: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: CGFloat { 0 }
  static var place: WritableKeyPath<UITraitCollection.Values, CGFloat?> { \.scale }
}

/// The trait of the horizontal size class.
public final class UITraitHorizontalSizeClass: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.horizontal
  }
}

/// The trait of the vertical size class.
public final class UITraitVerticalSizeClass: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass?> {
    \.vertical
  }
}

/// The trait of the 3D Touch capability.
public final class UITraitForceTouchCapability: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var place: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability?> { \.force }
}

/// The trait of the text size that the user prefers.
public final class UITraitPreferredContentSizeCategory: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory?> {
    \.contentSize
  }
}

/// The trait of the gamut of the display.
public final class UITraitDisplayGamut: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut?> { \.gamut }
}

/// The trait of the contrast of colors.
public final class UITraitAccessibilityContrast: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True: dynamic colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast?> {
    \.contrast
  }
}

/// The trait of the level of the interface.
public final class UITraitUserInterfaceLevel: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True: dynamic colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel?> { \.level }
}

/// The trait of the legibility weight of text.
public final class UITraitLegibilityWeight: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight?> { \.weight }
}

/// The trait of the active or inactive appearance.
public final class UITraitActiveAppearance: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance?> {
    \.activity
  }
}

/// The trait of the size of toolbar items.
public final class UITraitToolbarItemPresentationSize: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UINSToolbarItemPresentationSize?> {
    \.toolbarSize
  }
}

/// The trait of the dynamic range of images.
public final class UITraitImageDynamicRange: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIImage.DynamicRange?> {
    \.dynamicRange
  }
}

/// The trait of the screen's capture state.
public final class UITraitSceneCaptureState: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UISceneCaptureState?> {
    \.captureState
  }
}

/// The trait of the typesetting language.
public final class UITraitTypesettingLanguage: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: String { "" }
  static var place: WritableKeyPath<UITraitCollection.Values, String?> { \.language }
}

/// The trait of the enclosing list.
public final class UITraitListEnvironment: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIListEnvironment { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIListEnvironment?> { \.list }
}

/// The trait of the enclosing tab accessory.
public final class UITraitTabAccessoryEnvironment: NSObject, UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UITabAccessoryEnvironment?> {
    \.tabAccessory
  }
}
