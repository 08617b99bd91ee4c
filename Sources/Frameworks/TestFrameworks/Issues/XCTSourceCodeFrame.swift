private import CTactusTesting
public import Foundation

/// An address in a call stack.
public final class XCTSourceCodeFrame: NSObject, Sendable {
  /// The address.
  public let address: UInt64

  /// Creates a frame from its address.
  public convenience init(address: UInt64) { self.init(address: address, symbolInfo: nil) }

  /// Creates a frame from its address and its symbol.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {
    (self.address, known) = (address, symbolInfo)
  }

  /// The symbol of the address; `nil` if it has none.
  public var symbolInfo: XCTSourceCodeSymbolInfo? { known ?? Self.symbol(at: address) }

  /// The error of the search for a symbol; `nil` if there is one.
  public var symbolicationError: (any Error)? { symbolInfo == nil ? missing : nil }

  public override var hash: Int { address.hashValue }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? XCTSourceCodeFrame)?.address == address
  }

  // MARK: Internals

  private let known: XCTSourceCodeSymbolInfo?

  private var missing: any Error {
    CocoaError(
      .featureUnsupported,
      userInfo: [NSLocalizedDescriptionKey: "The address \(address) has no symbol."])
  }

  /// Returns the symbol that the C library knows, which knows no lines: `path(symbol+0x1f) [0x2e]`.
  private static func symbol(at address: UInt64) -> XCTSourceCodeSymbolInfo? {
    var pointer = UnsafeMutableRawPointer(bitPattern: UInt(address))
    guard pointer != nil, let texts = backtrace_symbols(&pointer, 1), let first = texts.pointee
    else { return nil }
    defer { free(texts) }
    let text = String(cString: first)
    guard let begin = text.lastIndex(of: "("), let end = text.lastIndex(of: "+"), begin < end
    else { return nil }
    let symbol = text[text.index(after: begin)..<end]
    let image = text[..<begin].split(separator: "/").last.map(String.init) ?? ""
    guard !symbol.isEmpty else { return nil }
    return XCTSourceCodeSymbolInfo(
      imageName: image, symbolName: String(symbol), location: nil)
  }
}
