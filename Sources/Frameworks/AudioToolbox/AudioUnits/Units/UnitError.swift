import Foundation

/// The errors of units of version 3.
enum UnitError {
  /// No component fits the description: documented, as Component Manager's `invalidComponentID`.
  static let noComponent: OSStatus = -3000

  /// Returns the error of a status.
  static func make(_ status: OSStatus) -> NSError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(status))
  }
}
