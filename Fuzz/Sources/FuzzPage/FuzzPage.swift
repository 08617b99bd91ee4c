import TactusPhone
import TactusPhoneScript
import TactusSimulator

/// Decodes arbitrary bytes as requests of a simulator page: as touches if they begin like them.
///
/// The bytes are valid as a whole or not at all. The recorded line of a step must be decoded as the
/// same step, and that of a touch as the same touch.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let requests =
    bytes.first == UInt8(ascii: "T")
    ? try? PageRequest.readTouches(bytes) : try? PageRequest.read(bytes)
  for request in requests ?? [] {
    switch request {
    case .step(_, let line):
      guard let again = try? PageRequest.read(Array(line.utf8)), again.count == 1 else {
        preconditionFailure("what is kept cannot be read again: \(line)")
      }
      guard case .step(_, line) = again[0] else {
        preconditionFailure("the recorded line is another step")
      }
    case .touch(let report, _): checkLine(of: report)
    default: break
    }
  }
  return 0
}

/// Reads the recorded line of a touch again.
private func checkLine(of report: TouchReport) {
  let line = report.scriptLine
  guard case .touch(var again, let target)? = try? PhoneScript(text: line).steps.first?.action
  else { preconditionFailure("the recorded line is no touch: \(line)") }
  if case .point(let x, let y)? = target { (again.x, again.y) = (x, y) }
  // A touch without a place has NaN, which is not equal to itself.
  if report.x.isNaN, again.x.isNaN { (again.x, again.y) = (0, 0) }
  var known = report
  if report.x.isNaN { (known.x, known.y) = (0, 0) }
  precondition(again == known, "the recorded line is another touch: \(line)")
}
