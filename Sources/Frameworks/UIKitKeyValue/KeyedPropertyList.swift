/// The properties of the module's classes, by key for key-value coding.
// Source: ObjectiveC.KC9
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addAccessibility(to: &tables)
    addTextDisplayAndFonts(to: &tables)
    addMenusAndShortcuts(to: &tables)
    addViewsAndControls(to: &tables)
    addViewControllers(to: &tables)
    addAppAndEnvironment(to: &tables)
    addAnimationAndHaptics(to: &tables)
    addTouchesPressesAndGestures(to: &tables)
    addBars(to: &tables)
    addKeyboardsAndInput(to: &tables)
    addOthers(to: &tables)
  }
}
