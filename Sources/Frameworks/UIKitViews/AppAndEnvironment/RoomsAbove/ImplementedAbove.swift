internal import TactusCrashReports

/// Returns an object as a protocol to which an extension in a room above this one conforms its
/// class.
///
/// Every program with UIKit contains all its rooms, therefore the conformance is found.
@MainActor
package func implementedAbove<Role>(_ object: AnyObject, as role: Role.Type) -> Role {
  guard let object = object as? Role else {
    programmingError("no room of UIKit conforms \(type(of: object)) to \(role)")
  }
  return object
}
