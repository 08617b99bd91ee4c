import UIKit

/// Reads arbitrary bytes as edits of a text view, or as the data of a pasteboard.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    editOrRead(bytes)
    // What is due later does not collect.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
  return 0
}
