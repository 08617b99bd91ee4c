/// The directions in which the old and the new symbol scale.
package enum SymbolReplacement: Hashable, Sendable {
  /// The old symbol scales down, the new one up.
  case downUp
  /// Both symbols scale up.
  case upUp
  /// The old symbol vanishes at once, the new one scales up.
  case offUp
}
