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
  package func facts(of source: LoweringSource) -> FileFacts { facts(of: ParsedSource(source)) }

  func facts(of source: ParsedSource) -> FileFacts {
    let reader = FactsReader(options)
    reader.walk(source.tree)
    return reader.facts
  }

  /// Lowers a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - facts: What is known of its module and of those that it imports.
  package func lower(_ source: LoweringSource, with facts: ModuleFacts) -> LoweredFile {
    lower(ParsedSource(source), with: facts)
  }

  func lower(_ parsed: ParsedSource, with facts: ModuleFacts) -> LoweredFile {
    let visitor = LoweringVisitor(parsed.source, parsed.tree, facts, options)
    visitor.walk(parsed.tree)
    return visitor.result()
  }

  /// Lowers the files of a module that needs no other.
  package func lower(_ sources: [LoweringSource]) -> [LoweredFile] {
    let parsed = sources.map(ParsedSource.init)
    let facts = ModuleFacts(parsed.map(facts(of:)))
    return parsed.map { lower($0, with: facts) }
  }
}
