internal import Glibc
internal import Synchronization
package import TactusPhoneClient

/// The folder with the person's files, of which apps see only those that the person picks.
///
/// `TACTUS_DOCUMENTS` names it; a test sets one. Step DocumentsInApps.PF1.
///
/// - Thread: any, for every member.
package final class DocumentsFolder: Sendable {
  /// The folder of a link.
  package static func of(_ link: ClientLink) -> DocumentsFolder {
    link.storage.object(DocumentsFolder.self) { DocumentsFolder() }
  }

  /// The path; nil for the standard one.
  package var path: String? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// The folder of the app's phone, which is created if it is missing.
  @MainActor
  static var current: URL {
    let link = AppPhone.link
    let folder = of(link)
    let path = folder.path ?? standardPath(isTest: !link.isInRealTime)
    folder.path = path
    let url = URL(fileURLWithPath: path, isDirectory: true)
    try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return url.resolvingSymlinksInPath()
  }

  /// Returns whether a file is one of the person's.
  @MainActor
  static func contains(_ url: URL) -> Bool {
    let (file, folder) = (url.resolvingSymlinksInPath().path, current.path)
    return file.hasPrefix(folder + "/")
  }

  /// Returns the path if none is set: beside the containers of the phone's apps, or in the folder
  /// of the user's phone; for a test, an empty folder.
  private static func standardPath(isTest: Bool) -> String {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let named = variable("TACTUS_DOCUMENTS") { return named }
    if isTest {
      return FileManager.default.temporaryDirectory
        .appendingPathComponent("tactus-documents-\(UUID().uuidString)").path
    }
    if let container = variable("TACTUS_CONTAINER") {
      let data = URL(fileURLWithPath: container).deletingLastPathComponent()
      return data.deletingLastPathComponent().appendingPathComponent("Documents").path
    }
    let base =
      variable("XDG_DATA_HOME") ?? (variable("HOME") ?? NSHomeDirectory()) + "/.local/share"
    return base + "/tactus/phone/Documents"
  }

  private let kept = Mutex<String?>(nil)
}
