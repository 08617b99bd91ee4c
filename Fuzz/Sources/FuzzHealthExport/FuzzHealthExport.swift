import TactusHealthExport
import TactusHealthModel

/// Reads arbitrary bytes as an iPhone's `export.xml`.
///
/// A damaged file is an error with a place and stores nothing. What was read is written and read
/// again as the same samples.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHealthExport(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let library = HealthLibrary()
  do {
    let summary = try HealthExportReader("fuzz", contents: bytes).add(to: library)
    let count = try library.count()
    precondition(count == summary.added, "all samples are stored")
    let copy = HealthLibrary()
    let text = try text(of: library)
    _ = try HealthExportReader("copy", contents: Array(text.utf8)).add(to: copy)
    let (found, expected) = (try copy.counts(), try library.counts())
    precondition(found == expected, "an export has all samples")
  } catch let error as HealthExportError {
    precondition(error.line > 0, "an error has a place")
    precondition((try? library.count()) == 0, "a damaged file stores nothing")
  } catch {
    preconditionFailure("\(error)")
  }
  return 0
}

private func text(of library: HealthLibrary) throws -> String {
  var text = ""
  var writer = HealthExportWriter { text += $0 }
  try writer.write(library, date: 0)
  return text
}
