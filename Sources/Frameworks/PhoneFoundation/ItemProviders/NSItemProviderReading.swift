/// A class whose objects can be made of what an `NSItemProvider` has.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that an object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: Its type, one of those that can be read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be handed over by an `NSItemProvider`.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects can be made into, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of data that this one can be made into; by itself those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may see a type of data; by itself everybody.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Makes data of it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The data's type.
  ///   - completionHandler: Gets the data, or why there is none.
  /// - Returns: How far it is; nil if it is done at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of its class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
  /// Everybody.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// Who may see a type of data that is handed over; here all is seen by the app alone (IP4).
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// Apps of the same group.
  case group = 2
  /// The app itself.
  case ownProcess = 3
}
