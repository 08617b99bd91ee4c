/// The properties of the module's classes that key-value coding finds by name.
// Source: ObjectiveC.KC9
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addTextDisplayAndFonts(to: &tables)
    addDrawing(to: &tables)
    addOthers(to: &tables)
  }
}
