internal import TactusCrashReports

/// Casts an object to a protocol to which an extension in a higher module conforms its class.
///
/// Every program with UIKit contains all its modules, so the conformance is found.
@MainActor
package func implementedAbove<Role>(_ object: AnyObject, as role: Role.Type) -> Role {
  guard let object = object as? Role else {
    programmingError("no module of UIKit conforms \(type(of: object)) to \(role)")
  }
  return object
}
