public import Foundation

/// The symbol of an address in a call stack.
public final class XCTSourceCodeSymbolInfo: NSObject, Sendable {
  /// The name of the program or library that contains the address.
  public let imageName: String
  /// The name of the function.
  public let symbolName: String
  /// The location in source code; `nil` if it is unknown.
  public let location: XCTSourceCodeLocation?

  /// Creates the description of a symbol.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    (self.imageName, self.symbolName, self.location) = (imageName, symbolName, location)
  }

  public override var description: String { "\(symbolName) in \(imageName)" }

  public override var hash: Int { symbolName.hashValue }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeSymbolInfo else { return false }
    return other.imageName == imageName && other.symbolName == symbolName
      && other.location == location
  }
}
