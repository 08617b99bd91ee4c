/// A class whose objects can be read from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The readable types, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data, one of the readable types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be written to an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The writable types of the class, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The writable types of the object; by default those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the visibility of a representation; by default all.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Loads the data of a representation.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: The handler that receives the data or an error.
  /// - Returns: The progress; nil if the data is loaded at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The writable types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  /// Visible to all apps.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}
