import Simulator

/// Reads any bytes as what a page of the simulator says.
///
/// Either all of it makes sense or nothing does, and it is the same however often it is read. What
/// is kept of a step is a message again, that says the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let requests = try? PageRequest.read(bytes) else { return 0 }
  for request in requests {
    guard case .step(_, let line) = request else { continue }
    guard let again = try? PageRequest.read(Array(line.utf8)), again.count == 1 else {
      preconditionFailure("what is kept cannot be read again: \(line)")
    }
    // A place may be no number, which is not equal to itself, so the lines are compared.
    guard case .step(_, line) = again[0] else { preconditionFailure("it says something else") }
  }
  return 0
}
