internal import Glibc
import TactusHealthModel

/// A reader of an iPhone's `export.xml`, of any size in little memory.
///
/// Steps Health.EX1….
public struct HealthExportReader {
  /// The path of the file.
  public let path: String

  /// The contents; `nil` for a file on the disk.
  private let contents: [UInt8]?

  /// Describes a file.
  public init(_ path: String) {
    self.path = path
    contents = nil
  }

  /// Describes a file that is in memory.
  ///
  /// - Parameters:
  ///   - name: The name of the file in messages.
  ///   - contents: Its bytes.
  public init(_ name: String, contents: [UInt8]) {
    path = name
    self.contents = contents
  }

  /// Checks a file without storing anything.
  ///
  /// - Parameter progress: Called now and then with the fraction that was read, 0…1.
  /// - Returns: The numbers of samples and of what is left out.
  /// - Throws: `HealthExportError` at the first place that cannot be read.
  public func check(
    progress: (Double) -> Void = { _ in }
  ) throws(HealthExportError) -> HealthExportSummary {
    do {
      return try read(progress) { _ in 0 }
    } catch let error as HealthExportError {
      throw error
    } catch {
      throw HealthExportError(path, "\(error)")
    }
  }

  /// Reads a file in parts of some thousand samples.
  ///
  /// - Parameters:
  ///   - progress: Called now and then with the fraction that was read, 0…1.
  ///   - store: Gets samples and facts; returns the number of new samples.
  /// - Returns: The numbers of samples and of what is left out.
  /// - Throws: `HealthExportError` at the first place that cannot be read; errors of `store`.
  public func read(
    _ progress: (Double) -> Void = { _ in }, store: (HealthExportPart) throws -> Int
  ) throws -> HealthExportSummary {
    let parser = HealthExportParser(path)
    let builder = HealthExportBuilder(parser)
    var added = 0
    func parse(_ piece: UnsafeRawBufferPointer) throws {
      try parser.parse(piece)
      if builder.part.samples.count >= Self.partCount || piece.isEmpty {
        added += try store(builder.part)
        builder.part = HealthExportPart()
      }
    }
    if let contents {
      try contents.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: Self.pieceBytes) {
          let end = min(start + Self.pieceBytes, bytes.count)
          try parse(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        }
      }
      try parse(UnsafeRawBufferPointer(start: nil, count: 0))
    } else {
      try readFile(progress, parse)
    }
    var summary = builder.summary
    summary.added = added
    return summary
  }

  /// Reads a file into a library.
  ///
  /// First all of it is checked, so that a damaged file changes nothing; then parts are stored one
  /// by one. A kill leaves the parts before it, and reading the file again adds the rest
  /// (Health.EX3).
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - progress: Called now and then with the fraction that is done, 0…1.
  /// - Returns: The numbers of samples and of what is left out.
  /// - Throws: `HealthExportError` or `HealthStorageError`.
  public func add(
    to library: HealthLibrary, progress: (Double) -> Void = { _ in }
  ) throws -> HealthExportSummary {
    _ = try check { progress($0 * 0.3) }
    return try read({ progress(0.3 + $0 * 0.7) }) { part in
      for (type, text) in part.characteristics { try library.setCharacteristic(text, type) }
      return try library.add(part.samples)
    }
  }

  /// Returns the time of a text such as `2024-01-02 03:04:05 +0100`, in seconds since 2001; `nil`
  /// for another text.
  public static func time(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { HealthExportDate.seconds($0) }
  }

  // MARK: Internals

  /// Passes the pieces of the file to a function, and an empty one at its end.
  private func readFile(
    _ progress: (Double) -> Void, _ parse: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw HealthExportError(path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    guard status.st_mode & S_IFMT != S_IFDIR else { throw HealthExportError(path, "is a folder") }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceBytes, alignment: 16)
    defer { buffer.deallocate() }
    var done = 0
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw HealthExportError(path, String(cString: strerror(errno)))
      }
      try parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      done += count
      progress(status.st_size > 0 ? min(1, Double(done) / Double(status.st_size)) : 1)
      guard count > 0 else { break }
    }
  }

  /// The bytes that are read at once, and the samples that are stored at once.
  ///
  /// - Source: ours: 1 MiB, and some 30 MB of samples. Confidence: guess.
  private static let (pieceBytes, partCount) = (1 << 20, 100_000)
}
