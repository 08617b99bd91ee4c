/// The names of an iPhone's symbols, including symbols not drawn here.
package enum SymbolNames {
  /// All names.
  package static let all = Set(text.split(separator: "\n").map(String.init))
}
