import Foundation

/// The C library's sine, in a separate file so that tests need not import Foundation beside C.
enum Sine {
  static func value(_ phase: Double) -> Double { sin(phase) }
}
