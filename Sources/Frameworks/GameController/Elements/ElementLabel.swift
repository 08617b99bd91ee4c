/// The localized name of an element, and the name of its symbol.
struct ElementLabel {
  var name: String
  var symbol: String?

  init(_ name: String, _ symbol: String? = nil) { (self.name, self.symbol) = (name, symbol) }
}
