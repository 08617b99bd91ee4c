import UIKit

/// Reads arbitrary bytes as documents of attributed strings.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzDocuments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readAndWrite(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
