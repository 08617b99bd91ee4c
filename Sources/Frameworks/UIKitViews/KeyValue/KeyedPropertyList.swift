/// The properties of the module's classes, by key for key-value coding (ObjectiveC.KC9).
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) { ListedProperties.add(to: &tables) }
}
