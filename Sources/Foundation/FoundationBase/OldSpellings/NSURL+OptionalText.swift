import Foundation

extension NSURL {
  /// The text of the address, which is optional as on an iPhone.
  ///
  /// Sources that import the class through this module get this property.
  public var absoluteString: String? { self.Foundation::absoluteString }
}
