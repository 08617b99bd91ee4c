/// The names of the symbols of an iPhone, also of those that are not drawn here.
package enum SymbolNames {
  /// All names.
  package static let all = Set(text.split(separator: "\n").map(String.init))
}
