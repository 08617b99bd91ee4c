/// A representation of an item provider.
struct ItemProviderRepresentation {
  let type: String
  /// The item that the provider was created with.
  var object: AnyObject?
  let load: NSItemProvider.DataHandler

  init(type: String, object: AnyObject? = nil, load: @escaping NSItemProvider.DataHandler) {
    (self.type, self.object, self.load) = (type, object, load)
  }

  /// Returns the data of an item.
  static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: data as Data
    case let text as NSString: Data((text as String).utf8)
    case let url as NSURL: Data((url as URL).absoluteString.utf8)
    default: nil
    }
  }
}
