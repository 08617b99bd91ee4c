import Foundation

/// The errors of version 3 units.
enum UnitError {
  /// No component matches the description: documented, as Component Manager's `invalidComponentID`.
  static let noComponent: OSStatus = -3000

  /// Returns the error with a status.
  static func make(_ status: OSStatus) -> NSError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(status))
  }
}
