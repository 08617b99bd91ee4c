/// The directions in which a symbol leaves and another appears.
package enum SymbolReplacement: Hashable, Sendable {
  /// The old symbol shrinks, the new one grows.
  case downUp
  /// Both symbols grow.
  case upUp
  /// The old symbol goes at once, the new one grows.
  case offUp
}
