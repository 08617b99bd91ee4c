import TactusPhoneTypes

/// The installed apps that open files of others: an answer of the document service.
public struct DocumentAppList: Sendable, Equatable {
  /// An app that opens files.
  public struct Entry: Sendable, Equatable {
    /// The identifier of its bundle.
    public var identifier: BundleIdentifier
    /// The name.
    public var name: String
    /// The documents that it opens.
    public var documents: DocumentSupport
    /// The absolute path of the folder for its copies.
    public var inbox: String

    /// Describes an app.
    public init(
      identifier: BundleIdentifier, name: String, documents: DocumentSupport, inbox: String
    ) {
      self.identifier = identifier
      self.name = name
      self.documents = documents
      self.inbox = inbox
    }
  }

  /// The apps, in the order of their icons.
  public var apps: [Entry]

  /// The types that the app itself declares.
  public var ownTypes: [DeclaredFileType]

  /// Creates a list.
  public init(_ apps: [Entry] = [], ownTypes: [DeclaredFileType] = []) {
    self.apps = apps
    self.ownTypes = ownTypes
  }
}
