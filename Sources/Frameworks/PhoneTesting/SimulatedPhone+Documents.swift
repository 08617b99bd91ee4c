import TactusCrashReports
import TactusInstalledApps
import TactusUIKitDocuments
import UIKit

extension SimulatedPhone {
  /// The path of the folder with the user's files, which document pickers show; a new empty folder
  /// by default (DocumentsInApps.PF1).
  public var documentsFolder: String? {
    get { DocumentsFolder.of(link).path }
    set { DocumentsFolder.of(link).path = newValue }
  }

  /// Creates a conflict of a file, as if another machine had saved different contents
  /// (FileCoordination.FV5).
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - contents: The file or folder with the conflicting contents, which is copied.
  ///   - computer: The name of that machine.
  ///   - date: The date of its save.
  /// - Throws: An error if there is no such file, or the copy fails.
  public func addConflict(
    with url: URL, contents: URL, savedBy computer: String, at date: Date
  ) throws {
    try run {
      try NSFileVersion.addConflict(with: url, contents: contents, savedBy: computer, at: date)
    }
  }

  /// Installs an app that opens documents of other apps (DocumentsInApps.OA1, DocumentsInApps.OA2).
  ///
  /// The app only appears in the menu "Open in"; it is on no Home screen and never runs. For an app
  /// that runs, use `HomeScreen.install`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of its bundle.
  ///   - name: Its name.
  ///   - information: Its property list, whose `CFBundleDocumentTypes` are the documents that it
  ///     opens.
  ///   - open: Called with the copy that it receives, and the annotation.
  public func installDocumentApp(
    _ identifier: String, name: String, information: [String: Any],
    open: @escaping @MainActor @Sendable (URL, Any?) -> Void
  ) {
    var notes: [BundleNote] = []
    let members = information.compactMapValues { PropertyListValue(any: $0) }
    let documents = BundleInformation(members).documents(&notes)
    for note in notes { RuntimeWarning.once(note.description) }
    let container = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
    DocumentApps.of(link).all.append(
      DocumentApp(
        identifier: identifier, name: name, documents: documents,
        inbox: container.appending(path: "Documents/Inbox"), open: open))
  }
}
