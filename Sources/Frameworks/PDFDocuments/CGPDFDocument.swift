import Synchronization
import TactusCoreFoundation
package import TactusDocumentReading
import TactusFoundation

/// A PDF document.
///
/// A process in a sandbox reads it; steps QuickLook.PD1…
///
/// - Thread: any; a document that is not read yet makes the thread wait for its reader, at most ten
///   seconds.
public final class CGPDFDocument: _CoreFoundationObject, Sendable {
  /// Opens a document of bytes; nil if they are no PDF document.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let source = try? DocumentSource.copying(data) else {
      return nil
    }
    self.init(reading: DocumentReader(source, as: .pages))
  }

  /// Opens a document of a file; nil if it is no PDF document.
  public convenience init?(_ url: CFURL) {
    guard url.isFileURL, let source = try? DocumentSource(path: url.path) else { return nil }
    self.init(reading: DocumentReader(source, as: .pages))
  }

  /// Opens a document that is read already or anew; nil if it is none.
  package convenience init?(reading reader: DocumentReader) {
    try? self.init(opening: reader)
  }

  /// Opens a document.
  ///
  /// - Throws: `ReaderFailure`, but not for a document with a password.
  package init(opening reader: DocumentReader) throws(ReaderFailure) {
    self.reader = reader
    do throws(ReaderFailure) {
      content = Mutex(try Self.open(reader, nil))
    } catch .locked {
      content = Mutex(nil)
    }
  }

  /// The reader of the document.
  package let reader: DocumentReader

  /// The information of the document about itself; nil while it is locked.
  package var description: PagedDocument? { content.withLock { $0 } }

  // MARK: Pages

  /// The number of pages; 0 while the document is locked.
  public var numberOfPages: Int { description?.pages.count ?? 0 }

  /// Returns a page.
  ///
  /// - Parameter pageNumber: The number of the page, from 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard let pages = description?.pages, pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(self, pageNumber, pages[pageNumber - 1])
  }

  // MARK: Protection

  /// Whether the document is encrypted.
  public var isEncrypted: Bool { description?.isEncrypted ?? true }

  /// Whether the document can be read.
  public var isUnlocked: Bool { description != nil }

  /// Unlocks the document.
  ///
  /// - Parameter password: The password, in UTF-8, with a zero at its end.
  /// - Returns: Whether the document can be read.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    guard !isUnlocked else { return true }
    guard let found = try? Self.open(reader, String(cString: password)) else { return false }
    content.withLock { $0 = found }
    return true
  }

  /// The permissions of the document's author.
  public var accessPermissions: CGPDFAccessPermissions {
    // Poppler numbers them otherwise.
    let bits: [(UInt32, CGPDFAccessPermissions)] = [
      (1 << 0, .allowsLowQualityPrinting), (1 << 1, .allowsDocumentChanges),
      (1 << 2, .allowsContentCopying), (1 << 3, .allowsCommenting), (1 << 4, .allowsFormFieldEntry),
      (1 << 5, .allowsContentAccessibility), (1 << 6, .allowsDocumentAssembly),
      (1 << 7, .allowsHighQualityPrinting),
    ]
    let found = description?.permissions ?? 0
    return bits.reduce(into: []) { if found & $1.0 != 0 { $0.insert($1.1) } }
  }

  /// Whether the document may be printed.
  public var allowsPrinting: Bool {
    !accessPermissions.isDisjoint(with: [.allowsLowQualityPrinting, .allowsHighQualityPrinting])
  }

  /// Whether the content of the document may be copied.
  public var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }

  /// Reads the version of the format.
  ///
  /// - Parameters:
  ///   - majorVersion: Receives the major version.
  ///   - minorVersion: Receives the minor version.
  public func getVersion(
    majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
  ) {
    majorVersion.pointee = Int32(description?.majorVersion ?? 0)
    minorVersion.pointee = Int32(description?.minorVersion ?? 0)
  }

  // MARK: Internals

  private let content: Mutex<PagedDocument?>

  private static func open(
    _ reader: DocumentReader, _ password: String?
  ) throws(ReaderFailure) -> PagedDocument {
    guard case .pages(let document) = try reader.open(password: password) else {
      throw .wrongAnswer
    }
    return document
  }
}
