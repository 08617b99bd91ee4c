/// The members that Apple's protocols make optional and ours have by themselves.
///
/// The tables are in `SystemOptionals+Generated.swift`, made from the frameworks' sources by a test.
enum SystemOptionals {
  /// The base names of the methods.
  static let names = Set(generatedNames)
  /// The properties.
  static let properties = Set(generatedProperties)
  /// The protocols of the frameworks, also those that have no such members.
  static let protocols = Set(generatedProtocols)
}
