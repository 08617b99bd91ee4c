import SwiftParser
import SwiftSyntax

/// A source file and its syntax tree, which is parsed on first use.
package final class ParsedSource {
  let source: LoweringSource
  /// The reason why the file is not parsed; nil if it is.
  private(set) lazy var obstacle: LoweringDiagnostic? = BracketNesting.excess(in: source.text)
    .map { offset in
      let place = SourcePositions(source.text).place(of: AbsolutePosition(utf8Offset: offset))
      return LoweringDiagnostic(
        path: source.path, line: place.line, column: place.column,
        message: "more than \(BracketNesting.limit) brackets '[' are nested here, which takes the "
          + "parser minutes; name the inner types or values")
    }
  /// The tree; empty if there is an obstacle.
  private(set) lazy var tree: SourceFileSyntax = Parser.parse(
    source: obstacle == nil ? source.text : "")

  /// Creates a source that is not parsed yet.
  package init(_ source: LoweringSource) { self.source = source }
}
