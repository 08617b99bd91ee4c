import FoundationNetworking
import TactusSelectors

/// The copies of configurations, with their options (Networking.NW13): when the library is loaded,
/// the class's table of methods gets that of this class.
final class CopiedConfiguration: OriginalConfiguration<Void>, @unchecked Sendable {
  override func copy(with zone: NSZone?) -> Any {
    let copy = super.copy(with: zone)
    if let options = objc_getAssociatedObject(self, ConfigurationOptions.key) {
      objc_setAssociatedObject(
        copy, ConfigurationOptions.key, options, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return copy
  }
}

/// The methods of Foundation; no object is ever created.
class OriginalConfiguration<Mark>: URLSessionConfiguration, @unchecked Sendable {}
