private import Foundation
private import Glibc
private import Synchronization

/// The attachments of a test, kept as files when it ends.
///
/// The files are written if `TACTUS_TEST_ATTACHMENTS` names a folder, as `tactus test` does:
/// `Class.test-1-name.png`.
final class TestAttachments: Sendable {
  /// Adds an attachment.
  func add(_ attachment: XCTAttachment) { all.withLock { $0.list.append(attachment) } }

  /// Writes the attachments of a test that ends, and discards them.
  ///
  /// - Parameters:
  ///   - test: The name of the test.
  ///   - hasFailed: Whether it failed.
  func keep(ofTest test: String, hasFailed: Bool) {
    let wanted = all.withLock { all in
      defer { all.list = [] }
      return all.list.filter { hasFailed || $0.lifetime == .keepAlways }
    }
    guard !wanted.isEmpty else { return }
    guard let path = getenv("TACTUS_TEST_ATTACHMENTS"), path.pointee != 0 else {
      return TestNote.attachmentIsLost.write()
    }
    let folder = URL(fileURLWithPath: String(cString: path))
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, attachment) in wanted.enumerated() {
      guard let payload = attachment.payload else { continue }
      let file = "\(test)-\(index + 1)-\(Self.fileName(of: attachment))"
      try? payload.write(to: folder.appendingPathComponent(file))
    }
  }

  // MARK: Internals

  /// The attachments, which the test may add on any thread and does not change later.
  ///
  /// Sendable because the lock around it is held while it is used.
  private struct Attachments: @unchecked Sendable {
    var list: [XCTAttachment] = []
  }

  private let all = Mutex(Attachments())

  /// Returns the name of an attachment's file, with an extension.
  private static func fileName(of attachment: XCTAttachment) -> String {
    let name = (attachment.name ?? "attachment").map { $0 == "/" || $0 == "\0" ? "_" : $0 }
    let text = String(name)
    guard let ending = AttachmentTypes.ending(ofType: attachment.uniformTypeIdentifier),
      URL(fileURLWithPath: "/" + text).pathExtension.isEmpty
    else { return text }
    return text + "." + ending
  }
}
