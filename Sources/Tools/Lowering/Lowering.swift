import SwiftParser
import SwiftSyntax

/// Makes plain Swift of what the iPhone's Swift has from Objective-C, line for line.
///
/// A module's files are read twice: for the facts that one file needs of another, and for the
/// lowering itself. `Documentation/Lowering.md` says what becomes what.
package struct Lowering: Sendable {
  /// What it knows beside the sources.
  package let options: LoweringOptions

  /// Makes the lowering of a module.
  package init(_ options: LoweringOptions = LoweringOptions()) { self.options = options }

  /// What other files need to know of a file.
  package func facts(of source: LoweringSource) -> FileFacts {
    let reader = FactsReader(options)
    reader.walk(Parser.parse(source: source.text))
    return reader.facts
  }

  /// Lowers a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - facts: What is known of its module and of those that it imports.
  package func lower(_ source: LoweringSource, with facts: ModuleFacts) -> LoweredFile {
    let tree = Parser.parse(source: source.text)
    let visitor = LoweringVisitor(source, tree, facts, options)
    visitor.walk(tree)
    return visitor.result()
  }

  /// Lowers the files of a module that needs no other.
  package func lower(_ sources: [LoweringSource]) -> [LoweredFile] {
    let facts = ModuleFacts(sources.map(facts(of:)))
    return sources.map { lower($0, with: facts) }
  }
}
