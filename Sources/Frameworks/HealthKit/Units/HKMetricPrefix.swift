/// The metric prefixes of units, with the raw values of the public header.
public enum HKMetricPrefix: Int, Sendable, CaseIterable {
  case none = 0
  case femto = 13
  case pico = 1
  case nano = 2
  case micro = 3
  case milli = 4
  case centi = 5
  case deci = 6
  case deca = 7
  case hecto = 8
  case kilo = 9
  case mega = 10
  case giga = 11
  case tera = 12
}
