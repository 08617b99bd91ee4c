extension KeyedPropertyList {
  /// Adds the properties of other classes.
  static func addOthers(to tables: inout KeyedTables) {
    tables.add(UITraitCollection.self) {
      $0.add(readOnly: "accessibilityContrast", \.accessibilityContrast)
      $0.add(readOnly: "activeAppearance", \.activeAppearance)
      $0.add(readOnly: "displayGamut", \.displayGamut)
      $0.add(readOnly: "displayScale", \.displayScale)
      $0.add(readOnly: "forceTouchCapability", \.forceTouchCapability)
      $0.add(readOnly: "horizontalSizeClass", \.horizontalSizeClass)
      $0.add(readOnly: "imageConfiguration", \.imageConfiguration)
      $0.add(readOnly: "imageDynamicRange", \.imageDynamicRange)
      $0.add(readOnly: "layoutDirection", \.layoutDirection)
      $0.add(readOnly: "legibilityWeight", \.legibilityWeight)
      $0.add(readOnly: "listEnvironment", \.listEnvironment)
      $0.add(readOnly: "preferredContentSizeCategory", \.preferredContentSizeCategory)
      $0.add(readOnly: "sceneCaptureState", \.sceneCaptureState)
      $0.add(readOnly: "tabAccessoryEnvironment", \.tabAccessoryEnvironment)
      $0.add(readOnly: "toolbarItemPresentationSize", \.toolbarItemPresentationSize)
      $0.add(readOnly: "typesettingLanguage", \.typesettingLanguage)
      $0.add(readOnly: "userInterfaceIdiom", \.userInterfaceIdiom)
      $0.add(readOnly: "userInterfaceLevel", \.userInterfaceLevel)
      $0.add(readOnly: "userInterfaceStyle", \.userInterfaceStyle)
      $0.add(readOnly: "verticalSizeClass", \.verticalSizeClass)
    }
  }
}
