import SwiftParser
import SwiftSyntax

/// A file and the tree of what it says, which is made when it is first asked for.
final class ParsedSource {
  let source: LoweringSource
  private(set) lazy var tree: SourceFileSyntax = Parser.parse(source: source.text)

  init(_ source: LoweringSource) { self.source = source }
}
