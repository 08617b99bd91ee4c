import Foundation

/// PDF documents with passwords, which qpdf encrypts.
public enum LockedPDF {
  /// Returns a document that is encrypted.
  ///
  /// - Parameters:
  ///   - document: The bytes of the document.
  ///   - password: The password of its readers.
  /// - Throws: An error if qpdf cannot encrypt it.
  public static func make(_ document: [UInt8], password: String) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (open, locked) = (folder.appending(path: "open.pdf"), folder.appending(path: "locked.pdf"))
    try Data(document).write(to: open)
    _ = try FinishedProcess(
      "qpdf", ["--encrypt", password, "owner", "256", "--", open.path, locked.path])
    return [UInt8](try Data(contentsOf: locked))
  }
}
