import TactusCrashReports
import TactusInstalledApps
import TactusUIKitDocuments
import UIKit

extension SimulatedPhone {
  /// The path of the folder with the person's files, which document pickers show; by default a new
  /// empty one (DocumentsInApps.PF1).
  public var documentsFolder: String? {
    get { DocumentsFolder.of(link).path }
    set { DocumentsFolder.of(link).path = newValue }
  }

  /// Lets a file have a conflict, as if another machine had saved other contents meanwhile
  /// (FileCoordination.FV5).
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - contents: The file or folder with the other contents, which is copied.
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

  /// Installs an app that opens files of others (DocumentsInApps.OA1, DocumentsInApps.OA2).
  ///
  /// The app is one of the menu "Open in" only; it is on no Home screen and never runs. For an app
  /// that runs, use `HomeScreen.install`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of its bundle.
  ///   - name: Its name.
  ///   - information: Its property list, of which `CFBundleDocumentTypes` says what it opens.
  ///   - open: Called with the copy that it gets, and the annotation.
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
