/// What the lowering knows of the compilation beside the sources.
package struct LoweringOptions: Sendable, Hashable {
  /// The module's name.
  package var module = "main"
  /// The names that `-D` defines.
  package var defines: Set<String> = []
  /// Whether the sources are in the Swift 6 language mode, which checks who may call what.
  package var isSwift6 = false
  /// The modules that the compiler will find; nil where nobody knows, and each is taken for there.
  package var modules: Set<String>?

  /// Makes the options of a module in Swift 5 mode.
  package init() {}

  /// Whether the compiler will find a module.
  func has(_ module: String) -> Bool { modules?.contains(module) ?? true }
}
