/// The members that Apple's protocols make optional and ours fulfil by themselves.
enum SystemOptionals {
  /// Their base names.
  static let names: Set<String> = []
  /// The protocols.
  static let protocols: Set<String> = []
}
