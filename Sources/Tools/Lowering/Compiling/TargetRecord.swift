/// A record of where the sources of a target are, beside its module.
///
/// A phone in a test finds the property list of the test's app there, whatever was built or run
/// before (AppLife.PT27).
struct TargetRecord {
  private let path: String
  private let text: String

  /// Describes the target that a call compiles; `nil` if its folder is not known, or if the call
  /// writes no module among a package's products.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - imports: The modules that its files import.
  init?(of call: CompilerCall, imports: Set<String>) {
    guard let interface = call.ownInterfacePath, call.productsFolder != nil,
      let folder = call.sourceFolder
    else { return nil }
    path = interface.dropLast(CompilerCall.interfaceSuffix.count) + Self.suffix
    let isTest = !imports.isDisjoint(with: ["XCTest", "Testing"])
    text = folder + "\n" + (isTest ? "tests\n" : "")
  }

  /// Writes the record.
  func write() { Files.write(text, to: path) }

  /// The suffix of the file; `AppPropertyList` of PhoneTesting reads it.
  private static let suffix = ".tactus-target"
}
