// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/KeyedProperties/UIKitPrinting.tsv.
// Do not edit.

/// The properties of the module's classes that key-value coding finds by name (ObjectiveC.KC9).
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addUIPrintInteractionController(to: &tables)
    addUIPrinter(to: &tables)
    addUIPrinterPickerController(to: &tables)
  }

  private static func addUIPrintInteractionController(to tables: inout KeyedTables) {
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
  }

  private static func addUIPrinter(to tables: inout KeyedTables) {
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
  }

  private static func addUIPrinterPickerController(to tables: inout KeyedTables) {
    tables.add(UIPrinterPickerController.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "selectedPrinter", \.selectedPrinter)
    }
  }
}

/// The older properties of the module's classes, whose use the compiler warns of (ObjectiveC.KC9).
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
    addUIPrintInteractionController(to: &tables)
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIPrintInteractionController(to tables: inout KeyedTables) {
    tables.add(UIPrintInteractionController.self) {
      $0.add("showsPageRange", \.showsPageRange)
    }
  }
}
