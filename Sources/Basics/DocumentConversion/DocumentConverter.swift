internal import Glibc
import Synchronization
import TactusDocumentReading

/// A converter of documents of office programs into pages, by LibreOffice in a sandbox.
///
/// Pages are kept, so that a document is converted once. Steps QuickLook.OD1…
///
/// - Thread: any but the main one; one document after the other, each for at most the patience.
package final class DocumentConverter: Sendable {
  /// The converter of the app.
  package static let shared = DocumentConverter()

  /// Creates a converter.
  ///
  /// - Parameters:
  ///   - program: The path of LibreOffice's program; nil if it is not installed.
  ///   - sandbox: The sandbox.
  ///   - patience: The longest wait for the pages.
  ///   - folder: The folder in which pages are kept; nil for none.
  package init(
    program: String? = OfficeProgram.path, in sandbox: ReaderSandbox = .init(),
    patience: Duration = ConversionLimits.patience, keepingIn folder: String? = StoredPages.folder
  ) {
    (self.program, self.sandbox, self.patience) = (program, sandbox, patience)
    kept = folder.flatMap(StoredPages.init)
  }

  /// Returns the pages of a document as a document in PDF.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - ending: The extension of its name.
  ///   - cancellation: The signal that the pages are no longer awaited, which ends the converter
  ///     (QuickLook.OD5).
  /// - Throws: `ReaderFailure`; the same one at once for a document that has made the converter
  ///   take too long.
  package func pages(
    of source: DocumentSource, ending: String, unless cancellation: ReadingCancellation? = nil
  ) throws(ReaderFailure) -> DocumentSource {
    guard let program else { throw .noConverter }
    guard source.count <= ConversionLimits.documentBytes else { throw .tooLarge("64 MB") }
    let ending = ending.lowercased()
    guard !ending.isEmpty, ending.utf8.count <= 8,
      ending.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) })
    else { throw .unreadable("no document of an office program has this name") }
    let name = try source.digest() + "-" + ending
    let result = slow.withLock { slow -> Result<DocumentSource, ReaderFailure> in
      if slow.contains(name) { return .failure(.timedOut) }
      let result = Result { () throws(ReaderFailure) in
        if let pages = kept?.pages(named: name) { return pages }
        // It may have waited for the conversion of another document.
        guard cancellation?.isCancelled != true else { throw .cancelled }
        return try convert(source, by: program, ending, name, unless: cancellation)
      }
      if case .failure(.timedOut) = result { slow.insert(name) }
      return result
    }
    return try result.get()
  }

  // MARK: Internals

  private let program: String?
  private let sandbox: ReaderSandbox
  private let patience: Duration
  private let kept: StoredPages?
  /// The names of the documents that have taken too long; it is locked during a conversion.
  private let slow = Mutex<Set<String>>([])

  private func convert(
    _ source: DocumentSource, by program: String, _ ending: String, _ name: String,
    unless cancellation: ReadingCancellation?
  ) throws(ReaderFailure) -> DocumentSource {
    let words = try sandbox.command(convertingBy: program, ending: ending)
    let file = if let new = kept?.newFile() { new } else { try NewPages() }
    let process = try SandboxedProcess(
      words, input: file.descriptor, output: file.descriptor, document: source)
    guard process.end(within: patience, unless: cancellation) else {
      throw cancellation?.isCancelled == true ? .cancelled : .timedOut
    }
    guard file.isDocument else {
      let error = process.firstError()
      guard error.isEmpty else { throw .noSandbox(error) }
      throw .unreadable(
        "LibreOffice does not read the file: it is damaged or has a password, or the part of "
          + "LibreOffice for it is not installed")
    }
    let pages = try DocumentSource(path: "/proc/self/fd/\(file.descriptor)")
    kept?.keep(file, as: name)
    return pages
  }
}
