/// The blocks that contain a text, independent of their appearance.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// The kind of a block.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; level 1 is the highest.
    case header(level: Int)
    /// A numbered list.
    case orderedList
    /// A bulleted list.
    case unorderedList
    /// An item of a list, with its number. Items of bulleted lists are numbered too.
    case listItem(ordinal: Int)
    /// A code block, with its language if it is given.
    case codeBlock(languageHint: String?)
    /// A block quote.
    case blockQuote
    /// A thematic break.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The header row of a table.
    case tableHeaderRow
    /// A row of a table; the first below the header is 1.
    case tableRow(rowIndex: Int)
    /// A cell; the first in a row is 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The alignment of a column.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      /// Left-aligned.
      case left
      /// Centered.
      case center
      /// Right-aligned.
      case right
    }

    /// The alignment of the column.
    public var alignment: Alignment
    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One block of a document.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The kind.
    public var kind: Kind
    /// A unique number of the block in the document.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }

    /// The kind and the number.
    public var debugDescription: String { "\(kind) (id \(identity))" }
  }

  /// The blocks that contain the text, the innermost first.
  public var components: [IntentType]

  /// Creates an intent from blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Creates an intent of a block within a parent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of blocks.
  public var count: Int { components.count }

  /// The descriptions of all blocks.
  public var debugDescription: String {
    components.map(\.debugDescription).joined(separator: ", ")
  }
}
