/// The properties of the module's classes that key-value coding finds by name.
// Source: ObjectiveC.KC9
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addCompositional(to: &tables)
    addPickers(to: &tables)
    addCollections(to: &tables)
    addTables(to: &tables)
    addOthers(to: &tables)
  }
}
