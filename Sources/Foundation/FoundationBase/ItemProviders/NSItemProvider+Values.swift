extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The readable types: texts of any kind.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// The writable types: text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Creates a string from UTF-8 data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8),
      let object = NSMutableString(string: text) as? Self ?? NSString(string: text) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }

  /// Loads the string as UTF-8 data.
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
  /// The readable types: URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }
  /// The writable types: URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The writable types: URLs, and file URLs for files.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// Creates a URL from its text.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(bytes: data, encoding: .utf8), let object = NSURL(string: text) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }

  /// Loads the URL's text as data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

/// A value type that bridges to an item provider's object.
public protocol ItemProviderValue: SendableMetatype {
  /// The class of the object.
  associatedtype ItemProviderObject: NSItemProviderReading & SendableMetatype
  /// Returns the value of an object.
  static func value(of object: ItemProviderObject) -> Self
}

extension String: ItemProviderValue {
  /// Returns the string.
  public static func value(of object: NSString) -> String { object as String }
}

extension URL: ItemProviderValue {
  /// Returns the URL.
  public static func value(of object: NSURL) -> URL { object as URL }
}

extension NSItemProvider {
  /// Returns whether a value of a type can be loaded.
  public func canLoadObject<Value: ItemProviderValue>(ofClass: Value.Type) -> Bool {
    canLoadObject(ofClass: Value.ItemProviderObject.self)
  }

  /// Loads a value from the best representation (ItemProviders.IP2).
  @discardableResult
  public func loadObject<Value: ItemProviderValue>(
    ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: Value.ItemProviderObject.self) { object, error in
      completionHandler((object as? Value.ItemProviderObject).map(Value.value), error)
    }
  }
}
