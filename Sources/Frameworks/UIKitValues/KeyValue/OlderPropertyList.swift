/// The deprecated properties of the module's classes, whose use the compiler warns about.
// Source: ObjectiveC.KC9
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
    tables.add(UIGraphicsImageRendererFormat.self) {
      $0.add("prefersExtendedRange", \.prefersExtendedRange)
    }
  }
}
