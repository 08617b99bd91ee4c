import FoundationNetworking
import TactusFoundationBase
import TactusSelectors

/// The copies of requests, with the properties that protocols keep in them (Networking.NW15): when
/// the library is loaded, the class's vtable gets the methods of this class.
///
/// A request that is used as a value is a copy, and Foundation on Linux leaves these properties
/// out.
final class CopiedRequest: OriginalRequest<Void> {
  override func copy(with zone: NSZone?) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? NSMutableURLRequest { keepProperties(in: copy) }
    return copy
  }

  override func mutableCopy(with zone: NSZone?) -> Any {
    let copy = super.mutableCopy(with: zone)
    if let copy = copy as? NSMutableURLRequest { keepProperties(in: copy) }
    return copy
  }
}

/// The methods of Foundation; no object is ever created.
class OriginalRequest<Mark>: NSMutableURLRequest {}

extension NSMutableURLRequest {
  /// Copies the properties into another request.
  ///
  /// Only an internal property of Foundation has all of them; a test would notice another name.
  fileprivate func keepProperties(in copy: NSMutableURLRequest) {
    let mirror = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
    let found = mirror.lazy.flatMap(\.children).first { $0.label == "protocolProperties" }
    for (key, value) in found?.value as? [String: Any] ?? [:] {
      URLProtocol.setProperty(value, forKey: key, in: copy)
    }
  }
}
