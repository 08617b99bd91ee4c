extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Text of any kind.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Makes a text of bytes in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8),
      let object = NSMutableString(string: text) as? Self ?? NSString(string: text) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }

  /// Gives the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Addresses of files are such, too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// Makes an address of its text.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8), let object = NSURL(string: text) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }

  /// Gives the address's text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data((absoluteString).utf8), nil)
    return nil
  }
}

/// A value that is handed over as an object.
public protocol ItemProviderValue: SendableMetatype {
  /// The object's class.
  associatedtype ItemProviderObject: NSItemProviderReading & SendableMetatype
  /// The value of an object.
  static func value(of object: ItemProviderObject) -> Self
}

extension String: ItemProviderValue {
  /// The text.
  public static func value(of object: NSString) -> String { object as String }
}

extension URL: ItemProviderValue {
  /// The address.
  public static func value(of object: NSURL) -> URL { object as URL }
}

extension NSItemProvider {
  /// Whether a value of a type can be made of what there is.
  public func canLoadObject<Value: ItemProviderValue>(ofClass: Value.Type) -> Bool {
    canLoadObject(ofClass: Value.ItemProviderObject.self)
  }

  /// Makes a value of the best data that there is (IP2).
  @discardableResult
  public func loadObject<Value: ItemProviderValue>(
    ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: Value.ItemProviderObject.self) { object, error in
      completionHandler((object as? Value.ItemProviderObject).map(Value.value), error)
    }
  }
}
