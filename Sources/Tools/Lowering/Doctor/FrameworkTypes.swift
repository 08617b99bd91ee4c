/// What our frameworks declare, for those of Apple's names that no table in `Data/API` has.
///
/// The table is in `FrameworkTypes+Generated.swift`, made from the frameworks' sources by a test.
enum FrameworkTypes {
  /// The types; some are the toolchain's Foundation's.
  static let names = Set(generatedNames).union([
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge",
  ])
  /// The base names of their members.
  static let members = Set(generatedMembers)
}
