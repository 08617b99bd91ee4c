/// In which parts of a document a text stands, without a word about how they look.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// What a part of a document is.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; 1 is the highest.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list without.
    case unorderedList
    /// An entry of a list, with its number; entries of any list are counted.
    case listItem(ordinal: Int)
    /// Lines of a program, and in which language, if that is said.
    case codeBlock(languageHint: String?)
    /// What somebody else said.
    case blockQuote
    /// The end of one theme.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The row of a table's headings.
    case tableHeaderRow
    /// A row; the first below the headings is 1.
    case tableRow(rowIndex: Int)
    /// A cell; the first in its row is 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// Where the text of its cells stands.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      /// On the left.
      case left
      /// In the middle.
      case center
      /// On the right.
      case right
    }

    /// Where the text of its cells stands.
    public var alignment: Alignment
    /// Makes a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One part of a document.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// What it is.
    public var kind: Kind
    /// A number that no other part of the document has.
    public var identity: Int

    /// Makes a part.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }

    /// What it is, with its number.
    public var debugDescription: String { "\(kind) (id \(identity))" }
  }

  /// The parts that a text is in, the innermost first.
  public var components: [IntentType]

  /// Makes one of its parts, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Makes one of a part within others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many parts the text is in.
  public var count: Int { components.count }

  /// All of its parts.
  public var debugDescription: String {
    components.map(\.debugDescription).joined(separator: ", ")
  }
}
