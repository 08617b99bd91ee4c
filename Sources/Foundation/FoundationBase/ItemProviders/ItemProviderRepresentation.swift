/// A representation of an item provider.
struct ItemProviderRepresentation {
  let type: String
  /// The item that the provider was created with.
  var object: AnyObject?
  /// Loads the data, also those of a file.
  let load: NSItemProvider.DataHandler
  /// Loads the item itself, if a handler does.
  var loadItem: NSItemProvider.LoadHandler?
  /// The file, if the representation is one.
  var file: ItemProviderFile?

  init(type: String, object: AnyObject? = nil, load: @escaping NSItemProvider.DataHandler) {
    (self.type, self.object, self.load) = (type, object, load)
  }

  init(type: String, file: ItemProviderFile) {
    self.init(type: type, load: file.loadData)
    self.file = file
  }

  /// Returns whether the representation is a file that may be opened in place, if the options ask
  /// for one.
  func has(_ options: NSItemProviderFileOptions) -> Bool {
    !options.contains(.openInPlace) || file?.options.contains(.openInPlace) == true
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
