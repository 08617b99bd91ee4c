import TactusJSON

extension ScriptStep {
  /// Reads a step from a line that is parsed already.
  ///
  /// - Throws: `SourceTextError`, with the column of the first error.
  package init(_ tree: JSONTree) throws(SourceTextError) {
    self = try StepReader(tree, line: 1).step()
  }
}
