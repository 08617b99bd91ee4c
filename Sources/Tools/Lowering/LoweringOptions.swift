/// The options of the compilation that affect the lowering.
package struct LoweringOptions: Sendable, Hashable {
  /// The name of the module.
  package var module = "main"
  /// The names that `-D` defines.
  package var defines: Set<String> = []
  /// The version of the language that `#if swift(…)` compares; 5.10 in Swift 5 mode.
  package var languageVersion = LanguageVersion.swift5
  /// Whether the sources use the Swift 6 language mode, which checks actor isolation.
  package var isSwift6: Bool {
    get { languageVersion >= LanguageVersion([6]) }
    set { languageVersion = newValue ? .compiler : .swift5 }
  }
  /// Whether conditions have Linux' values, as in dependencies that import none of Apple's modules.
  package var isPlain = false
  /// Whether tests can import the module with its internal declarations.
  package var isTestable = false
  /// The modules that the framework's umbrella header imports for each of its files.
  package var headerModules: Set<String> = []
  /// Whether any file of the module imports UIKit.
  package var importsUIKit = false
  /// The module's own types that have names of Apple's missing modules.
  var ownTypes: Set<String> = []
  /// The modules that the compiler can find; nil if unknown, in which case every module counts as
  /// found.
  package var modules: Set<String>?

  /// The frameworks that can be installed, so that the compiler finds them.
  package var missingFrameworks = MissingFrameworks()

  /// Creates the options of a module in Swift 5 mode.
  package init() {}

  /// Returns whether the compiler can find a module.
  func has(_ module: String) -> Bool { modules?.contains(module) ?? true }
}
