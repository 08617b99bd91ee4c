// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/KeyedProperties/UIKitDocuments.tsv.
// Do not edit.

/// The properties of the module's classes that key-value coding finds by name (ObjectiveC.KC9).
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addUIDocument(to: &tables)
    addUIDocumentBrowserAction(to: &tables)
    addUIDocumentBrowserTransitionController(to: &tables)
    addUIDocumentBrowserViewController(to: &tables)
    addUIDocumentInteractionController(to: &tables)
    addUIDocumentPickerViewController(to: &tables)
    addUIDocumentViewController(to: &tables)
    addUIImagePickerController(to: &tables)
    addUIVideoEditorController(to: &tables)
  }

  private static func addUIDocument(to tables: inout KeyedTables) {
    tables.add(UIDocument.self) {
      $0.add(readOnly: "documentState", \.documentState)
      $0.add("fileModificationDate", \.fileModificationDate)
      $0.add(readOnly: "fileType", \.fileType)
      $0.add(readOnly: "fileURL", \.fileURL)
      $0.add(readOnly: "hasUnsavedChanges", \.hasUnsavedChanges)
      $0.add(readOnly: "localizedName", \.localizedName)
      $0.add(readOnly: "presentedItemOperationQueue", \.presentedItemOperationQueue)
      $0.add(readOnly: "presentedItemURL", \.presentedItemURL)
      $0.add(readOnly: "progress", \.progress)
      $0.add(readOnly: "savingFileType", \.savingFileType)
      $0.add("undoManager", \.undoManager)
    }
  }

  private static func addUIDocumentBrowserAction(to tables: inout KeyedTables) {
    tables.add(UIDocumentBrowserAction.self) {
      $0.add(readOnly: "availability", \.availability)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("image", \.image)
      $0.add(readOnly: "localizedTitle", \.localizedTitle)
      $0.add("supportedContentTypes", \.supportedContentTypes)
      $0.add("supportsMultipleItems", \.supportsMultipleItems)
    }
  }

  private static func addUIDocumentBrowserTransitionController(to tables: inout KeyedTables) {
    tables.add(UIDocumentBrowserTransitionController.self) {
      $0.add("loadingProgress", \.loadingProgress)
      $0.add("targetView", \.targetView)
    }
  }

  private static func addUIDocumentBrowserViewController(to tables: inout KeyedTables) {
    tables.add(UIDocumentBrowserViewController.self) {
      $0.add(readOnly: "activeDocumentCreationIntent", \.activeDocumentCreationIntent)
      $0.add("additionalLeadingNavigationBarButtonItems", \.additionalLeadingNavigationBarButtonItems)
      $0.add("additionalTrailingNavigationBarButtonItems", \.additionalTrailingNavigationBarButtonItems)
      $0.add("allowsDocumentCreation", \.allowsDocumentCreation)
      $0.add("allowsPickingMultipleItems", \.allowsPickingMultipleItems)
      $0.add("browserUserInterfaceStyle", \.browserUserInterfaceStyle)
      $0.add(readOnly: "contentTypesForRecentDocuments", \.contentTypesForRecentDocuments)
      $0.add("customActions", \.customActions)
      $0.add("defaultDocumentAspectRatio", \.defaultDocumentAspectRatio)
      $0.add("delegate", \.delegate)
      $0.add("localizedCreateDocumentActionTitle", \.localizedCreateDocumentActionTitle)
      $0.add("shouldShowFileExtensions", \.shouldShowFileExtensions)
    }
  }

  private static func addUIDocumentInteractionController(to tables: inout KeyedTables) {
    tables.add(UIDocumentInteractionController.self) {
      $0.add("annotation", \.annotation)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "gestureRecognizers", \.gestureRecognizers)
      $0.add(readOnly: "icons", \.icons)
      $0.add("name", \.name)
      $0.add("URL", \.url)
      $0.add("url", \.url)
      $0.add("UTI", \.uti)
      $0.add("uti", \.uti)
    }
  }

  private static func addUIDocumentPickerViewController(to tables: inout KeyedTables) {
    tables.add(UIDocumentPickerViewController.self) {
      $0.add("allowsMultipleSelection", \.allowsMultipleSelection)
      $0.add("delegate", \.delegate)
      $0.add("directoryURL", \.directoryURL)
      $0.add("shouldShowFileExtensions", \.shouldShowFileExtensions)
    }
  }

  private static func addUIDocumentViewController(to tables: inout KeyedTables) {
    tables.add(UIDocumentViewController.self) {
      $0.add("document", \.document)
      $0.add("launchOptions", \.launchOptions)
      $0.add(readOnly: "undoRedoItemGroup", \.undoRedoItemGroup)
    }
  }

  private static func addUIImagePickerController(to tables: inout KeyedTables) {
    tables.add(UIImagePickerController.self) {
      $0.add("allowsEditing", \.allowsEditing)
      $0.add("cameraCaptureMode", \.cameraCaptureMode)
      $0.add("cameraDevice", \.cameraDevice)
      $0.add("cameraFlashMode", \.cameraFlashMode)
      $0.add("cameraOverlayView", \.cameraOverlayView)
      $0.add("cameraViewTransform", \.cameraViewTransform)
      $0.add("imageExportPreset", \.imageExportPreset)
      $0.add("mediaTypes", \.mediaTypes)
      $0.add("showsCameraControls", \.showsCameraControls)
      $0.add("sourceType", \.sourceType)
      $0.add("videoExportPreset", \.videoExportPreset)
      $0.add("videoMaximumDuration", \.videoMaximumDuration)
      $0.add("videoQuality", \.videoQuality)
    }
  }

  private static func addUIVideoEditorController(to tables: inout KeyedTables) {
    tables.add(UIVideoEditorController.self) {
      $0.add("videoMaximumDuration", \.videoMaximumDuration)
      $0.add("videoPath", \.videoPath)
      $0.add("videoQuality", \.videoQuality)
    }
  }
}

/// The older properties of the module's classes, whose use the compiler warns of (ObjectiveC.KC9).
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
    addUIDocumentBrowserViewController(to: &tables)
    addUIDocumentPickerViewController(to: &tables)
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIDocumentBrowserViewController(to tables: inout KeyedTables) {
    tables.add(UIDocumentBrowserViewController.self) {
      $0.add(readOnly: "allowedContentTypes", \.allowedContentTypes)
      $0.add(readOnly: "recentDocumentsContentTypes", \.recentDocumentsContentTypes)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIDocumentPickerViewController(to tables: inout KeyedTables) {
    tables.add(UIDocumentPickerViewController.self) {
      $0.add(readOnly: "documentPickerMode", \.documentPickerMode)
    }
  }
}
