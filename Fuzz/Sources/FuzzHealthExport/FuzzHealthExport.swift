import TactusHealthExport
import TactusHealthModel

/// Reads arbitrary bytes as an iPhone's `export.xml`, or as its `export.zip` if they begin like an
/// archive, with the files in it.
///
/// A damaged file is an error with a place and stores nothing. What was read is written and read
/// again as the same samples.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzHealthExport(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let isArchive = bytes.starts(with: [0x50, 0x4B, 3, 4])
  let library = HealthLibrary()
  do {
    if isArchive { archive.replace(bytes) }
    let reader =
      isArchive
      ? HealthExportReader(archive.path) : HealthExportReader("fuzz", contents: bytes)
    let summary = try reader.add(to: library)
    let count = try library.count()
    precondition(count == summary.added, "all samples are stored")
    let copy = HealthLibrary()
    if isArchive {
      try writeArchive(of: library)
      _ = try HealthExportReader(archive.path).add(to: copy)
    } else {
      let text = try text(of: library)
      _ = try HealthExportReader("copy", contents: Array(text.utf8)).add(to: copy)
    }
    let (found, expected) = (try copy.counts(), try library.counts())
    precondition(found == expected, "an export has all samples")
  } catch let error as HealthExportError {
    precondition(error.line > 0 || isArchive, "an error has a place")
    precondition(!error.message.contains("\n"), "an error is one line")
    precondition((try? library.count()) == 0, "a damaged file stores nothing")
  } catch {
    preconditionFailure("\(error)")
  }
  return 0
}

/// The archive, in memory: minizip needs a path.
private let archive = MemoryFile()

private func text(of library: HealthLibrary) throws -> String {
  var text = ""
  var writer = HealthExportWriter { text += $0 }
  try writer.write(library, date: 0)
  return text
}

private func writeArchive(of library: HealthLibrary) throws {
  let file = try HealthExportArchiveWriter(archive.path, date: 0)
  try file.write(library)
  try file.close()
}
