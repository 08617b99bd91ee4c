import TactusMessageBus

/// The object from which clients request all accessible objects at once: it has none, so that
/// clients read those of the tree that they need (ATSPI.BU4).
final class ATSPICache: BusObjectTree {
  /// The path above the object.
  static let path = "/org/a11y/atspi"

  /// The interface as introspection XML.
  ///
  /// - Source: the interface descriptions of AT-SPI 2.46. Confidence: documented.
  static let description = """
    <node>
    <interface name='org.a11y.atspi.Cache'>
    <method name='GetItems'><arg type='a((so)(so)(so)iiassusau)' direction='out'/></method>
    </interface>
    </node>
    """

  func interfaces(of node: String) -> [String] { node == "cache" ? ["org.a11y.atspi.Cache"] : [] }

  func receive(_ invocation: BusInvocation) {
    invocation.answer([.list([], of: "((so)(so)(so)iiassusau)")])
  }

  func property(_ name: String, of interface: String, at path: String) -> BusVariant? { nil }
}
