/// The names that the frameworks declare in addition to the tables in `Data/API`.
///
/// The table is in `FrameworkTypes+Generated.swift`, generated from the frameworks' sources by a
/// test.
enum FrameworkTypes {
  /// The names of the types, with those of Foundation that count as a framework's.
  static let names = Set(generatedNames).union([
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge",
  ])
  /// The base names of the members.
  static let members = Set(generatedMembers)
}
