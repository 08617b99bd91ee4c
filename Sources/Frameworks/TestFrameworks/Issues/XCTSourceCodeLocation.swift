public import Foundation

/// A place in source code: a file and a line.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL
  /// The line.
  public let lineNumber: Int

  /// Creates a location in the file at a URL.
  public init(fileURL: URL, lineNumber: Int) {
    (self.fileURL, self.lineNumber) = (fileURL, lineNumber)
  }

  /// Creates a location in the file at a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  public override var description: String { "\(fileURL.path):\(lineNumber)" }

  public override var hash: Int { fileURL.hashValue ^ lineNumber }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return other.fileURL == fileURL && other.lineNumber == lineNumber
  }
}
