import TactusHealthModel

/// A reader of an iPhone's `export.zip` or `export.xml`, of any size in little memory.
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

  /// Describes a document that is in memory, and no archive.
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

  /// Reads a file in parts of a few thousand samples.
  ///
  /// - Parameters:
  ///   - progress: Called now and then with the fraction that was read, 0…1.
  ///   - store: Receives samples and facts; returns the number of new samples.
  /// - Returns: The numbers of samples and of what is left out.
  /// - Throws: `HealthExportError` at the first place that cannot be read; errors of `store`.
  public func read(
    _ progress: (Double) -> Void = { _ in }, store: (HealthExportPart) throws -> Int
  ) throws -> HealthExportSummary {
    let (input, files) = try input()
    let parser = HealthExportParser(input.documentPath)
    var repair = HealthExportRepair(input.documentPath)
    let builder = HealthExportBuilder(parser)
    // The builder does not keep the parser.
    defer { withExtendedLifetime(parser) {} }
    var added = 0
    func storePart() throws {
      added += try store(builder.part)
      builder.part = HealthExportPart()
    }
    var done: UInt64 = 0
    // The bytes since a part was stored: samples may be large.
    var partBytes = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: HealthExportRepair.room + Self.pieceBytes, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try input.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[HealthExportRepair.room...]))
      do throws(HealthExportError) {
        // An empty piece is the end for the parser (Health.EX14).
        let piece = try repair.repaired(buffer, count: count)
        if !piece.isEmpty { try parser.parse(piece) }
        if count == 0 { try parser.parse(UnsafeRawBufferPointer(rebasing: piece[..<0])) }
      } catch {
        // Damage of an archive comes before damage of its document.
        try input.checkRest()
        throw error
      }
      try builder.addFiles(files, store: storePart)
      if count == 0, let files { try builder.addElectrocardiograms(files, store: storePart) }
      partBytes += count
      if builder.part.samples.count >= Self.partCount || partBytes >= Self.maximumPartBytes
        || count == 0
      {
        try storePart()
        partBytes = 0
      }
      done += UInt64(count)
      progress(input.byteCount > 0 ? min(1, Double(done) / Double(input.byteCount)) : 1)
      guard count > 0 else { break }
    }
    var summary = builder.summary
    summary.path = input.documentPath
    summary.repaired = repair.repairs
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

  /// Opens the document, and the files beside it; a document in memory has none.
  private func input() throws(HealthExportError) -> (
    any HealthExportInput, (any HealthExportFiles)?
  ) {
    let found = try opened()
    let (path, count) = (found.0.documentPath, found.0.byteCount)
    guard count <= Self.maximumBytes else {
      throw HealthExportError(
        path, "expected at most \(Self.maximumBytes) bytes of health data, found \(count)")
    }
    return found
  }

  private func opened() throws(HealthExportError) -> (
    any HealthExportInput, (any HealthExportFiles)?
  ) {
    if let contents { return (HealthExportBytes(path, contents: contents), nil) }
    let file = try HealthExportFile(path)
    guard try file.isArchive() else { return (file, HealthExportFolder(ofDocument: path)) }
    let archive = try HealthExportArchive(path)
    return (try archive.document(), archive)
  }

  /// The largest document, some ten times that of many years: an archive of 64 MB can have one that
  /// takes an hour.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumBytes: UInt64 = 1 << 35

  /// The bytes that are read at once, and the samples that are stored at once.
  ///
  /// - Source: ours: 256 KiB, and some 6 MB of samples. Confidence: guess.
  private static let (pieceBytes, partCount) = (1 << 18, 20_000)

  /// The bytes of the document whose samples are stored at once at most.
  ///
  /// - Source: ours: more than common samples have. Confidence: guess.
  private static let maximumPartBytes = 1 << 24
}
