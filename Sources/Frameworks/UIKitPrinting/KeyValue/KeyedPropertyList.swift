/// The properties of the module's classes that key-value coding finds by name.
// Source: ObjectiveC.KC9
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    tables.add(UIPrintInteractionController.self) {
      $0.add("delegate", \.delegate)
      $0.add("printFormatter", \.printFormatter)
      $0.add("printInfo", \.printInfo)
      $0.add("printPageRenderer", \.printPageRenderer)
      $0.add(readOnly: "printPaper", \.printPaper)
      $0.add("printingItem", \.printingItem)
      $0.add("printingItems", \.printingItems)
      $0.add("showsNumberOfCopies", \.showsNumberOfCopies)
      $0.add("showsPaperOrientation", \.showsPaperOrientation)
      $0.add("showsPaperSelectionForLoadedPapers", \.showsPaperSelectionForLoadedPapers)
    }
    tables.add(UIPrinter.self) {
      $0.add(readOnly: "displayLocation", \.displayLocation)
      $0.add(readOnly: "displayName", \.displayName)
      $0.add(readOnly: "makeAndModel", \.makeAndModel)
      $0.add(readOnly: "supportedJobTypes", \.supportedJobTypes)
      $0.add(readOnly: "supportsColor", \.supportsColor)
      $0.add(readOnly: "supportsDuplex", \.supportsDuplex)
      $0.add(readOnly: "URL", \.url)
      $0.add(readOnly: "url", \.url)
    }
    tables.add(UIPrinterPickerController.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "selectedPrinter", \.selectedPrinter)
    }
  }
}
