import TactusPrinters

/// A printer that keeps what is printed, instead of putting it on paper.
public struct SimulatedPrinter: Sendable, Equatable {
  /// The address; nothing is ever sent to it.
  public var address: String
  /// The abilities and the state of the printer.
  public var description: PrinterDescription

  /// Creates a printer with common papers, that prints in color and on both sides.
  ///
  /// - Parameter name: The name.
  public init(_ name: String = "PDF Printer") {
    // RFC 2606: no host has this name.
    let host = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic ? String(scalar).lowercased() : "-"
    }
    address = "ipp://\(host.joined()).invalid/ipp/print"
    var description = PrinterDescription(name)
    description.papers = [.a4, .letter, .photo, .a6]
    description.sides = [.one, .longEdge, .shortEdge]
    self.description = description
  }
}
