/// The older properties of the module's classes, whose use the compiler warns of.
// Source: ObjectiveC.KC9
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
    tables.add(UIDocumentBrowserViewController.self) {
      $0.add(readOnly: "allowedContentTypes", \.allowedContentTypes)
      $0.add(readOnly: "recentDocumentsContentTypes", \.recentDocumentsContentTypes)
    }
    tables.add(UIDocumentPickerViewController.self) {
      $0.add(readOnly: "documentPickerMode", \.documentPickerMode)
    }
  }
}
