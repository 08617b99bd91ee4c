import SwiftParser
import SwiftSyntax

/// A source file and its syntax tree, which is parsed on first use.
final class ParsedSource {
  let source: LoweringSource
  private(set) lazy var tree: SourceFileSyntax = Parser.parse(source: source.text)

  init(_ source: LoweringSource) { self.source = source }
}
