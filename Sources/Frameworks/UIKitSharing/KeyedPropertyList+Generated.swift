// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/KeyedProperties/UIKitSharing.tsv.
// Do not edit.

/// The properties of the module's classes that key-value coding finds by name (ObjectiveC.KC9).
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addLPLinkMetadata(to: &tables)
    addUIActivity(to: &tables)
    addUIActivityItemsConfiguration(to: &tables)
    addUIActivityViewController(to: &tables)
  }

  private static func addLPLinkMetadata(to tables: inout KeyedTables) {
    tables.add(LPLinkMetadata.self) {
      $0.add("iconProvider", \.iconProvider)
      $0.add("imageProvider", \.imageProvider)
      $0.add("originalURL", \.originalURL)
      $0.add("remoteVideoURL", \.remoteVideoURL)
      $0.add("title", \.title)
      $0.add("URL", \.url)
      $0.add("url", \.url)
      $0.add("videoProvider", \.videoProvider)
    }
  }

  private static func addUIActivity(to tables: inout KeyedTables) {
    tables.add(UIActivity.self) {
      $0.add(readOnly: "activityImage", \.activityImage)
      $0.add(readOnly: "activityTitle", \.activityTitle)
      $0.add(readOnly: "activityType", \.activityType)
      $0.add(readOnly: "activityViewController", \.activityViewController)
    }
  }

  private static func addUIActivityItemsConfiguration(to tables: inout KeyedTables) {
    tables.add(UIActivityItemsConfiguration.self) {
      $0.add(readOnly: "applicationActivitiesForActivityItemsConfiguration", \.applicationActivitiesForActivityItemsConfiguration)
      $0.add("applicationActivitiesProvider", \.applicationActivitiesProvider)
      $0.add(readOnly: "itemProvidersForActivityItemsConfiguration", \.itemProvidersForActivityItemsConfiguration)
      $0.add("localObject", \.localObject)
      $0.add("metadataProvider", \.metadataProvider)
      $0.add("perItemMetadataProvider", \.perItemMetadataProvider)
      $0.add("previewProvider", \.previewProvider)
      $0.add("supportedInteractions", \.supportedInteractions)
    }
  }

  private static func addUIActivityViewController(to tables: inout KeyedTables) {
    tables.add(UIActivityViewController.self) {
      $0.add("allowsProminentActivity", \.allowsProminentActivity)
      $0.add("completionWithItemsHandler", \.completionWithItemsHandler)
      $0.add("excludedActivitySectionTypes", \.excludedActivitySectionTypes)
      $0.add("excludedActivityTypes", \.excludedActivityTypes)
    }
  }
}

/// The older properties of the module's classes, whose use the compiler warns of (ObjectiveC.KC9).
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
    addUIActivityViewController(to: &tables)
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIActivityViewController(to tables: inout KeyedTables) {
    tables.add(UIActivityViewController.self) {
      $0.add("completionHandler", \.completionHandler)
    }
  }
}
