/// The properties of the module's classes, by key for key-value coding.
// Source: ObjectiveC.KC9
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addTextDisplayAndFonts(to: &tables)
    addDrawing(to: &tables)
    addOthers(to: &tables)
  }
}
