import TactusHealthModel

/// Parses arbitrary bytes as the text of a unit.
///
/// The text of a unit is parsed as an equal one, and conversions there and back give the value.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzUnits(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let unit = try? HealthUnit(parsing: text) else { return 0 }
  guard let copy = try? HealthUnit(parsing: unit.text) else {
    preconditionFailure("the text of a unit is one: \(unit.text)")
  }
  precondition(copy == unit, "the text of a unit is that of an equal one: \(unit.text)")
  precondition(unit.isCompatible(with: unit) && unit.convert(1.5, to: copy) == 1.5)
  precondition(unit.divided(by: unit).dimensions.isEmpty, "a unit divided by itself has none")
  return 0
}
