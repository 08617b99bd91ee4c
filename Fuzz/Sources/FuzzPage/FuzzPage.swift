import TactusSimulator

/// Decodes arbitrary bytes as requests of a simulator page.
///
/// The bytes are valid as a whole or not at all. The recorded line of a step must be decoded as the
/// same step.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let requests = try? PageRequest.read(bytes) else { return 0 }
  for request in requests {
    guard case .step(_, let line) = request else { continue }
    guard let again = try? PageRequest.read(Array(line.utf8)), again.count == 1 else {
      preconditionFailure("what is kept cannot be read again: \(line)")
    }
    // A coordinate may be NaN, which is not equal to itself, so the lines are compared.
    guard case .step(_, line) = again[0] else {
      preconditionFailure("the recorded line is another step")
    }
  }
  return 0
}
